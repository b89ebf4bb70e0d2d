import type { HistoryChange } from '@hoptrail/contracts/history/history';
import type { HistoryKind, HistoryVerb } from '@hoptrail/contracts/lists/history-kinds';
import ArrowRight from 'lucide-react/icons/arrow-right';
import styles from './change-line.module.css';
import { fieldLabel, valueText } from './field-label.ts';

/** The length from which a value is collapsed. */
const LONG = 160;

interface ChangeLineProps {
  /** The kind of the changed entity. */
  kind: HistoryKind;
  change: HistoryChange;
  verb: HistoryVerb;
}

/**
 * A changed field with its old and new value. A created entity has no old one, a deleted one no new
 * one.
 */
export function ChangeLine({ kind, change: { field, before, after }, verb }: ChangeLineProps) {
  const hasBefore = verb !== 'created' && !(before === null && verb !== 'changed');
  const hasAfter = verb !== 'deleted' && !(after === null && verb !== 'changed');
  return (
    <div className={styles.line}>
      <dt className={styles.field}>{fieldLabel(kind, field)}</dt>
      <dd className={styles.values}>
        {hasBefore && <Value value={before} isOver />}
        {hasBefore && hasAfter && (
          <>
            <ArrowRight size={16} aria-hidden className={styles.arrow} />
            <span className="visually-hidden">became</span>
          </>
        )}
        {hasAfter && <Value value={after} />}
      </dd>
    </div>
  );
}

function Value({ value, isOver = false }: { value: string | null; isOver?: boolean }) {
  const text = valueText(value);
  const data = { 'data-over': isOver, 'data-empty': value === null };
  if (text.length <= LONG) {
    return (
      <span className={styles.value} {...data}>
        {text}
      </span>
    );
  }
  return (
    <details className={styles.value} {...data}>
      <summary className={styles.summary}>{text.slice(0, LONG)}…</summary>
      {text.slice(LONG)}
    </details>
  );
}
