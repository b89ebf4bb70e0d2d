import type { LeaderboardEntry } from '@hoptrail/contracts/checkins';
import { Avatar } from '../../components/picture/avatar.tsx';
import { grouped } from '../../lib/text/numbers.ts';
import styles from './rank-row.module.css';

interface RankRowProps extends LeaderboardEntry {
  rank: number;
  /** Whether it is the signed-in person's row. */
  own?: boolean;
  /** A second line below the name. */
  note?: string | undefined;
}

/** A person's rank, picture, name and check-ins. */
export function RankRow(props: RankRowProps) {
  const { id, name, checkins, profileImage, rank, own = false, note } = props;
  return (
    <div className={styles.row} data-own={own}>
      <span className={styles.rank}>{grouped(rank)}</span>
      <Avatar id={id} src={profileImage} size={44} />
      <span className={styles.person}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.checkins}>
        {grouped(checkins)}
        <span className="visually-hidden"> check-ins</span>
      </span>
    </div>
  );
}
