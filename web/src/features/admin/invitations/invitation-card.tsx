import type { Invitation } from '@hoptrail/contracts/admin/invitations';
import { Button } from '../../../components/actions/button.tsx';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { localDate } from '../../../lib/text/dates.ts';
import { useOnce } from '../../../lib/use-once.ts';
import layout from '../layout.module.css';
import styles from './invitation-card.module.css';
import { useResend, useWithdraw } from './invitation-writes.ts';

interface InvitationCardProps {
  invitation: Invitation;
  canResend: boolean;
}

/** An invitation: address, inviter, expiry, and its actions. */
export function InvitationCard({ invitation, canResend }: InvitationCardProps) {
  const { id, email, invitedBy, sentAt, expiresAt, isExpired } = invitation;
  const resend = useResend();
  const resendOnce = useOnce(resend);
  return (
    <article className={`${layout.card} ${styles.card}`}>
      <h2 className={styles.email}>{email}</h2>
      <p className={styles.facts}>
        Mailed {localDate(sentAt)}
        {invitedBy && `, invited by ${invitedBy.username}`}
        {' · '}
        {isExpired ? (
          <span className={styles.ended}>Ended {localDate(expiresAt)}</span>
        ) : (
          `ends ${localDate(expiresAt)}`
        )}
      </p>
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
    </article>
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
