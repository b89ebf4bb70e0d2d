import type { UserBadge } from '@hoptrail/contracts/users/users';
import { grouped } from '../../lib/text/numbers.ts';
import styles from './profile-stats.module.css';

interface ProfileStatsProps {
  checkins: number;
  /** Place among all users, counted from 1. */
  rank: number;
  badge: Pick<UserBadge, 'name'>;
}

/** The person's check-ins, rank and badge. */
export function ProfileStats({ checkins, rank, badge }: ProfileStatsProps) {
  return (
    <dl className={styles.stats}>
      <Stat label="Check-ins" value={grouped(checkins)} />
      <Stat label="Rank" value={`#${grouped(rank)}`} />
      <Stat label="Badge" value={badge.name.replace('Hop', '').trim() || 'None'} />
    </dl>
  );
}

function Stat({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-length={value.length > 5 ? 'long' : 'short'}>
        {value}
      </dd>
    </div>
  );
}
