import type { PreviewId } from './previews';

export function OpenInStackBlitz(_: { id: PreviewId }) {
  return null;
}
