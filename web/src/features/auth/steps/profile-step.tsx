import { normalizeUsername, usernameProblem } from '@hoptrail/contracts/lib/text/identity';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { type FormEvent, Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import { part } from '../../../components/layout/part.tsx';
import { Skeleton } from '../../../components/state/skeleton.tsx';
import { ImageUpload } from '../../../components/upload/image-upload.tsx';
import { showToast } from '../../../lib/toast.ts';
import { useOnce } from '../../../lib/use-once.ts';
import styles from '../step.module.css';
import { useCompleteProfile } from './use-complete-profile.ts';

const PortraitPicker = part(
  () => import('../../../components/picture/portraits/portrait-picker.tsx'),
);

interface ProfileStepProps {
  email: string;
  /** The confirmation of the address has expired, or the address has an account: start again. */
  onBack: () => void;
}

/** Asks a new person for a username and a photo, and creates the account. */
export function ProfileStep({ email, onBack }: ProfileStepProps) {
  const [username, setUsername] = useState('');
  const [photo, setPhoto] = useState('');
  const [portrait, setPortrait] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const complete = useCompleteProfile({ onUsernameProblem: setProblem, onStartOver: onBack });
  const create = useOnce(complete, { isFinal: true });
  const busy = complete.isPending || complete.isSuccess;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = usernameProblem(username);
    setProblem(wrong);
    setAsked(true);
    if (!username) return showMissing('Username is required');
    if (wrong) return;
    if (!photo) return showMissing('Profile photo is required');
    create({ email, username, profileImageUrl: photo });
  };

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <h2 className={styles.title}>Pull up a stool</h2>
      <p className={styles.hint}>A name and a face, and you are on the trail.</p>
      <ImageUpload
        // A portrait takes the place of a photo that was sent before.
        key={portrait}
        current={portrait || undefined}
        label="Profile photo"
        hint="One picture, up to 5 MB"
        shape="round"
        ratio={1}
        isMissing={isAsked && !photo}
        maxBytes={SMALL_UPLOAD_BYTES}
        onUploaded={(path) => {
          setPhoto(path);
          showToast({ type: 'success', title: 'Photo uploaded' });
        }}
      />
      <Suspense fallback={<Skeleton width="100%" height={165} radius="var(--radius-card)" />}>
        <PortraitPicker
          legend="Or be one of these"
          chosen={photo}
          onChoose={(path) => {
            setPhoto(path);
            setPortrait(path);
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
