import type { Person } from '@hoptrail/contracts/admin/people';
import { Link } from '@tanstack/react-router';
import { MailLink } from '../../../components/contact/mail-link.tsx';
import { Avatar } from '../../../components/picture/avatar.tsx';
import { localDate } from '../../../lib/text/dates.ts';
import { counted } from '../../../lib/text/numbers.ts';
import layout from '../layout.module.css';
import { PersonActions } from './person-actions.tsx';
import styles from './person-card.module.css';

/** A person: name, address, breweries, suspension, and the actions. */
export function PersonCard({ person }: { person: Person }) {
  const { id, username, name, email, role, breweries, suspension } = person;
  return (
    <article className={`${layout.card} ${styles.card}`} data-suspended={suspension !== null}>
      <header className={styles.header}>
        <Avatar id={id} src={person.profileImage} size={52} />
        <div className={styles.names}>
          <h2 className={styles.username}>{username}</h2>
          {name !== username && <p className={styles.quiet}>{name}</p>}
          <p className={styles.quiet}>
            <MailLink email={email} />
          </p>
        </div>
        {role === 'admin' && <span className={styles.badge}>Administrator</span>}
      </header>
      <p className={styles.facts}>
        {counted(person.checkins, 'check-in', 'check-ins')} · joined {localDate(person.createdAt)} ·{' '}
        {devices(person.sessions)}
      </p>
      {breweries.length > 0 && (
        <ul className={styles.breweries} aria-label="Breweries">
          {breweries.map((brewery) => (
            <li key={brewery.id}>
              <Link to="/brewery/$id" params={{ id: brewery.id }} className={styles.brewery}>
                {brewery.name}
                <span className={styles.role}>{brewery.role === 'owner' ? 'Owner' : 'Staff'}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {suspension && (
        <p className={styles.suspension}>
          <strong>Suspended</strong> since {localDate(suspension.since)}: {suspension.reason}
        </p>
      )}
      <PersonActions person={person} />
    </article>
  );
}

function devices(count: number): string {
  if (count === 0) return 'not signed in';
  return `signed in on ${counted(count, 'device', 'devices')}`;
}
