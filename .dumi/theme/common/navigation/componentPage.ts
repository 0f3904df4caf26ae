/** What is read of a frontmatter to tell which component it is about. */
interface ComponentHeader {
  /** Path of the page in the repository. */
  filename?: string;
  atomId?: string;
  status?: string;
}

/** The page of a component is named after it; `index` is the overview. */
const PAGE = /^docs\/AntdExt\/([A-Z]\w*)(?:\.en-US)?\.md$/;

export interface DocumentedComponent {
  name: string;
  atomId: string;
  /** Whether the component does not exist yet. */
  planned: boolean;
}

/** The component that a page documents; none on other pages. */
export function componentOf(header: ComponentHeader): DocumentedComponent | undefined {
  const { filename, atomId, status } = header;
  const name = PAGE.exec(filename ?? '')?.[1];
  if (!name || !atomId) return undefined;
  return { name, atomId, planned: status === 'planned' };
}

/** @example importOf({ name: 'ButtonExt', … }) // import { ButtonExt } from '@mtools/antd-ext'; */
export function importOf({ name }: DocumentedComponent): string {
  return `import { ${name} } from '@mtools/antd-ext';`;
}

/** Folder of a component's source in the repository. */
export function sourceFolderOf({ atomId }: DocumentedComponent): string {
  return `src/antd-ext/src/${atomId}`;
}
