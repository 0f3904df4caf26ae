import { theme as antdTheme, Skeleton } from 'antd';

/** The bar that stands for a text which is not there yet: as wide as its surroundings, and as high as a line. */
export function SkeletonItem() {
  const { token } = antdTheme.useToken();
  // antd's bar is half as high as a control; a row must not change its height when the text comes.
  const line = Math.round(token.fontSize * token.lineHeight);
  const margin = Math.max(0, line - token.controlHeight / 2) / 2;
  return (
    <Skeleton
      active
      title={false}
      paragraph={{ rows: 1, width: '100%' }}
      styles={{ paragraph: { margin: 0, marginBlock: margin } }}
    />
  );
}
