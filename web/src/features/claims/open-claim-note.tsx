import type { OwnClaim } from '@hoptrail/contracts/claims/claims';
import { ConfirmedAction } from '../../components/dialog/confirmed-action.tsx';
import { ageText } from '../../lib/text/age-text.ts';
import styles from './claim-panel.module.css';
import { useWithdrawClaim } from './claim-writes.ts';

/** An open claim, with a button that withdraws it. */
export function OpenClaimNote({ claim }: { claim: OwnClaim }) {
  const { id, brewery, createdAt } = claim;
  const withdraw = useWithdrawClaim();
  const age = ageText(Date.now() - Date.parse(createdAt));
  return (
    <section className={styles.panel} data-news="true">
      <h2 className={styles.title}>You asked for this brewery</h2>
      <p className={styles.text}>Sent {age}. You will read the answer here and by mail.</p>
      <ConfirmedAction
        name="withdraw-claim"
        action="Withdraw Claim"
        doing="Withdrawing..."
        isDoing={withdraw.isPending}
        title="Withdraw your claim?"
        onConfirm={(close) => withdraw.mutate({ id }, { onSuccess: close })}
      >
        <p>Nobody will look at it any more. You can ask for {brewery.name} again.</p>
      </ConfirmedAction>
    </section>
  );
}
