import type { OwnUser } from '@hoptrail/contracts/users';

/** What a person may have changed about themselves; a photo as a data URL, a header as its path. */
export interface ProfileDraft {
  username?: string;
  profileImage?: string;
  headerImage?: string;
}

/** The changes of a draft, of which only these are sent (specification, part 5). */
export function profileChanges(
  user: Pick<OwnUser, keyof ProfileDraft>,
  { username, profileImage, headerImage }: ProfileDraft,
): ProfileDraft {
  return {
    ...(isNew(username, user.username) && { username }),
    ...(isNew(profileImage, user.profileImage) && { profileImage }),
    ...(isNew(headerImage, user.headerImage) && { headerImage }),
  };
}

function isNew(drafted: string | undefined, present: string | null): drafted is string {
  return drafted !== undefined && drafted !== present;
}
