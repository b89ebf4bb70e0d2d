import { STAFF_PER_BREWERY } from '@hoptrail/contracts/limits';
import type { StaffMember } from '@hoptrail/contracts/staff/staff';
import { BackLink } from '../../components/layout/navigation/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { RefusalState } from '../../components/state/refusal-state.tsx';
import { CardSkeleton, Loading } from '../../components/state/skeleton.tsx';
import { trpc } from '../../data/trpc.ts';
import { AddStaff } from './add-staff.tsx';
import { StaffRow } from './staff-row.tsx';
import styles from './staff-screen.module.css';

/** The screen where owners and administrators manage the staff of a brewery. */
export function StaffScreen({ id }: { id: string }) {
  const { data: brewery } = trpc.breweries.byId.useQuery({ id });
  const { data: staff, error, refetch } = trpc.staff.list.useQuery({ id });
  return (
    <Page isText>
      <header>
        <BackLink to="/brewery/$id" params={{ id }}>
          {brewery?.name ?? 'Back to the brewery'}
        </BackLink>
        <h1 className={styles.title}>Staff</h1>
        {staff && (
          <p className={styles.hint}>
            They change the tap list, the hours, the events and the news, and redeem prizes at the
            bar. Everything else stays with you.
          </p>
        )}
      </header>
      {staff ? (
        <Staff brewery={{ id, name: brewery?.name ?? 'this brewery' }} staff={staff} />
      ) : error ? (
        <RefusalState
          error={error}
          missing="Brewery not found"
          denied="Only the owner of this brewery can see and change its staff."
          failed="The staff did not load"
          onRetry={() => refetch()}
        />
      ) : (
        <Loading>
          <CardSkeleton height={76} />
          <CardSkeleton height={76} />
        </Loading>
      )}
    </Page>
  );
}

interface StaffProps {
  brewery: { id: string; name: string };
  staff: readonly StaffMember[];
}

function Staff({ brewery, staff }: StaffProps) {
  const isFull = staff.length >= STAFF_PER_BREWERY;
  const add = <AddStaff breweryId={brewery.id} isFull={isFull} />;
  if (staff.length === 0) {
    return (
      <EmptyState
        drawing="breweries"
        title="Nobody on the staff yet"
        hint="Add the people behind your bar, so that nobody has to share your account."
        action={add}
      />
    );
  }
  return (
    <>
      {add}
      {isFull && (
        <p className={styles.hint}>
          {STAFF_PER_BREWERY} people work here: that is as many as a staff can have.
        </p>
      )}
      <ul className={styles.list}>
        {staff.map((member) => (
          <li key={member.id}>
            <StaffRow brewery={brewery} member={member} />
          </li>
        ))}
      </ul>
    </>
  );
}
