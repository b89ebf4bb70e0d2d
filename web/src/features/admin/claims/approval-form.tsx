import { claimDecision, type OpenClaim } from '@hoptrail/contracts/admin/claims';
import { useWatch } from 'react-hook-form';
import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { type ChoiceOption, FormChoice } from '../../../components/form/groups/form-choice.tsx';
import { useDecideClaim } from './use-decide-claim.ts';

interface ApprovalFormProps {
  claim: OpenClaim;
  onClose: () => void;
}

/**
 * The form that approves a claim: what the person becomes, and a message to them. A brewery with owners
 * keeps them unless the administrator chooses to replace them.
 */
export default function ApprovalForm({ claim, onClose }: ApprovalFormProps) {
  const { id, brewery } = claim;
  const isOwned = brewery.owners.length > 0;
  const decide = useDecideClaim();
  const form = useForm({
    draft: `approve.${id}`,
    labels: { grant: 'They become', reason: 'A word to them (optional)' },
    initial: { grant: isOwned ? 'coOwner' : 'replace', reason: '' },
    parse: ({ grant, reason }) =>
      claimDecision.safeParse({ id, decision: 'approve', grant, reason }),
    save: decide.mutateAsync,
    onSaved: onClose,
  });
  const grant = useWatch({ control: form.control, name: 'grant' });
  const isReplacing = isOwned && grant === 'replace';
  return (
    <Form
      form={form}
      submit={isReplacing ? 'Replace the Owner' : 'Approve Claim'}
      busy="Approving..."
      look={isReplacing ? 'danger' : undefined}
      onCancel={onClose}
    >
      <FormChoice {...form.field('grant')} options={optionsOf(claim)} />
      <TextArea {...form.field('reason')} maxLength={1000} />
    </Form>
  );
}

function optionsOf({ brewery, person }: OpenClaim): readonly ChoiceOption[] {
  const { name, owners } = brewery;
  const staff: ChoiceOption = {
    value: 'staff',
    title: 'Staff',
    note: 'Changes the tap list, the hours, the events and the news.',
  };
  if (owners.length === 0) {
    const note = `Looks after everything at ${name}.`;
    return [{ value: 'replace', title: 'The owner', note }, staff];
  }
  const former = new Intl.ListFormat('en').format(owners);
  return [
    { value: 'coOwner', title: 'Co-owner', note: `Owns ${name} together with ${former}.` },
    staff,
    {
      value: 'replace',
      title: 'The only owner',
      note: `${person.username} replaces ${former}, who can no longer change anything.`,
      isDangerous: true,
    },
  ];
}
