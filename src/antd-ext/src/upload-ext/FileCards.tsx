import { theme as antdTheme, type UploadFile, type UploadProps } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../_internal/useTexts';
import { FileCard, type FileCardActions } from './FileCard';
import { uploadTexts } from './texts';

interface FileCardsProps<Response> extends FileCardActions<Response> {
  files: UploadFile<Response>[];
  itemRender: UploadProps<Response>['itemRender'];
}

const LIST: CSSProperties = { margin: 0, padding: 0, listStyle: 'none', display: 'grid' };

/** The component's own list: a card for each file. */
export function FileCards<Response>({
  files,
  itemRender,
  ...actions
}: FileCardsProps<Response>): ReactNode {
  const text = useTexts(uploadTexts);
  const { token } = antdTheme.useToken();
  if (!files.length) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list.
    <ul role="list" aria-label={text.list} style={{ ...LIST, gap: token.marginXS }}>
      {files.map((file) => {
        const card = <FileCard file={file} {...actions} />;
        return (
          <li key={file.uid}>
            {itemRender
              ? itemRender(card, file, files, {
                  download: () => actions.onDownload(file),
                  preview: () => actions.onPreview?.(file),
                  remove: () => actions.onRemove(file),
                })
              : card}
          </li>
        );
      })}
    </ul>
  );
}
