import X from 'lucide-react/icons/x';
import { useCallback, useRef, useState } from 'react';
import styles from './full-screen-pictures.module.css';

interface FullScreenPicturesProps {
  /** The name of what the pictures show. */
  name: string;
  /** Their addresses, in their order. */
  pictures: readonly string[];
  /** The index of the first one to show. */
  start: number;
  onClose: () => void;
}

/** Pictures over the whole screen, to swipe through. */
export default function FullScreenPictures(props: FullScreenPicturesProps) {
  const { name, pictures, start, onClose } = props;
  const [shown, setShown] = useState(start);
  const list = useRef<HTMLUListElement>(null);
  const open = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog || dialog.open) return;
      dialog.showModal();
      // Only an open dialog has a width to scroll by.
      list.current?.scrollTo({ left: start * list.current.clientWidth });
    },
    [start],
  );
  return (
    <dialog
      ref={open}
      className={styles.screen}
      aria-label={`Pictures of ${name}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ul
        ref={list}
        className={styles.pictures}
        aria-label="Pictures"
        // The arrow keys scroll it.
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map((src, at) => (
          <li key={src}>
            <img
              src={src}
              referrerPolicy="no-referrer"
              alt={`${name}, ${at + 1} of ${pictures.length}`}
              loading={at === start ? 'eager' : 'lazy'}
              decoding="async"
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        {pictures.length > 1 && (
          <p className={styles.count} aria-live="polite">
            {shown + 1} of {pictures.length}
          </p>
        )}
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X size={24} aria-hidden />
        </button>
      </div>
    </dialog>
  );
}
