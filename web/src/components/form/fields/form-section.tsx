import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** A line that says what a section contains, which can be folded then. */
  contains?: string | undefined;
  /** Whether it is open at first, if it can be folded. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A section of a form: a card with a title, which can be folded if a line says what is in it. */
export function FormSection({ title, contains, isOpen = false, children }: FormSectionProps) {
  if (contains !== undefined) {
    return (
      <details className={`${styles.section} ${styles.fold}`} open={isOpen}>
        <summary className={styles.summary}>
          <h2 className={styles.heading}>{title}</h2>
          <span className={styles.contains}>{contains}</span>
          <ChevronDown className={styles.chevron} size={20} aria-hidden />
        </summary>
        <div className={styles.fields}>{children}</div>
      </details>
    );
  }
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
