import { bannerContent, sponsorBannerContent } from '@hoptrail/contracts/admin/settings';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { completeLink } from '../../../components/form/form-link.tsx';

export type PictureField = 'bannerImageUrl' | 'bannerLinkUrl' | 'bannerFrom' | 'bannerUntil';

/** Whether a picture has a link: a header has none, a sponsor's banner requires one. */
export type LinkNeed = 'none' | 'optional' | 'required';

/** The stored settings of pictures and their links. */
export type Stored<Key extends string> = Readonly<Record<Key, string | null>>;

/** The names of the settings of a picture, and those of a banner's link and days. */
export interface PictureKeys<Key extends string> {
  image: Key;
  link?: Key;
  from?: Key;
  until?: Key;
}

/** Returns the stored picture, link and days as the basis of the form, by the names of their settings. */
export function pictureBasis<Key extends string>(
  stored: Stored<Key>,
  { image, link, from, until }: PictureKeys<Key>,
) {
  const names = [image, link, from, until].filter((name) => name !== undefined);
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
      bannerFrom: (from && seen[from]) ?? '',
      bannerUntil: (until && seen[until]) ?? '',
    }),
  };
}

/** Returns the input of the procedure; an empty link becomes null. */
export function parsePicture(values: FormValues<PictureField>, need: LinkNeed) {
  const contract = need === 'required' ? sponsorBannerContent : bannerContent;
  return contract.safeParse({ ...values, bannerLinkUrl: completeLink(values.bannerLinkUrl) });
}

export type PictureInput = NonNullable<ReturnType<typeof parsePicture>['data']>;
