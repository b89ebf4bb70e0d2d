import type { DrawWinner } from '@hoptrail/contracts/admin/trail-draws';
import { counted } from '../../../../lib/text/numbers.ts';
import { WinnerRow } from './winner-row.tsx';
import styles from './winners.module.css';

interface WinnersProps {
  winners: readonly DrawWinner[];
  /** How many there are, more than are listed perhaps. */
  total: number;
}

/** The people who were drawn, the newest first. */
export function Winners({ winners, total }: WinnersProps) {
  return (
    <section className={styles.winners}>
      <h3 className={styles.title}>{counted(total, 'winner', 'winners')}</h3>
      <ul className={styles.list}>
        {winners.map((winner) => (
          <li key={winner.id}>
            <WinnerRow winner={winner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
