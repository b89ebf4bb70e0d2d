import { claimDecision } from '@hoptrail/contracts/admin/claims';
import type { ReactNode } from 'react';
import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import styles from '../../claims/shared/claim-form.module.css';
import { useDecideClaim } from './use-decide-claim.ts';

interface DecisionFormProps {
  claimId: string;
  decision: 'approve' | 'decline';
  onClose: () => void;
  /** What the decision causes. */
  children: ReactNode;
}

/** The form of a decision, with a message to the person that a refusal requires. */
export default function DecisionForm(props: DecisionFormProps) {
  const { claimId: id, decision, onClose, children } = props;
  const decide = useDecideClaim();
  const isRefusal = decision === 'decline';
  const form = useForm({
    draft: `${decision}.${id}`,
    labels: { reason: isRefusal ? 'Reason' : 'A word to them (optional)' },
    initial: { reason: '' },
    parse: ({ reason }) => claimDecision.safeParse({ id, decision, reason }),
    save: decide.mutateAsync,
    onSaved: onClose,
  });
  return (
    <Form
      form={form}
      submit={isRefusal ? 'Decline Claim' : 'Approve Claim'}
      busy={isRefusal ? 'Declining...' : 'Approving...'}
      onCancel={onClose}
    >
      <p className={styles.intro}>{children}</p>
      <TextArea {...form.field('reason')} maxLength={1000} required={isRefusal} />
    </Form>
  );
}
