import type { ComponentProps, ReactNode } from 'react';
import type { Toast } from '../../lib/toast.ts';
import styles from './toast-region.module.css';

export interface ToastNoteProps {
  toast: Toast;
  onClose: () => void;
}

type Swipe = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel';

interface PlainNoteProps extends ToastNoteProps, Pick<ComponentProps<'div'>, Swipe> {
  icon?: ReactNode;
  cross?: ReactNode;
}

/** The words of a toast, its button, and one that closes it. */
export function PlainNote({ toast, onClose, icon, cross = '×', ...swipe }: PlainNoteProps) {
  const { type, title, description, button } = toast;
  return (
    <div className={styles.note} data-type={type} {...swipe}>
      {icon}
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {button}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        {cross}
      </button>
    </div>
  );
}
