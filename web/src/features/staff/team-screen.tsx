import type { Team } from '@hoptrail/contracts/staff/staff';
import { BackFromTool } from '../../components/layout/navigation/back-from-tool.tsx';
import { Page } from '../../components/layout/page.tsx';
import { TitledList } from '../../components/layout/titled-list.tsx';
import rows from '../../components/list/row-list.module.css';
import { RefusalState } from '../../components/state/refusal-state.tsx';
import { CardSkeleton, Loading } from '../../components/state/skeleton.tsx';
import { trpc } from '../../data/trpc.ts';
import { AddPerson } from './add-person.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { OwnerRow } from './owner-row.tsx';
import { StaffRow } from './staff-row.tsx';
import styles from './team-screen.module.css';

/** The screen where owners and administrators manage the owners and the staff of a brewery. */
export function TeamScreen({ id }: { id: string }) {
  const { data: brewery } = trpc.breweries.byId.useQuery({ id });
  const { data: team, error, refetch } = trpc.staff.team.useQuery({ id });
  return (
    <Page isText>
      <header>
        <BackFromTool id={id} />
        <h1 className={styles.title}>Team</h1>
      </header>
      {team ? (
        <People brewery={{ id, name: brewery?.name ?? 'this brewery' }} team={team} />
      ) : error ? (
        <RefusalState
          error={error}
          missing="Brewery not found"
          denied="Only the owners of this brewery can see and change its team."
          failed="The team did not load"
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

interface PeopleProps {
  brewery: { id: string; name: string };
  team: Team;
}

function People({ brewery, team }: PeopleProps) {
  const { owners, staff, invitations } = team;
  return (
    <>
      <AddPerson breweryId={brewery.id} />
      <TitledList title="Owners">
        <p className={rows.note}>
          {owners.length === 1
            ? 'An owner can change everything here, this list included. The only one can leave once somebody else is an owner, too.'
            : 'Each of them can change everything here, this list included.'}
        </p>
        {owners.length > 0 ? (
          <ul className={rows.list}>
            {owners.map((owner) => (
              <li key={owner.id}>
                <OwnerRow brewery={brewery} owner={owner} isOnly={owners.length === 1} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={rows.nobody}>Nobody owns this brewery yet.</p>
        )}
      </TitledList>
      <TitledList title="Staff">
        <p className={rows.note}>
          They change the tap list, the hours, the events and the news, and redeem prizes at the
          bar.
        </p>
        {staff.length > 0 ? (
          <ul className={rows.list}>
            {staff.map((member) => (
              <li key={member.id}>
                <StaffRow brewery={brewery} member={member} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={rows.nobody}>
            Nobody yet. Add the people behind your bar, so that nobody has to share your account.
          </p>
        )}
      </TitledList>
      {invitations.length > 0 && (
        <TitledList title="Invited">
          <ul className={rows.list}>
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow breweryId={brewery.id} invitation={invitation} />
              </li>
            ))}
          </ul>
        </TitledList>
      )}
    </>
  );
}
