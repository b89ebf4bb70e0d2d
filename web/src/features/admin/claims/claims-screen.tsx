import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ageText } from '../../../lib/text/age-text.ts';
import { counted } from '../../../lib/text/numbers.ts';
import layout from '../layout.module.css';
import { AdminList } from '../lists/admin-list.tsx';
import { ListRow } from '../lists/list-row.tsx';
import styles from './claims-screen.module.css';
import { OpenClaimCard } from './open-claim-card.tsx';
import { useOpenClaims } from './use-open-claims.ts';

/** The open claims, oldest first. */
export function ClaimsScreen() {
  const { claims, total, ...query } = useOpenClaims();
  return (
    <section className={layout.screen} aria-label="Open claims">
      <AdminList
        query={query}
        items={claims}
        failed="The claims did not load"
        skeleton={{ rows: 2, height: 300 }}
        empty={
          <EmptyState
            drawing="breweries"
            title="No open claims"
            hint="When somebody says that a brewery is theirs, you decide here."
          />
        }
        head={<h2 className={styles.title}>{counted(total, 'open claim', 'open claims')}</h2>}
        label="Claims"
        row={({ brewery, person, createdAt }) => (
          <ListRow
            title={brewery.name}
            note={`${person.username}, ${ageText(Date.now() - Date.parse(createdAt))}`}
          />
        )}
      >
        {(claim) => <OpenClaimCard claim={claim} />}
      </AdminList>
    </section>
  );
}
