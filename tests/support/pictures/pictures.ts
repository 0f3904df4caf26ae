import { readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../../../.dumi/config/locales';
import { root } from '../preview-server';

/** Where the pages find them. */
export const folder = path.join(root, 'public', 'pictures');

/** What draws them, as a failed test says. */
export const COMMAND = 'npx -y pnpm@10 build && npx -y pnpm@10 docs:pictures';

/** Modules that each show a component as its picture does. */
const modules = path.join(root, 'docs/AntdExt/picture');

export interface Picture {
  /** Of its files, before language and mode. */
  name: string;
  /** Of the window in which it is drawn, in CSS px. */
  width: number;
  height: number;
  /** How many px of the file a CSS px has. */
  scale: number;
  /** The component that is drawn; without it, the picture shows an address. */
  component?: string;
  /** The address that is drawn, without the base. */
  address?: (locale: string, mode: string) => string;
  /** What that page has when it is as a reader sees it. */
  ready?: string;
}

/** Size of the pictures of components, in px of the file: what `ComponentPicture` says of them. */
export const COMPONENT_SIZE = { width: 640, height: 400 };

/** Width of the window for components that do not look like themselves in one of 320 px. */
const WIDTHS: Record<string, number> = {
  DatePickerExt: 400,
  DrawerExt: 520,
  LayoutExt: 640,
  ModalExt: 400,
  NotificationExt: 440,
  ProSearchTable: 640,
  TableExt: 360,
  UploadExt: 384,
};

/** `ButtonExt` is at `button-ext`. */
const toRouteName = (component: string) =>
  component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

function componentPictures(): Picture[] {
  return readdirSync(modules).map((file) => {
    const component = path.parse(file).name;
    const width = WIDTHS[component] ?? 320;
    const scale = COMPONENT_SIZE.width / width;
    const height = COMPONENT_SIZE.height / scale;
    return { name: toRouteName(component), width, height, scale, component };
  });
}

/** The demo of the overview, in the widths of its frame, and a page for the guide. */
const sitePictures: Picture[] = [
  ...[960, 720, 360].map((width) => ({
    name: `users-${width}`,
    width,
    height: 560,
    scale: 1.5,
    address: (locale: string, mode: string) =>
      `/~demos/antd-ext-demo-users?${new URLSearchParams({ theme: 'zeus', locale, mode })}`,
    ready: '.ant-pagination-item-active',
  })),
  {
    name: 'component-page',
    width: 1280,
    height: 720,
    scale: 1,
    address: (locale) => `${locale === 'zh-CN' ? '' : `/${locale}`}/antd-ext/button-ext`,
    ready: 'html[data-hydrated] .demo-stage:not(:has(.demo-picture)) .ant-btn',
  },
];

export const pictures: Picture[] = [...componentPictures(), ...sitePictures];

export const modes = ['light', 'dark'] as const;

/** Every file that the script writes, with its size in px. */
export const pictureFiles = pictures.flatMap(({ name, width, height, scale }) =>
  locales.flatMap(({ id }) =>
    modes.map((mode) => ({
      file: `${name}.${id}.${mode}.webp`,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    })),
  ),
);
