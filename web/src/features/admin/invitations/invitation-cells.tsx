import type { Invitation } from '@hoptrail/contracts/admin/invitations';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/actions/button.tsx';
import contact from '../../../components/contact/contact.module.css';
import { MailLink } from '../../../components/contact/mail-link.tsx';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { localDate } from '../../../lib/text/dates.ts';
import { useOnce } from '../../../lib/use-once.ts';
import layout from '../layout.module.css';
import { Cell } from '../lists/admin-table.tsx';
import styles from './invitation-cells.module.css';
import { useResend, useWithdraw } from './invitation-writes.ts';

interface InvitationCellsProps {
  invitation: Invitation;
  canResend: boolean;
}

/** An invitation in the administrators' table: its address, the places it brings, and its actions. */
export function InvitationCells({ invitation, canResend }: InvitationCellsProps) {
  const { id, email, invitedBy, breweries, sentAt, expiresAt, isExpired } = invitation;
  const resend = useResend();
  const resendOnce = useOnce(resend);
  return (
    <>
      <th scope="row" className={styles.email}>
        <MailLink email={email} />
      </th>
      <Cell title="For">
        {breweries.length === 0
          ? 'An account'
          : breweries.map((brewery) => (
              <span key={brewery.id} className={styles.place}>
                <Link to="/brewery/$id" params={{ id: brewery.id }} className={contact.inText}>
                  {brewery.name}
                </Link>
                , {brewery.role === 'owner' ? 'as an owner' : 'as staff'}
              </span>
            ))}
      </Cell>
      <Cell title="Mailed">
        {localDate(sentAt)}
        {invitedBy && `, invited by ${invitedBy.username}`}
      </Cell>
      <Cell title={isExpired ? 'Ended' : 'Ends'}>
        {isExpired ? (
          <span className={styles.ended}>Ended {localDate(expiresAt)}</span>
        ) : (
          localDate(expiresAt)
        )}
      </Cell>
      <Cell>
        <div className={`${layout.actions} ${styles.actions}`}>
          {canResend && (
            <Button
              look="quiet"
              aria-disabled={resend.isPending}
              onClick={() => resendOnce({ id })}
              aria-label={`Mail Again to ${email}`}
            >
              {resend.isPending ? 'Mailing...' : 'Mail Again'}
            </Button>
          )}
          <Withdraw id={id} email={email} />
        </div>
      </Cell>
    </>
  );
}

function Withdraw({ id, email }: { id: string; email: string }) {
  const withdraw = useWithdraw();
  return (
    <ConfirmedAction
      name={`withdraw-${id}`}
      action="Withdraw"
      doing="Withdrawing..."
      isDoing={withdraw.isPending}
      title="Withdraw the invitation?"
      onConfirm={(close) => withdraw.mutate({ id }, { onSuccess: close })}
    >
      <p>{email} can no longer sign up with it. An account that was made already stays.</p>
    </ConfirmedAction>
  );
}
