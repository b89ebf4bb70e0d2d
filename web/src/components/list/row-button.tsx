import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './row-button.module.css';

interface RowTexts {
  Icon: LucideIcon;
  label: string;
  /** What is set at present, in a few words; screen readers read it as the description. */
  detail?: ReactNode;
}

/** A button that is one row of a group, as in a phone's settings: icon, name and present state. */
export function RowButton({ onClick, ...texts }: RowTexts & { onClick: () => void }) {
  const id = useId();
  return (
    <button type="button" className={styles.row} onClick={onClick} {...names(id, texts)}>
      <Row id={id} {...texts} />
    </button>
  );
}

/** A link that looks like a `RowButton`. */
export const RowLink = createLink(
  ({ Icon, label, detail, ...rest }: ComponentProps<'a'> & RowTexts) => {
    const id = useId();
    return (
      <a {...rest} className={styles.row} {...names(id, { detail })}>
        <Row id={id} Icon={Icon} label={label} detail={detail} />
      </a>
    );
  },
);

function Row({ id, Icon, label, detail }: RowTexts & { id: string }) {
  return (
    <>
      <Icon size={20} aria-hidden className={styles.icon} />
      <span className={styles.texts}>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        {detail && (
          <span id={`${id}detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </>
  );
}

/** The name without the detail, which is the description. */
function names(id: string, { detail }: Pick<RowTexts, 'detail'>) {
  return {
    'aria-labelledby': `${id}label`,
    ...(detail ? { 'aria-describedby': `${id}detail` } : {}),
  };
}
