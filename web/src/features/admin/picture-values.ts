import { bannerUpdate, sponsorBannerUpdate } from '@hoptrail/contracts/settings';
import type { FormValues } from '../../components/form-draft.ts';
import { completeLink } from '../../components/form-link.tsx';

export type PictureField = 'bannerImageUrl' | 'bannerLinkUrl';

/** Whether a picture leads somewhere: a header never, a sponsor's banner always. */
export type LinkNeed = 'none' | 'optional' | 'required';

/** What the server is sent; an empty link as null. */
export function parsePicture(values: FormValues<PictureField>, need: LinkNeed) {
  const contract = need === 'required' ? sponsorBannerUpdate : bannerUpdate;
  return contract
    .omit({ basedOn: true })
    .safeParse({ ...values, bannerLinkUrl: completeLink(values.bannerLinkUrl) });
}

export type PictureInput = NonNullable<ReturnType<typeof parsePicture>['data']>;
