import type { BrewerysStampPage } from '@hoptrail/contracts/trails/trails';
import { dateText } from '../../../lib/text/dates.ts';
import styles from './given-stamps.module.css';

interface GivenStampsProps {
  stamps: readonly BrewerysStampPage['stamps'][number][];
  /** Whether each has its day. */
  withDay?: boolean;
}

const proofs = { position: 'by position', code: 'by your code', tag: 'by your tag' } as const;

/** The stamps of a brewery: who has them, of which trail, and how the check-in was verified. */
export function GivenStamps({ stamps, withDay = false }: GivenStampsProps) {
  return (
    <ul className={styles.list}>
      {stamps.map(({ username, trailName, stampedOn, way }) => (
        <li key={`${username} ${trailName} ${stampedOn}`} className={styles.stamp}>
          <span className={styles.who}>
            <strong>{username}</strong> {trailName}
            {withDay && <span className={styles.day}>{dateText(stampedOn)}</span>}
          </span>
          <span className={styles.proof}>{proofs[way]}</span>
        </li>
      ))}
    </ul>
  );
}
