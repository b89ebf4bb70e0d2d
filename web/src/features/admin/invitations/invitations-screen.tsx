import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Toolbar } from '../../../components/list/toolbar/toolbar.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import layout from '../layout.module.css';
import { AdminTable } from '../lists/admin-table.tsx';
import { InvitationCells } from './invitation-cells.tsx';
import { InviteButton } from './invite-button.tsx';
import { registrationText } from './registration-text.ts';

/** The invitations to sign up, with a button that invites. */
export function InvitationsScreen() {
  const found = trpc.admin.invitations.list.useInfiniteQuery({}, freshPages);
  const settings = found.data?.pages[0];
  const isClosed = settings?.registration === 'closed';
  return (
    <section className={layout.screen} aria-label="Invitations">
      <BackLink to="/admin/people">People</BackLink>
      {settings && (
        <Toolbar>
          <p className={layout.note}>{registrationText(settings)}</p>
          {!isClosed && <InviteButton />}
        </Toolbar>
      )}
      <AdminTable
        label="Open invitations"
        columns={['Address', 'For', 'Mailed', 'Ends', 'Actions']}
        query={found}
        items={found.data?.pages.flatMap((page) => page.invitations)}
        failed="The invitations did not load"
        skeleton={{ rows: 3, height: 132 }}
        empty={
          <EmptyState
            drawing="search"
            title="No open invitations"
            hint={isClosed ? undefined : 'An invitation stays here until it is used.'}
          />
        }
      >
        {(invitation) => <InvitationCells invitation={invitation} canResend={!isClosed} />}
      </AdminTable>
    </section>
  );
}
