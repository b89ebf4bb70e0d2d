import { Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { lazy } from '../layout/lazy.tsx';
import { PlainNote, type ToastNoteProps } from './plain-note.tsx';
import styles from './toast-region.module.css';
import { useLatestToast } from './use-latest-toast.ts';
import { useToastFocus } from './use-toast-focus.ts';

const load = () => import('./toast-note.tsx').catch(() => ({ default: PlainNote }));
// Loaded after the first paint. Until then, and if it does not load, a toast is its words.
const ToastNote = lazy<ToastNoteProps>(load);

/** The id by which open dialogs let toasts stay above them. */
export const TOAST_REGION_ID = 'notifications';

/**
 * The region of the toasts, one at a time. It is always on the page, so that screen readers
 * announce its content; F8 moves the focus there.
 */
export function ToastRegion() {
  const { toast, close, hold, release } = useLatestToast();
  const region = useRef<HTMLElement>(null);

  useEffect(() => void load(), []);
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
      {toast && (
        <Suspense key={toast.id} fallback={<PlainNote toast={toast} onClose={close} />}>
          <ToastNote toast={toast} onClose={close} />
        </Suspense>
      )}
    </section>,
    document.body,
  );
}
