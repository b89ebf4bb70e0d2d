import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { grouped } from '../../../lib/text/numbers.ts';
import styles from './change.module.css';
import { countText } from './count-text.ts';

interface ChangeProps {
  now: number | null;
  /** The same figure of the days before. */
  before: number | null;
}

/** How a figure differs from that of the days before; nothing if neither is shown. */
export function Change({ now, before }: ChangeProps) {
  if (now === null && before === null) return null;
  if (now === null || before === null) {
    return <span className={styles.change}>{countText(before)} before</span>;
  }
  if (now === before) return <span className={styles.change}>as many as before</span>;
  const Arrow = now > before ? ArrowUpRight : ArrowDownRight;
  return (
    <span className={styles.change}>
      <strong className={styles.difference} data-more={now > before}>
        <Arrow size={16} aria-hidden />
        {grouped(Math.abs(now - before))} {now > before ? 'more' : 'fewer'}
      </strong>{' '}
      than {grouped(before)}
    </span>
  );
}
