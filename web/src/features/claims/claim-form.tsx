import { claimCreate } from '@hoptrail/contracts/claims/claims';
import { TextArea } from '../../components/form/fields/text-area.tsx';
import { TextField } from '../../components/form/fields/text-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { useForm } from '../../components/form/form-state.ts';
import { useSignedInUser } from '../../data/session.ts';
import { useMakeClaim } from './claim-writes.ts';
import styles from './shared/claim-form.module.css';

interface ClaimFormProps {
  brewery: { id: string; name: string };
  onClose: () => void;
}

const labels = {
  role: 'Your role there',
  proof: 'How we can verify it',
  contact: 'Contact',
};

/** The form of a claim: the person's role, the evidence and a contact. */
export default function ClaimForm({ brewery, onClose }: ClaimFormProps) {
  const { email } = useSignedInUser();
  const make = useMakeClaim();
  const form = useForm({
    draft: `claim.${brewery.id}`,
    labels,
    initial: { role: '', proof: '', contact: email },
    parse: (values) => claimCreate.safeParse({ ...values, id: brewery.id }),
    save: make.mutateAsync,
    onSaved: onClose,
  });
  return (
    <Form form={form} submit="Send Claim" busy="Sending..." onCancel={onClose}>
      <p className={styles.intro}>
        An administrator looks at it and answers. Then you edit {brewery.name}, its tap list and its
        events yourself.
      </p>
      <TextField
        {...form.field('role')}
        placeholder="Owner, head brewer, taproom manager"
        autoComplete="organization-title"
        maxLength={200}
        required
      />
      <TextArea
        {...form.field('proof')}
        placeholder="A page that names you, a number to call, an address at the brewery's domain"
        maxLength={1000}
        required
      />
      <TextField
        {...form.field('contact')}
        autoComplete="email"
        hint="Only administrators read this."
        maxLength={200}
        required
      />
    </Form>
  );
}
