import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import { Avatar } from '../../components/picture/avatar.tsx';
import { grouped } from '../../lib/text/numbers.ts';
import styles from './rank-row.module.css';

interface RankRowProps extends LeaderboardEntry {
  rank: number;
  /** Whether it is the signed-in person's row. */
  own?: boolean;
  /** A second line below the name. */
  note?: string | undefined;
  /** Opens the person, for rows of people who show their logbook. */
  onOpen?: (person: LeaderboardEntry) => void;
}

/** A person's rank, picture, name and check-ins. */
export function RankRow({ onOpen, ...row }: RankRowProps) {
  const content = <Content {...row} />;
  if (!onOpen) {
    return (
      <div className={styles.row} data-own={row.own}>
        {content}
      </div>
    );
  }
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(row)}>
      {content}
    </button>
  );
}

function Content({
  id,
  name,
  checkins,
  profileImage,
  rank,
  note,
  showsLogbook,
  own,
}: RankRowProps) {
  return (
    <>
      <span className={styles.rank}>{grouped(rank)}</span>
      <Avatar id={id} src={profileImage} size={44} />
      <span className={styles.person}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
        {showsLogbook && !own && <span className={styles.note}>Shows the logbook</span>}
      </span>
      <span className={styles.checkins}>
        {grouped(checkins)}
        <span className="visually-hidden"> check-ins</span>
      </span>
    </>
  );
}
