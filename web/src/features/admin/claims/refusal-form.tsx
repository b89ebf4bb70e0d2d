import { claimDecision, type OpenClaim } from '@hoptrail/contracts/admin/claims';
import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import styles from '../../claims/shared/claim-form.module.css';
import { useDecideClaim } from './use-decide-claim.ts';

interface RefusalFormProps {
  claim: OpenClaim;
  onClose: () => void;
}

/** The form that declines a claim, with the reason, which the person reads. */
export default function RefusalForm({ claim, onClose }: RefusalFormProps) {
  const { id, person } = claim;
  const decide = useDecideClaim();
  const form = useForm({
    draft: `decline.${id}`,
    labels: { reason: 'Reason' },
    initial: { reason: '' },
    parse: ({ reason }) => claimDecision.safeParse({ id, decision: 'decline', reason }),
    save: decide.mutateAsync,
    onSaved: onClose,
  });
  return (
    <Form form={form} submit="Decline Claim" busy="Declining..." onCancel={onClose}>
      <p className={styles.intro}>
        {person.username} is told why, in the app and by mail, and may ask again.
      </p>
      <TextArea {...form.field('reason')} maxLength={1000} required />
    </Form>
  );
}
