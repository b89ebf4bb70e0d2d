import { normalizeUsername } from '@hoptrail/contracts/lib/text/identity';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { FormSelect } from '../../../components/form/fields/form-select.tsx';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { useFormImage } from '../../../components/form/images/form-image-state.ts';
import { chooseUnitOf } from '../../../data/distance-choice.ts';
import { isUsernameRefusal } from '../../../data/errors.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import { showToast } from '../../../lib/toast.ts';
import { AccountActions } from '../account/account-actions.tsx';
import { parseProfile, profileLabels, profileValues } from './profile-changes.ts';
import { ProfilePictures } from './profile-pictures.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

const unitOptions = [
  { value: 'miles', label: 'Miles' },
  { value: 'kilometers', label: 'Kilometers' },
];

/** The profile form, with signing out and deleting the account below. */
export default function ProfileForm({ onClose }: { onClose: () => void }) {
  const user = useSignedInUser();
  const unit = useDistanceUnit();
  const update = useUpdateProfile();
  const form = useForm({
    draft: 'profile',
    labels: profileLabels,
    initial: profileValues(user, unit),
    parse: (values) => parseProfile(user, values),
    save: async ({ stored, distances }) => {
      if (Object.keys(stored).length > 0) await update({ id: user.id, ...stored });
      else if (distances !== unit) showToast({ type: 'success', title: 'Profile updated' });
      if (distances !== unit) chooseUnitOf(user.id, distances);
    },
    refused: (error) =>
      isUsernameRefusal(error) && error instanceof Error ? { username: error.message } : {},
    onSaved: onClose,
  });
  const header = useFormImage({ form, name: 'headerImage', maxBytes: SMALL_UPLOAD_BYTES });
  return (
    <Form form={form} submit="Save Changes" onCancel={onClose}>
      <ProfilePictures user={user} form={form} photo={form.field('profileImage')} header={header} />
      <TextField
        {...form.field('username')}
        toValue={normalizeUsername}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        hint="3 to 20 characters, no spaces"
        required
      />
      <FormSelect
        {...form.field('distances')}
        options={unitOptions}
        hint="On every screen, and on your other devices"
      />
      <AccountActions user={user} />
    </Form>
  );
}
