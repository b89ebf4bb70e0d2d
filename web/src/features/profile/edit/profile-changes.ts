import { usernameProblem } from '@hoptrail/contracts/lib/text/identity';
import { type DistanceUnit, distanceUnits } from '@hoptrail/contracts/lists/distance-units';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import type { Parsed } from '../../../components/form/submit/form-problems.ts';

/** The fields that the server stores: a new photo as a data URL, a header as its path. */
type StoredField = 'username' | 'profileImage' | 'headerImage';
/** The unit of distances is sent by itself, because it can wait for a connection. */
type ProfileField = StoredField | 'distances';
type Profile = Pick<OwnUser, StoredField>;

/** The changed fields of a form. */
interface ProfileChanges {
  stored: Partial<Record<StoredField, string>>;
  distances: DistanceUnit;
}

export const profileLabels: Readonly<Record<ProfileField, string>> = {
  username: 'Username',
  profileImage: 'Photo',
  headerImage: 'Header image',
  distances: 'Distances in',
};

/** The initial values of the form. */
export function profileValues(user: Profile, unit: DistanceUnit): FormValues<ProfileField> {
  return { ...storedValues(user), distances: unit };
}

/** Returns the changed fields of a form; only these are sent. */
export function parseProfile(
  user: Profile,
  values: FormValues<ProfileField>,
): Parsed<ProfileChanges> {
  const message = usernameProblem(values.username);
  if (message) return { success: false, error: { issues: [{ path: ['username'], message }] } };
  const changed = Object.entries(storedValues(user)).flatMap(([name, stored]) => {
    const value: unknown = Reflect.get(values, name);
    return value === stored ? [] : [[name, value]];
  });
  const distances = distanceUnits.find((unit) => unit === values.distances) ?? 'miles';
  return { success: true, data: { stored: Object.fromEntries(changed), distances } };
}

function storedValues({ username, profileImage, headerImage }: Profile) {
  return { username, profileImage: profileImage ?? '', headerImage: headerImage ?? '' };
}
