import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { useSetBreweryBanner } from './brewery-writes.ts';
import { ChangeOwner } from './change-owner.tsx';
import { PictureTool } from './picture-tool.tsx';

/** What administrators change on a brewery's page, beside what its owner may. */
export default function BreweryTools({ brewery }: { brewery: BreweryDetail }) {
  const set = useSetBreweryBanner();
  return (
    <>
      <PictureTool
        name="brewery-banner"
        label="Edit Banner"
        field="Banner Image"
        current={{ image: brewery.bannerImage, link: brewery.bannerLink }}
        link="optional"
        submit="Save Banner"
        uploaded={{ title: 'Banner image uploaded', description: "Don't forget to save" }}
        uploadFailed={{
          title: 'Upload failed',
          description: 'Failed to upload banner image. Please try again.',
        }}
        save={(input) => set.mutateAsync({ ...input, id: brewery.id })}
      />
      <ChangeOwner brewery={brewery} />
    </>
  );
}
