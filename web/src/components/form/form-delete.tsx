import Trash2 from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import styles from './form-delete.module.css';

interface FormDeleteProps {
  onClick: () => void;
  children: ReactNode;
}

/** The delete button at the end of a form. The caller asks for confirmation. */
export function FormDelete({ onClick, children }: FormDeleteProps) {
  return (
    <button type="button" className={styles.delete} onClick={onClick}>
      <Trash2 size={18} aria-hidden />
      {children}
    </button>
  );
}
