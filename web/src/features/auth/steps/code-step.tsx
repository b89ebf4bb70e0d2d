import { CODE_LENGTH } from '@hoptrail/contracts/limits';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { showToast } from '../../../lib/toast.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { isTurnedAway } from '../registration/turned-away.ts';
import { TurnedAwayNote } from '../registration/turned-away-note.tsx';
import { useRegistration } from '../registration/use-registration.ts';
import styles from '../step.module.css';
import { CodeInput } from './code-input.tsx';
import { useSendCode } from './use-send-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onNewUser: () => void;
}

/** Asks for the code that was sent; a complete code is submitted at once. */
export function CodeStep({ email, onBack, onNewUser }: CodeStepProps) {
  const [code, setCode] = useState('');
  const verify = useVerifyCode(onNewUser);
  const isClosed = useRegistration().registration === 'closed';
  const resend = useSendCode(() => setCode(''));
  const verifyOnce = useOnce(verify, { isFinal: true });
  const resendOnce = useOnce(resend);
  const busy = verify.isPending || verify.isSuccess;

  const tryCode = (typed: string) => verifyOnce({ email, code: typed });
  const change = (typed: string) => {
    setCode(typed);
    if (typed.length === CODE_LENGTH) tryCode(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) return tryCode(code);
    showToast({
      type: 'error',
      title: 'Invalid code',
      description: 'Please enter the 6-digit verification code',
    });
  };

  if (isTurnedAway(verify.error)) {
    return <TurnedAwayNote error={verify.error} onBack={onBack} />;
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <h2 className={styles.title}>Check your email</h2>
      <p className={styles.hint}>
        {isClosed ? 'If it has an account, six digits went to ' : 'We sent six digits to '}
        <span className={styles.address}>{email}</span>
      </p>
      <CodeInput value={code} onChange={change} invalid={verify.isError} />
      <Button type="submit" wide aria-disabled={busy}>
        {busy ? 'Verifying...' : 'Verify'}
      </Button>
      <div className={styles.row}>
        <Button look="plain" onClick={onBack}>
          <ChevronLeft size={20} aria-hidden />
          Back to Email
        </Button>
        <Button look="plain" disabled={resend.isPending} onClick={() => resendOnce({ email })}>
          {resend.isPending ? 'Sending code...' : 'Send a new code'}
        </Button>
      </div>
    </form>
  );
}
