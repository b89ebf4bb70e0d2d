import type { TeamInvitation } from '@hoptrail/contracts/staff/staff';
import Mail from 'lucide-react/icons/mail';
import MailX from 'lucide-react/icons/mail-x';
import { Suspense } from 'react';
import { MailLink } from '../../components/contact/mail-link.tsx';
import { ConfirmedAction } from '../../components/dialog/confirmed-action.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import rows from '../../components/list/row-list.module.css';
import { RowMenu } from '../../components/menu/row-menu.tsx';
import { localDate } from '../../lib/text/dates.ts';
import { showToast } from '../../lib/toast.ts';
import { useWithdrawInvitation } from './shared/team-writes.ts';
import styles from './team-screen.module.css';

const InviteAgain = lazy(() => import('./invite-again.tsx'), { silent: true });

interface InvitationRowProps {
  breweryId: string;
  invitation: TeamInvitation;
}

/** An address that was invited to the team and has not signed up yet. */
export function InvitationRow({ breweryId, invitation }: InvitationRowProps) {
  const { id, email, role, expiresAt, isExpired } = invitation;
  const withdraw = useWithdrawInvitation();
  return (
    <article className={rows.row}>
      <span className={styles.mail}>
        <Mail size={20} aria-hidden />
      </span>
      <div className={rows.text}>
        <h3 className={rows.name}>
          <MailLink email={email} />
        </h3>
        <p className={rows.note}>
          {role === 'owner' ? 'As an owner' : 'As staff'}, {isExpired ? 'ended' : 'until'}{' '}
          {localDate(expiresAt)}
        </p>
      </div>
      <ConfirmedAction
        name={`withdraw-${id}`}
        action="Withdraw"
        doing="Withdrawing..."
        isDoing={withdraw.isPending}
        title="Withdraw the invitation?"
        onConfirm={(close) =>
          withdraw.mutate(
            { id: breweryId, invitationId: id },
            {
              onSuccess: ({ message }) => {
                close();
                showToast({
                  type: 'success',
                  title: message,
                  button: isExpired ? undefined : (
                    <Suspense>
                      <InviteAgain breweryId={breweryId} invitation={invitation} />
                    </Suspense>
                  ),
                });
              },
            },
          )
        }
        button={(ask) => (
          <RowMenu
            label={`Actions for ${email}`}
            actions={[{ label: 'Withdraw', Icon: MailX, isDangerous: true, onSelect: ask }]}
          />
        )}
      >
        <p>{email} has no place in your team then. You can invite the address again.</p>
      </ConfirmedAction>
    </article>
  );
}
