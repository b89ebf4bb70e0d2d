import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { emailInput } from '../../../components/form/inputs/email-input.ts';
import type { Parsed } from '../../../components/form/submit/form-problems.ts';
import { useSetOwner } from './brewery-writes.ts';
import { TakeBrewery } from './take-brewery.tsx';

interface OwnerFormProps {
  brewery: { id: string; name: string };
  /** The usernames of the present owners, whom the new owner replaces. */
  owners: readonly string[];
  onClose: () => void;
}

/** The form that asks for the email address of a brewery's new owner, and names the present ones. */
export function OwnerForm({ brewery, owners, onClose }: OwnerFormProps) {
  const { id } = brewery;
  const set = useSetOwner();
  const form = useForm({
    draft: `owner.${id}`,
    labels: { email: 'Email of the new owner' },
    initial: { email: '' },
    parse: parseEmail,
    save: (email) => set.mutateAsync({ id, email }),
    onSaved: onClose,
  });
  const isOwned = owners.length > 0;
  const names = new Intl.ListFormat('en').format(owners);
  return (
    <Form
      form={form}
      submit={isOwned ? `Replace the Owner${owners.length > 1 ? 's' : ''}` : 'Give Brewery'}
      look={isOwned ? 'danger' : undefined}
      onCancel={onClose}
    >
      {isOwned ? (
        <p>
          <strong>{names}</strong> {owners.length > 1 ? 'own' : 'owns'} {brewery.name} now, and can
          no longer change anything afterwards.
        </p>
      ) : (
        <p>Nobody owns {brewery.name} yet.</p>
      )}
      <TextField
        {...form.field('email')}
        {...emailInput}
        autoComplete="off"
        hint="They need an account here."
        required
      />
      {isOwned && <TakeBrewery brewery={brewery} owners={names} />}
    </Form>
  );
}

function parseEmail({ email }: { email: string }): Parsed<string> {
  const data = normalizeEmail(email);
  if (isEmail(data)) return { success: true, data };
  const message = 'Please enter a valid email address';
  return { success: false, error: { issues: [{ path: ['email'], message }] } };
}
