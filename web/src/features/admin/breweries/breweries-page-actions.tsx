import { trpc } from '../../../data/trpc.ts';
import { PictureTool } from '../../settings/shared/picture-tool.tsx';
import { useSetBreweriesBanner } from '../../settings/shared/settings-writes.ts';

/** What administrators change on Nearby Breweries. */
export default function BreweriesTools() {
  const { data: settings } = trpc.settings.all.useQuery();
  const set = useSetBreweriesBanner();
  if (!settings) return null;
  return (
    <PictureTool
      name="breweries-banner"
      label="Edit Breweries Banner"
      field="Banner Image"
      stored={settings}
      keys={{ image: 'breweriesBannerImage', link: 'breweriesBannerLink' }}
      link="optional"
      submit="Save"
      hidesSubmit
      uploadFailed={{
        title: 'Error',
        description: 'Failed to upload banner image. Please try again.',
      }}
      save={(input, basedOn) => set.mutateAsync({ ...input, basedOn })}
      remove={() => set.mutateAsync({ bannerImageUrl: null })}
    />
  );
}
