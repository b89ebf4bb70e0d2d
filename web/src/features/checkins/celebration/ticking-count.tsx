import { grouped } from '../../../lib/text/numbers.ts';
import styles from './ticking-count.module.css';

/** A count whose changed digits roll up. */
export function TickingCount({ from, to }: { from: number; to: number }) {
  const is = grouped(to).split('');
  const was = grouped(from).padStart(is.length).split('');
  return (
    <p className={styles.count}>
      <span className="visually-hidden">{grouped(to)}</span>
      {is.map((digit, index) => {
        const place = is.length - index;
        const old = was[index];
        return digit === old ? (
          <span key={place} aria-hidden>
            {digit}
          </span>
        ) : (
          <span key={place} className={styles.wheel} aria-hidden>
            <span className={styles.was}>{old}</span>
            <span className={styles.is}>{digit}</span>
          </span>
        );
      })}
    </p>
  );
}
