import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { staffAdd } from '@hoptrail/contracts/staff/staff';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../components/form/fields/text-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { useForm } from '../../components/form/form-state.ts';
import { type ChoiceOption, FormChoice } from '../../components/form/groups/form-choice.tsx';
import rows from '../../components/list/row-list.module.css';
import { errorMessage, refusal } from '../../data/errors.ts';
import { useAddPerson, useInvitePerson } from './shared/team-writes.ts';

interface AddPersonFormProps {
  breweryId: string;
  onClose: () => void;
}

const roles: readonly ChoiceOption[] = [
  {
    value: 'staff',
    title: 'Staff',
    note: 'Tap list, hours, events and news, and prizes at the bar.',
  },
  { value: 'owner', title: 'Owner', note: 'Everything that you can do, this team included.' },
];

/**
 * The form that adds a person to the team of a brewery. An address without an account is invited by
 * mail, after the form has said that it has no account.
 */
export default function AddPersonForm({ breweryId: id, onClose }: AddPersonFormProps) {
  const add = useAddPerson();
  const invite = useInvitePerson({ isInForm: true });
  const [stranger, setStranger] = useState<string>();
  const form = useForm({
    draft: `team.${id}`,
    labels: { person: 'Username or email', role: 'As' },
    initial: { person: '', role: 'staff' },
    parse: ({ person, role }) => staffAdd.safeParse({ id, person, role }),
    save: async ({ person, role }) => {
      const email = normalizeEmail(person);
      if (email === stranger) return await invite.mutateAsync({ id, email, role });
      try {
        return await add.mutateAsync({ id, person, role });
      } catch (error) {
        const isUnknown = refusal(error).code === 'user.notFound' && isEmail(email);
        setStranger(isUnknown ? email : undefined);
        throw error;
      }
    },
    refused: (error) => (isAboutPerson(error) ? { person: errorMessage(error) } : {}),
    onSaved: onClose,
  });
  const typed = useWatch({ control: form.control, name: 'person' });
  const isInvitation = stranger !== undefined && normalizeEmail(typed ?? '') === stranger;
  return (
    <Form
      form={form}
      submit={isInvitation ? 'Invite by Mail' : 'Add'}
      busy={isInvitation ? 'Inviting...' : 'Adding...'}
      onCancel={onClose}
    >
      <p className={rows.note} role="status">
        {isInvitation
          ? 'Invite them: they get a mail, and are in your team as soon as they have signed up with this address.'
          : 'We tell them by mail, and they find the brewery in their app.'}
      </p>
      <TextField
        {...form.field('person')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={254}
        required
      />
      <FormChoice {...form.field('role')} options={roles} />
    </Form>
  );
}

/** Losing the brewery meanwhile is shown above the form, with what was typed. */
function isAboutPerson(error: unknown): boolean {
  const { code } = refusal(error);
  return code !== undefined && code !== 'brewery.lost';
}
