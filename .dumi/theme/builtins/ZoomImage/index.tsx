import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../../common/controls/icons';
import { useMessage } from '../../hooks/useMessage';
import '../../common/picture/index.css';
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
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {/* biome-ignore lint/a11y/useAltText: Markdown's image brings its text */}
        <img {...props} />
      </a>
      {open && <Enlarged {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The browser's own modal dialog: Esc closes it, and the focus goes back to the image. */
function Enlarged({ src, alt, onClose }: ComponentProps<'img'> & { onClose: () => void }) {
  const message = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the button close it by keyboard
    <dialog
      ref={dialog}
      className="zoom-dialog"
      aria-label={alt || message('image.enlarged')}
      onClick={() => dialog.current?.close()}
      onClose={onClose}
    >
      <button type="button" className="icon-button" aria-label={message('image.close')}>
        <CloseIcon />
      </button>
      <img src={src} alt={alt} />
    </dialog>,
    // Outside the page's text, where a paragraph may not hold a dialog.
    document.body,
  );
}
