import { displayImage } from '@hoptrail/contracts/lib/image-paths';
import { normalizeUsername, usernameProblem } from '@hoptrail/contracts/lib/text/identity';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { type FormEvent, Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { useFormPending } from '../../../components/form/conflicts/form-pending.ts';
import { usePendingImage } from '../../../components/form/images/form-image-state.ts';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { ImagePicker } from '../../../components/upload/image-picker.tsx';
import { showToast } from '../../../lib/toast.ts';
import { useOnce } from '../../../lib/use-once.ts';
import styles from '../step.module.css';
import { useCompleteProfile } from './use-complete-profile.ts';

const PortraitPicker = lazy(
  () => import('../../../components/picture/portraits/portrait-picker.tsx'),
);

interface ProfileStepProps {
  email: string;
  /** The confirmation of the address has expired, or the address has an account: start again. */
  onBack: () => void;
}

/** Asks a new person for a username and a photo, and creates the account. */
export default function ProfileStep({ email, onBack }: ProfileStepProps) {
  const [username, setUsername] = useState('');
  const [photo, setPhoto] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSubmitted, setSubmitted] = useState(false);
  const complete = useCompleteProfile({ onUsernameProblem: setProblem, onStartOver: onBack });
  const create = useOnce(complete, { isFinal: true });
  const pending = useFormPending<'photo'>(() => finish());
  const image = usePendingImage({
    form: pending,
    name: 'photo',
    maxBytes: SMALL_UPLOAD_BYTES,
    value: photo,
    onChange: setPhoto,
    onUploaded: () => showToast({ type: 'success', title: 'Photo uploaded' }),
  });
  const busy = complete.isPending || complete.isSuccess || pending.isAwaited;

  const finish = () => {
    const wrong = usernameProblem(username);
    setProblem(wrong);
    setSubmitted(true);
    if (!username) return showMissing('Username is required');
    if (wrong) return;
    if (pending.isPassing()) return pending.await();
    if (!photo) return showMissing('Profile photo is required');
    if (pending.isHeld()) return showMissing('The photo was not uploaded.');
    create({ email, username, profileImageUrl: photo });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <h2 className={styles.title}>Pull up a stool</h2>
      <p className={styles.hint}>A name and a face, and you are on the trail.</p>
      <ImagePicker
        label="Profile photo"
        hint="One picture, up to 5 MB"
        shape="round"
        isMissing={isSubmitted && !photo}
        crop={{ ratio: 1 }}
        current={displayImage(photo)}
        state={image.state}
        onPick={image.choose}
        onReading={image.setReading}
      />
      <Suspense fallback={<CardSkeleton height={165} />}>
        <PortraitPicker
          legend="Or be one of these"
          chosen={photo}
          onChoose={(path) => {
            // It takes the place of a photo that is being sent.
            image.stop();
            setPhoto(path);
          }}
        />
      </Suspense>
      <LabelledInput
        label="Username"
        value={username}
        onChange={(typed) => {
          setUsername(normalizeUsername(typed));
          setProblem(undefined);
        }}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="hop_hunter"
        hint="3 to 20 characters, no spaces"
        error={problem}
      />
      <Button type="submit" wide aria-disabled={busy}>
        {busy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}

function showMissing(description: string) {
  showToast({ type: 'error', title: 'Missing information', description });
}
