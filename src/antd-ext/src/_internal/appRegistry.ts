import { type App, Modal, message, notification } from 'antd';

type AppMethods = ReturnType<typeof App.useApp>;

/** antd's methods which open something from outside of any component. */
export interface StaticMethods {
  message: Pick<
    AppMethods['message'],
    'open' | 'success' | 'error' | 'info' | 'warning' | 'loading' | 'destroy'
  >;
  notification: Pick<
    AppMethods['notification'],
    'open' | 'success' | 'error' | 'info' | 'warning' | 'destroy'
  >;
  modal: Pick<typeof Modal, 'confirm' | 'success' | 'error' | 'info' | 'warning'>;
}

export interface MountedApp {
  methods: AppMethods;
  /** What it says of all notifications, which the methods do not tell. */
  notices: NoticeSettings;
}

export interface NoticeSettings {
  duration?: number | false;
  pauseOnHover?: boolean;
}

interface Registration {
  /** How many providers are around this one. */
  depth: number;
  /** Read at the time of a call, because antd makes new methods when the settings of its `App` change. */
  getApp: () => MountedApp;
}

/** Filled by effects alone, so nothing is shared between the requests of a server. */
const mounted: Registration[] = [];

/**
 * Makes a mounted provider handle calls from outside of any component.
 *
 * @returns Takes it back. Calling it twice does nothing.
 */
export function registerApp(registration: Registration): () => void {
  mounted.push(registration);
  return () => {
    const index = mounted.indexOf(registration);
    if (index >= 0) mounted.splice(index, 1);
  };
}

/**
 * The methods of the innermost mounted `ConfigProviderExt` with `app`; of several at the same depth the last one
 * mounted. Without any they are antd's static ones, which obey `ConfigProviderExt.config`.
 */
export function getStaticMethods(): StaticMethods {
  return findApp()?.().methods ?? { message, notification, modal: Modal };
}

/** What the same provider says of all notifications. */
export function getNoticeSettings(): NoticeSettings | undefined {
  return findApp()?.().notices;
}

function findApp(): Registration['getApp'] | undefined {
  let found: Registration | undefined;
  for (const registration of mounted) {
    if (!found || registration.depth >= found.depth) found = registration;
  }
  return found?.getApp;
}
