import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

/**
 * Pictures over the whole screen, to swipe through. A double tap enlarges one where it was tapped;
 * two fingers zoom with the browser's own gesture.
 */
export default function FullScreenPictures(props: FullScreenPicturesProps) {
  const { name, pictures, start, onClose } = props;
  const [shown, setShown] = useState(start);
  const [enlarged, setEnlarged] = useState<number>();
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
  const zoom = (at: number, frame: HTMLElement, { x, y } = middleOf(frame)) => {
    flushSync(() => setEnlarged(enlarged === at ? undefined : at));
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
    frame.scrollTo(
      (x / clientWidth) * (scrollWidth - clientWidth),
      (y / clientHeight) * (scrollHeight - clientHeight),
    );
  };
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
        onScroll={({ target, currentTarget }) => {
          // A scroll within an enlarged picture shows no other one.
          if (target !== currentTarget) return;
          const at = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
          setShown(at);
          if (at !== enlarged) setEnlarged(undefined);
        }}
      >
        {pictures.map((src, at) => (
          <li
            key={src}
            data-enlarged={enlarged === at}
            onDoubleClick={({ currentTarget, clientX, clientY }) =>
              zoom(at, currentTarget, { x: clientX, y: clientY })
            }
          >
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
        <button
          type="button"
          className={styles.tool}
          aria-label="Enlarge"
          aria-pressed={enlarged === shown}
          onClick={() => {
            const frame = list.current?.children[shown];
            if (frame instanceof HTMLElement) zoom(shown, frame);
          }}
        >
          {enlarged === shown ? (
            <ZoomOut size={24} aria-hidden />
          ) : (
            <ZoomIn size={24} aria-hidden />
          )}
        </button>
        <button type="button" className={styles.tool} aria-label="Close" onClick={onClose}>
          <X size={24} aria-hidden />
        </button>
      </div>
    </dialog>
  );
}

function middleOf({ clientWidth, clientHeight }: HTMLElement) {
  return { x: clientWidth / 2, y: clientHeight / 2 };
}
