import { normalizeUsername, usernameProblem } from '@hoptrail/contracts/identity';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { UnsavedDialog } from '../../components/unsaved-dialog.tsx';
import type { DialogState } from '../../components/use-dialog.ts';
import { useImageUpload } from '../../components/use-image-upload.ts';
import { useUnsavedGuard } from '../../components/use-unsaved-guard.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { AccountActions } from './account-actions.tsx';
import styles from './edit-profile-dialog.module.css';
import { type ProfileDraft, profileChanges } from './profile-changes.ts';
import { ProfilePictures } from './profile-pictures.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

const FORM = 'edit-profile';

/** What a person may change about themselves, and the ways out (specification, part 2). */
export function EditProfileDialog({ dialog }: { dialog: DialogState }) {
  const user = useSignedInUser();
  const [draft, setDraft] = useState<ProfileDraft>({});
  const [problem, setProblem] = useState<string>();
  const usernameField = useRef<HTMLInputElement>(null);
  const change = (changed: ProfileDraft) => setDraft((before) => ({ ...before, ...changed }));

  const header = useImageUpload(SMALL_UPLOAD_BYTES, (headerImage) => change({ headerImage }));
  const isUploading = header.state.is === 'sending';
  const changes = profileChanges(user, draft);
  const hasChanges = Object.keys(changes).length > 0;
  const guard = useUnsavedGuard(dialog, hasChanges || isUploading);

  const showProblem = (message: string) => {
    setProblem(message);
    usernameField.current?.focus();
  };
  const update = useUpdateProfile({
    onUsernameProblem: showProblem,
    onUpdated: () => {
      guard.keep();
      dialog.dismiss();
    },
  });
  const busy = update.isPending || isUploading;

  const username = draft.username ?? user.username;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = usernameProblem(username);
    if (wrong) showProblem(wrong);
    else if (hasChanges) update.mutate({ id: user.id, ...changes });
    else dialog.dismiss();
  };

  const footer = (
    <div className={styles.buttons}>
      <Button look="quiet" onClick={dialog.hide}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} aria-disabled={busy}>
        {update.isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </div>
  );
  return (
    <>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Profile" footer={footer}>
        <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
          <ProfilePictures
            user={user}
            photo={draft.profileImage}
            onPhoto={(profileImage) => change({ profileImage })}
            header={header.state}
            onPickHeader={header.choose}
          />
          <TextField
            ref={usernameField}
            label="Username"
            value={username}
            onChange={(typed) => {
              change({ username: normalizeUsername(typed) });
              setProblem(undefined);
            }}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            hint="3 to 20 characters, no spaces"
            error={problem}
          />
          <AccountActions user={user} onLeave={guard.leave} />
        </form>
      </Dialog>
      <UnsavedDialog guard={guard} />
    </>
  );
}
