import { type CSSProperties, useRef, useState } from 'react';
import { base } from '../../../config/site';
import { ExternalIcon, ReloadIcon } from '../../common/controls/icons';
import { Toolbar } from '../../common/controls/Toolbar';
import { ModePicture } from '../../common/picture/ModePicture';
import { useColorMode } from '../../hooks/useColorMode';
import { useInterest } from '../../hooks/useInterest';
import { useSite } from '../../hooks/useSite';
import { OpenInStackBlitz } from './OpenInStackBlitz';
import { PreviewFrame } from './PreviewFrame';
import { type PreviewId, previews } from './previews';
import { usePreviewMessage } from './usePreviewMessage';
import './PreviewCard.lazy.css';

/**
 * A picture of the template's first page, in the place of which the template itself runs once the reader shows
 * interest (useInterest); both have the same size.
 */
export default function PreviewCard({ id }: { id: PreviewId }) {
  const { device, width, height, account, password } = previews[id];
  const card = useRef<HTMLElement>(null);
  const interested = useInterest(card);
  const [loads, setLoads] = useState(0);
  const message = usePreviewMessage();
  const { locale } = useSite();
  const { mode = 'light' } = useColorMode();
  const address = `${base}previews/${id}/?locale=${locale.id}&mode=${mode}`;
  // React's types know no custom properties.
  const size = { '--width': width, '--height': height } as CSSProperties;
  const reloadLabel = message('reload');
  const separateLabel = message('separate');

  return (
    <figure ref={card} className="template-preview" data-device={device} style={size}>
      <div className="template-preview-device">
        <div className="template-preview-screen">
          <ModePicture
            name={id}
            alt={message('picture', { name: id })}
            width={width}
            height={height}
          />
          {interested && (
            <PreviewFrame
              key={loads}
              address={address}
              mode={mode}
              title={message('frame', { name: id })}
              loadingText={message('loading')}
              width={width}
            />
          )}
        </div>
      </div>
      <figcaption className="template-preview-bar">
        <span>{message('log-in', { account, password })}</span>
        <Toolbar className="template-preview-actions" label={message('actions')}>
          <button
            type="button"
            className="icon-button"
            aria-label={reloadLabel}
            title={reloadLabel}
            onClick={() => setLoads(loads + 1)}
          >
            <ReloadIcon />
          </button>
          <OpenInStackBlitz id={id} />
          <a
            className="icon-button"
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={separateLabel}
            title={separateLabel}
          >
            <ExternalIcon />
          </a>
        </Toolbar>
      </figcaption>
    </figure>
  );
}
