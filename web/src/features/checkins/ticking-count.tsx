import styles from './ticking-count.module.css';

/** A count that ticks over: the digits that change roll up, the others stand. */
export function TickingCount({ from, to }: { from: number; to: number }) {
  const is = to.toLocaleString('en-US').split('');
  const was = from.toLocaleString('en-US').padStart(is.length).split('');
  return (
    <p className={styles.count}>
      <span className="visually-hidden">{to.toLocaleString('en-US')}</span>
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
