import { staffAdd } from '@hoptrail/contracts/staff/staff';
import { TextField } from '../../components/form/fields/text-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { useForm } from '../../components/form/form-state.ts';
import { errorMessage, refusal } from '../../data/errors.ts';
import { useAddStaff } from './shared/staff-writes.ts';
import styles from './staff-screen.module.css';

interface AddStaffFormProps {
  breweryId: string;
  onClose: () => void;
}

/** The form that adds a person to the staff of a brewery. */
export default function AddStaffForm({ breweryId: id, onClose }: AddStaffFormProps) {
  const add = useAddStaff();
  const form = useForm({
    draft: `staff.${id}`,
    labels: { person: 'Username or email' },
    initial: { person: '' },
    parse: ({ person }) => staffAdd.safeParse({ id, person }),
    save: add.mutateAsync,
    refused: (error) => (isAboutPerson(error) ? { person: errorMessage(error) } : {}),
    onSaved: onClose,
  });
  return (
    <Form form={form} submit="Add" busy="Adding..." onCancel={onClose}>
      <p className={styles.hint}>
        They need an account here. We tell them by mail, and they find the brewery in their app.
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
    </Form>
  );
}

/** Losing the brewery meanwhile is shown above the form, with what was typed. */
function isAboutPerson(error: unknown): boolean {
  const { code } = refusal(error);
  return code !== undefined && code !== 'brewery.lost';
}
