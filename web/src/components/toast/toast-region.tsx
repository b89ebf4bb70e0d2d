import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PlainNote, type ToastNoteProps } from './plain-note.tsx';
import styles from './toast-region.module.css';
import { useLatestToast } from './use-latest-toast.ts';
import { useToastFocus } from './use-toast-focus.ts';

type Look = ComponentType<ToastNoteProps>;

/** The id by which open dialogs let toasts stay above them. */
export const TOAST_REGION_ID = 'notifications';

/**
 * The region of the toasts, one at a time. It is always on the page, so that screen readers
 * announce its content; F8 moves the focus there.
 */
export function ToastRegion() {
  const { toast, close, hold, release } = useLatestToast();
  const region = useRef<HTMLElement>(null);

  // Loaded after the first paint. Until then, and if it does not load, a toast is its words.
  const [look, setLook] = useState<Look>(() => PlainNote);
  useEffect(() => {
    void import('./toast-note.tsx').then(
      ({ default: ToastNote }) => setLook(() => ToastNote),
      () => {},
    );
  }, []);
  useToastFocus(region, { shown: toast?.id, close, hold });

  // Beside the app, not in it: an open dialog hides the app from screen readers.
  return createPortal(
    <section
      ref={region}
      id={TOAST_REGION_ID}
      className={styles.region}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      aria-live="polite"
      aria-atomic="true"
      onPointerEnter={hold}
      onPointerLeave={release}
      onBlur={release}
    >
      {toast && <Note key={toast.id} look={look} toast={toast} onClose={close} />}
    </section>,
    document.body,
  );
}

/** A toast, which keeps the look that it appeared with: a tap on a button that is replaced is lost. */
function Note({ look, ...props }: ToastNoteProps & { look: Look }) {
  const [Shown] = useState(() => look);
  return <Shown {...props} />;
}
