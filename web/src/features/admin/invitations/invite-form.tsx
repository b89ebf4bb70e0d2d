import { invitationInput } from '@hoptrail/contracts/admin/invitations';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { emailInput } from '../../../components/form/inputs/email-input.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import layout from '../layout.module.css';
import { useInvite } from './invitation-writes.ts';

/** The form that invites an address. */
export default function InviteForm({ onClose }: { onClose: () => void }) {
  const invite = useInvite();
  const form = useForm({
    draft: 'invite',
    labels: { email: 'Email' },
    initial: { email: '' },
    parse: ({ email }) => invitationInput.safeParse({ email }),
    save: invite.mutateAsync,
    refused: (error) => (refusal(error).code ? { email: errorMessage(error) } : {}),
    onSaved: onClose,
  });
  return (
    <Form form={form} submit="Invite" busy="Inviting..." onCancel={onClose}>
      <p className={layout.note}>
        We mail the invitation. It lets this address sign up for 14 days.
      </p>
      <TextField
        {...form.field('email')}
        {...emailInput}
        autoComplete="off"
        enterKeyHint="send"
        required
      />
    </Form>
  );
}
