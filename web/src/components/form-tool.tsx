import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-tool.module.css';

interface FormToolProps {
  Icon: LucideIcon;
  onClick: () => void;
  children: ReactNode;
}

/** A small button on a screen that opens a form, for the few who may change what is there. */
export function FormTool({ Icon, onClick, children }: FormToolProps) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      <Icon size={16} aria-hidden />
      {children}
    </button>
  );
}

/** Such buttons in a row. */
export function FormTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
