import type { OpenClaim } from '@hoptrail/contracts/admin/claims';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import styles from './decide-claim.module.css';

const ApprovalForm = lazy(() => import('./approval-form.tsx'));
const RefusalForm = lazy(() => import('./refusal-form.tsx'));

/** The two decisions on a claim; each asks for a message to the person. */
export function DecideClaim({ claim }: { claim: OpenClaim }) {
  const approval = useDialog(`approve-${claim.id}`);
  const refusal = useDialog(`decline-${claim.id}`);
  return (
    <div className={styles.answers}>
      <Button look="quiet" onClick={refusal.show}>
        Decline
      </Button>
      <Button onClick={approval.show}>Approve</Button>
      <Dialog open={approval.open} onClose={approval.hide} title="Approve the claim?">
        <ApprovalForm claim={claim} onClose={approval.hide} />
      </Dialog>
      <Dialog open={refusal.open} onClose={refusal.hide} title="Decline the claim?">
        <RefusalForm claim={claim} onClose={refusal.hide} />
      </Dialog>
    </div>
  );
}
