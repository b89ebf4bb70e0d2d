import type { OpenClaim } from '@hoptrail/contracts/admin/claims';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { ContactText } from '../../../components/contact/contact-text.tsx';
import { MailLink } from '../../../components/contact/mail-link.tsx';
import { Avatar } from '../../../components/picture/avatar.tsx';
import { ageText } from '../../../lib/text/age-text.ts';
import { localDate } from '../../../lib/text/dates.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import layout from '../layout.module.css';
import { PersonLink } from '../people/person-link.tsx';
import { DecideClaim } from './decide-claim.tsx';
import styles from './open-claim-card.module.css';

/** An open claim: who asks for which brewery, their evidence, and the two decisions. */
export function OpenClaimCard({ claim }: { claim: OpenClaim }) {
  const { brewery, person, role, proof, contact, createdAt } = claim;
  const { owners } = brewery;
  return (
    <article className={`${layout.card} ${styles.card}`}>
      <header>
        <h3 className={styles.brewery}>
          <Link to="/brewery/$id" params={{ id: brewery.id }} className={styles.link}>
            {brewery.name}
          </Link>
        </h3>
        <p className={styles.quiet}>
          {brewery.city}, {brewery.state}
        </p>
        <p className={styles.owner} data-owned={owners.length > 0}>
          {owners.length > 0 ? (
            <>
              Owned by{' '}
              {owners.map((username, at) => (
                <Fragment key={username}>
                  {at > 0 && ', '}
                  <PersonLink person={{ username }} isInText />
                </Fragment>
              ))}{' '}
              now
            </>
          ) : (
            'Nobody owns it yet'
          )}
        </p>
      </header>
      <div className={styles.person}>
        <Avatar id={person.id} src={person.profileImage} size={44} />
        <div className={styles.names}>
          <p className={styles.username}>{person.username}</p>
          <p className={styles.quiet}>
            <MailLink email={person.email} />
          </p>
          <p className={styles.quiet}>
            {grouped(person.checkins)} check-ins, joined {localDate(person.createdAt)}
          </p>
        </div>
      </div>
      <dl className={styles.text}>
        <dt>Role</dt>
        <dd>{role}</dd>
        <dt>How to verify</dt>
        <dd>{proof}</dd>
        <dt>Contact</dt>
        <dd>
          <ContactText text={contact} />
        </dd>
      </dl>
      <p className={styles.quiet}>Sent {ageText(Date.now() - Date.parse(createdAt))}</p>
      <DecideClaim claim={claim} />
    </article>
  );
}
