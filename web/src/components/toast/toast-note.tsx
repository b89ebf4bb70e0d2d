import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { Toast } from '../../lib/toast.ts';
import styles from './toast-region.module.css';
import { useSwipeRight } from './use-swipe-right.ts';

interface ToastNoteProps {
  toast: Toast;
  onClose: () => void;
}

const icons = { success: CircleCheck, error: CircleAlert, warning: CircleAlert, info: Info };

/** A toast with an icon and a button that closes it; a swipe to the right closes it, too. */
export default function ToastNote({ toast, onClose }: ToastNoteProps) {
  const Icon = icons[toast.type];
  return (
    <div className={styles.note} data-type={toast.type} {...useSwipeRight(onClose)}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
      </div>
      {toast.button}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
