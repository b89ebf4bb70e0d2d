import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { emailInput } from '../../../components/form/inputs/email-input.ts';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import { showToast } from '../../../lib/toast.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { RegistrationNote } from '../registration/registration-note.tsx';
import styles from '../step.module.css';
import { useSendCode } from './use-send-code.ts';

interface EmailStepProps {
  /** The address typed before, after 'Back to Email'. */
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the e-mail address and sends a code there. */
export function EmailStep({ email, onSent }: EmailStepProps) {
  const [typed, setTyped] = useState(email);
  const sendCode = useSendCode(onSent);
  const send = useOnce(sendCode, { isFinal: true });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = normalizeEmail(typed);
    if (!isEmail(address)) {
      showToast({
        type: 'error',
        title: 'Invalid email',
        description: 'Please enter a valid email address',
      });
      return;
    }
    send({ email: address });
  };

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <LabelledInput
        label="Email"
        value={typed}
        onChange={setTyped}
        {...emailInput}
        autoComplete="email"
        placeholder="you@example.com"
        enterKeyHint="go"
        hint="No password: we send you a code."
      />
      <Button type="submit" wide disabled={sendCode.isPending}>
        {sendCode.isPending ? 'Sending code...' : 'Continue'}
      </Button>
      <RegistrationNote />
    </form>
  );
}
