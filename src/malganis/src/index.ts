import { createApp } from './createApp';

export { RequestError } from '@mtools/browser-utils';
// Pages take these from here, so that there is one copy of the router, the one that runs the app.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { Access, type InitialState, useAccess, useInitialState } from './access';
export { useApp, useSettings } from './appContext';
export { createApp } from './createApp';
export {
  defineModel,
  type Model,
  type ModelInitTools,
  type ModelPatch,
  type ModelTools,
} from './defineModel';
export { useScopedModel } from './ModelScope';
export type {
  AccessRights,
  App,
  AppLocale,
  AppModel,
  AppOptions,
  AppPlugin,
  AppRequest,
  AppRequestOptions,
  AppSettings,
  AppText,
  ErrorPageProps,
  ErrorPages,
  HistoryType,
  PageModels,
  RouteConfig,
} from './types';
export { type BreadcrumbEntry, type MenuEntry, useBreadcrumbs, useMenu } from './useMenu';
export { useModel } from './useModel';
export { usePageShown, usePageTitle } from './usePage';

/** The same function as `createApp`, for `import malganis from '@mtools/malganis'`. */
export default createApp;
