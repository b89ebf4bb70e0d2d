import { bannerContent, sponsorBannerContent } from '@hoptrail/contracts/admin/settings';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { completeLink } from '../../../components/form/form-link.tsx';

export type PictureField = 'bannerImageUrl' | 'bannerLinkUrl';

/** Whether a picture has a link: a header has none, a sponsor's banner requires one. */
export type LinkNeed = 'none' | 'optional' | 'required';

/** The stored settings of pictures and their links. */
export type Stored<Key extends string> = Readonly<Record<Key, string | null>>;

/** Returns the stored picture and link as the basis of the form, by the names of their settings. */
export function pictureBasis<Key extends string>(
  stored: Stored<Key>,
  { image, link }: { image: Key; link?: Key },
) {
  const names = link === undefined ? [image] : [image, link];
  const read = (json: unknown): Partial<Stored<Key>> | undefined => {
    if (typeof json !== 'object' || json === null) return undefined;
    const seen: { [Name in Key]?: string | null } = {};
    for (const name of names) {
      const value: unknown = Reflect.get(json, name);
      if (value !== null && typeof value !== 'string') return undefined;
      seen[name] = value;
    }
    return seen;
  };
  return {
    seen: read(stored) ?? {},
    read,
    values: (seen: Partial<Stored<Key>>): FormValues<PictureField> => ({
      bannerImageUrl: seen[image] ?? '',
      bannerLinkUrl: (link && seen[link]) ?? '',
    }),
  };
}

/** Returns the input of the procedure; an empty link becomes null. */
export function parsePicture(values: FormValues<PictureField>, need: LinkNeed) {
  const contract = need === 'required' ? sponsorBannerContent : bannerContent;
  return contract.safeParse({ ...values, bannerLinkUrl: completeLink(values.bannerLinkUrl) });
}

export type PictureInput = NonNullable<ReturnType<typeof parsePicture>['data']>;
