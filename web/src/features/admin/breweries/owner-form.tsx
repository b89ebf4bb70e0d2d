import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import type { ReactNode } from 'react';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { emailInput } from '../../../components/form/inputs/email-input.ts';
import type { Parsed } from '../../../components/form/submit/form-problems.ts';

interface OwnerFormProps {
  breweryId: string;
  /** Whether somebody owns the brewery, whom the new owner replaces. */
  isOwned: boolean;
  save: (email: string) => Promise<unknown>;
  onClose: () => void;
  /** Further actions below the field. */
  children: ReactNode;
}

/** The form that asks for the email address of a brewery's new owner. */
export function OwnerForm(props: OwnerFormProps) {
  const { breweryId, isOwned, save, onClose, children } = props;
  const form = useForm({
    draft: `owner.${breweryId}`,
    labels: { email: 'Email of the new owner' },
    initial: { email: '' },
    parse: parseEmail,
    save,
    onSaved: onClose,
  });
  return (
    <Form
      form={form}
      submit={isOwned ? 'Replace the Owner' : 'Give Brewery'}
      look={isOwned ? 'danger' : undefined}
      onCancel={onClose}
    >
      <TextField
        {...form.field('email')}
        {...emailInput}
        autoComplete="off"
        hint={
          isOwned
            ? 'They need an account here. Who owns the brewery now can no longer change anything.'
            : 'They need an account here.'
        }
        required
      />
      {children}
    </Form>
  );
}

function parseEmail({ email }: { email: string }): Parsed<string> {
  const data = normalizeEmail(email);
  if (isEmail(data)) return { success: true, data };
  const message = 'Please enter a valid email address';
  return { success: false, error: { issues: [{ path: ['email'], message }] } };
}
