import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { PlainNote, type ToastNoteProps } from './plain-note.tsx';
import styles from './toast-region.module.css';
import { useSwipeRight } from './use-swipe-right.ts';

const icons = { success: CircleCheck, error: CircleAlert, warning: CircleAlert, info: Info };

/** A toast with its icon; a swipe to the right closes it, too. */
export default function ToastNote({ toast, onClose }: ToastNoteProps) {
  const Icon = icons[toast.type];
  return (
    <PlainNote
      toast={toast}
      onClose={onClose}
      icon={<Icon size={22} aria-hidden className={styles.icon} />}
      cross={<X size={18} aria-hidden />}
      {...useSwipeRight(onClose)}
    />
  );
}
