import { Link } from '@tanstack/react-router';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { trpc } from '../../../data/trpc.ts';
import { dateText, today } from '../../../lib/text/dates.ts';
import styles from './trail-badges.module.css';

/** The badges of the trails that the person completed, on the profile; nothing without any. */
export default function TrailBadges() {
  const { data: badges } = trpc.trails.badges.useQuery();
  if (!badges || badges.length === 0) return null;
  return (
    <TitledList title="Trail badges">
      <ul className={styles.shelf}>
        {badges.map(({ trailId, name, icon, completedAt }) => (
          <li key={trailId}>
            <Link to="/trails/$id" params={{ id: trailId }} className={styles.badge}>
              <img src={icon} alt="" width={96} height={96} loading="lazy" decoding="async" />
              <span className={styles.name}>{name}</span>
              <span className={styles.day}>{dateText(today(new Date(completedAt)))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledList>
  );
}
