import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactNode } from 'react';
import styles from './row-button.module.css';

interface RowTexts {
  Icon: LucideIcon;
  label: string;
  /** What is set at present, in a few words. */
  detail?: ReactNode;
}

/** A button that is one row of a group, as in a phone's settings: icon, name and present state. */
export function RowButton({ onClick, ...texts }: RowTexts & { onClick: () => void }) {
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      <Row {...texts} />
    </button>
  );
}

/** A link that looks like a `RowButton`. */
export const RowLink = createLink(
  ({ Icon, label, detail, ...rest }: ComponentProps<'a'> & RowTexts) => (
    <a {...rest} className={styles.row}>
      <Row Icon={Icon} label={label} detail={detail} />
    </a>
  ),
);

function Row({ Icon, label, detail }: RowTexts) {
  return (
    <>
      <Icon size={20} aria-hidden className={styles.icon} />
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </>
  );
}
