import type { OwnClaim } from '@hoptrail/contracts/claims';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { ageText } from '../../lib/age-text.ts';
import styles from './claim-panel.module.css';
import { useWithdrawClaim } from './claim-writes.ts';

/** A claim that waits for an answer, and the way to take it back. */
export function OpenClaimNote({ claim }: { claim: OwnClaim }) {
  const dialog = useDialog('withdraw-claim');
  const withdraw = useWithdrawClaim();
  const age = ageText(Date.now() - Date.parse(claim.createdAt));
  return (
    <section className={styles.panel} data-news="true">
      <h2 className={styles.title}>You asked for this brewery</h2>
      <p className={styles.words}>Sent {age}. You will read the answer here and by mail.</p>
      <Button look="quiet" onClick={dialog.show}>
        Withdraw Claim
      </Button>
      <ConfirmDialog
        open={dialog.open}
        onClose={dialog.hide}
        title="Withdraw your claim?"
        confirm={withdraw.isPending ? 'Withdrawing...' : 'Withdraw Claim'}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id: claim.id }, { onSuccess: dialog.hide })}
      >
        <p>Nobody will look at it any more. You can ask for {claim.brewery.name} again.</p>
      </ConfirmDialog>
    </section>
  );
}
