import { usernameProblem } from '@hoptrail/contracts/identity';
import type { OwnUser } from '@hoptrail/contracts/users';
import type { FormValues } from '../../components/form-draft.ts';
import type { Parsed } from '../../components/form-problems.ts';

/** What a person may change about themselves; a new photo as a data URL, a header as its path. */
type ProfileField = 'username' | 'profileImage' | 'headerImage';
type ProfileChanges = Partial<Record<ProfileField, string>>;
type Profile = Pick<OwnUser, ProfileField>;

export const profileLabels: Readonly<Record<ProfileField, string>> = {
  username: 'Username',
  profileImage: 'Photo',
  headerImage: 'Header image',
};

/** What the form begins with. */
export function profileValues(user: Profile): FormValues<ProfileField> {
  const { username, profileImage, headerImage } = user;
  return { username, profileImage: profileImage ?? '', headerImage: headerImage ?? '' };
}

/** The changes of a form, of which only these are sent (specification, part 5). */
export function parseProfile(
  user: Profile,
  values: FormValues<ProfileField>,
): Parsed<ProfileChanges> {
  const message = usernameProblem(values.username);
  if (message) return { success: false, error: { issues: [{ path: ['username'], message }] } };
  const stored = profileValues(user);
  const changed = Object.entries(values).filter(([name, value]) => {
    return value !== Reflect.get(stored, name);
  });
  return { success: true, data: Object.fromEntries(changed) };
}

/** Whether there is anything to send. */
export function hasChanges(changes: ProfileChanges): boolean {
  return Object.keys(changes).length > 0;
}
