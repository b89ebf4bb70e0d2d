import type { OwnClaim } from '@hoptrail/contracts/claims/claims';
import { Link } from '@tanstack/react-router';
import { TitledList } from '../../components/layout/titled-list.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import styles from './own-claims.module.css';

const outcomes: Readonly<Record<OwnClaim['status'], string>> = {
  open: 'Waiting for an answer',
  approved: 'Approved: you look after it now',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** On the profile: the states of the person's claims; renders nothing without claims. */
export default function OwnClaims() {
  const { id } = useSignedInUser();
  const { data: claims = [] } = trpc.claims.mine.useQuery({ id });
  if (claims.length === 0) return null;
  return (
    <TitledList title="Your Claims">
      <ul>
        {claims.map(({ id: claimId, brewery, status, reason }) => (
          <li key={claimId}>
            <Link to="/brewery/$id" params={{ id: brewery.id }} className={styles.claim}>
              <span className={styles.name}>{brewery.name}</span>
              <span className={styles.outcome} data-status={status}>
                {outcomes[status]}
              </span>
              {reason && <span className={styles.reason}>{reason}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </TitledList>
  );
}
