import { type ComponentProps, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../../common/controls/icons';
import { useMessage } from '../../hooks/useMessage';

interface EnlargedImageProps extends Pick<ComponentProps<'img'>, 'src' | 'alt'> {
  onClose: () => void;
}

/** The browser's own modal dialog: Esc closes it, and the focus goes back to the image. */
export default function EnlargedImage({ src, alt, onClose }: EnlargedImageProps) {
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
