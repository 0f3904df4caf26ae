import { type ComponentProps, useState } from 'react';
import '../../common/picture/index.css';
import { isPlainClick } from '../../common/navigation/isPlainClick';
import EnlargedImage from './EnlargedImage';
import './index.css';

interface ZoomImageProps extends ComponentProps<'img'> {
  /** Address of the same picture in the dark mode. */
  'data-dark'?: string;
}

/**
 * An image of a page that can be enlarged (plugin/rehype-images.ts). It is a link to the image's file,
 * which is what it does without JavaScript. Of a picture in both color modes, the stylesheet shows one.
 */
export default function ZoomImage({ 'data-dark': dark, ...props }: ZoomImageProps) {
  if (!dark) return <LinkedImage {...props} />;
  return (
    <>
      <span className="mode-picture" data-mode="light">
        <LinkedImage {...props} />
      </span>
      <span className="mode-picture" data-mode="dark">
        <LinkedImage {...props} src={dark} />
      </span>
    </>
  );
}

function LinkedImage(props: ComponentProps<'img'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className="zoom-image"
        href={props.src}
        aria-haspopup="dialog"
        onClick={(event) => {
          // A click that asks for a new tab gets one.
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {/* biome-ignore lint/a11y/useAltText: Markdown's image brings its text */}
        <img {...props} />
      </a>
      {open && <EnlargedImage src={props.src} alt={props.alt} onClose={() => setOpen(false)} />}
    </>
  );
}
