import type { CSSObject } from '@ant-design/cssinjs';
import type { GlobalToken } from 'antd';
import type { ReactNode } from 'react';
import { useAntdConfig } from '../useAntdConfig';
import { useExtStyle } from '../useExtStyle';

interface BackgroundLayerProps {
  /** A node, or the address of a picture. */
  image: ReactNode;
}

/**
 * Draws `backgroundImg` behind header and content of the dialog in which it is rendered, wherever that may be: no parent
 * below the dialog's panel is positioned.
 */
export function BackgroundLayer({ image }: BackgroundLayerProps): ReactNode {
  const { getPrefixCls } = useAntdConfig();
  const prefix = getPrefixCls('ext-dialog-background');
  const styleClasses = useExtStyle('DialogBackground', prefix, genBackgroundStyle);
  return (
    <span className={[prefix, ...styleClasses].join(' ')} aria-hidden>
      {typeof image === 'string' ? <img src={image} alt="" /> : image}
    </span>
  );
}

function genBackgroundStyle(prefix: string, token: GlobalToken): CSSObject {
  return {
    [`.${prefix}`]: {
      position: 'absolute',
      inset: 0,
      // Above the panel's own background, which is why the panel has to be a stacking context.
      zIndex: -1,
      display: 'block',
      overflow: 'hidden',
      borderRadius: token.borderRadiusLG,
      pointerEvents: 'none',
      img: { display: 'block', width: '100%' },
    },
  };
}
