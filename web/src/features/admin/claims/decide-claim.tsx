import type { OpenClaim } from '@hoptrail/contracts/admin/claims';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import styles from './decide-claim.module.css';

const DecisionForm = lazy(() => import('./decision-form.tsx'));

/** The two decisions on a claim; each asks for a message to the person. */
export function DecideClaim({ claim }: { claim: OpenClaim }) {
  const approval = useDialog(`approve-${claim.id}`);
  const refusal = useDialog(`decline-${claim.id}`);
  const { brewery, person } = claim;
  const former = brewery.owners.join(', ');
  return (
    <div className={styles.answers}>
      <Button look="quiet" onClick={refusal.show}>
        Decline
      </Button>
      <Button onClick={approval.show}>Approve</Button>
      <Dialog open={approval.open} onClose={approval.hide} title="Approve the claim?">
        <DecisionForm claimId={claim.id} decision="approve" onClose={approval.hide}>
          {person.username} becomes the owner of {brewery.name}
          {former && ` and ${former} is not any more`}.
        </DecisionForm>
      </Dialog>
      <Dialog open={refusal.open} onClose={refusal.hide} title="Decline the claim?">
        <DecisionForm claimId={claim.id} decision="decline" onClose={refusal.hide}>
          {person.username} is told why, in the app and by mail, and may ask again.
        </DecisionForm>
      </Dialog>
    </div>
  );
}
