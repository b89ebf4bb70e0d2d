import { trpc } from '../../../data/trpc.ts';
import { PictureAction } from '../../settings/shared/picture-action.tsx';
import { useSetBreweriesBanner } from '../../settings/shared/settings-writes.ts';

/** The administrators' actions on Nearby Breweries. */
export default function BreweriesPageActions() {
  const { data: settings } = trpc.settings.all.useQuery();
  const set = useSetBreweriesBanner();
  if (!settings) return null;
  return (
    <PictureAction
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
