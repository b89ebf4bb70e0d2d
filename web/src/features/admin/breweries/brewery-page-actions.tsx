import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { PictureAction } from '../../settings/shared/picture-action.tsx';
import { FindDuplicates } from '../beers/find-duplicates.tsx';
import { useSetBreweryBanner } from './brewery-writes.ts';
import { ChangeOwner } from './change-owner.tsx';
import { CloseBrewery } from './close-brewery.tsx';

/** The administrators' actions on a brewery's page, beside those of its owner. */
export default function BreweryPageActions({ brewery }: { brewery: BreweryDetail }) {
  const set = useSetBreweryBanner();
  const { id, bannerImage, bannerLink, bannerFrom, bannerUntil } = brewery;
  return (
    <>
      <PictureAction
        name="brewery-banner"
        label="Edit Banner"
        field="Banner Image"
        stored={{ bannerImage, bannerLink, bannerFrom, bannerUntil }}
        keys={{
          image: 'bannerImage',
          link: 'bannerLink',
          from: 'bannerFrom',
          until: 'bannerUntil',
        }}
        link="optional"
        submit="Save Banner"
        uploaded={{ title: 'Banner image uploaded', description: "Don't forget to save" }}
        uploadFailed={{
          title: 'Upload failed',
          description: 'Failed to upload banner image. Please try again.',
        }}
        save={(input, basedOn) => set.mutateAsync({ ...input, id, basedOn })}
        remove={() => set.mutateAsync({ id, bannerImageUrl: null })}
      />
      <FindDuplicates brewery={brewery} />
      <ChangeOwner brewery={brewery} />
      <CloseBrewery brewery={brewery} />
    </>
  );
}
