import { SettingsBanner } from '../../settings/shared/settings-picture.tsx';
import { useSetBreweriesBanner } from '../../settings/shared/settings-writes.ts';

/** The administrators' actions on Nearby Breweries. */
export default function BreweriesPageActions() {
  const set = useSetBreweriesBanner();
  return (
    <SettingsBanner
      name="breweries-banner"
      label="Edit Breweries Banner"
      page="breweries"
      link="optional"
      submit="Save"
      hidesSubmit
      uploadFailed={{
        title: 'Error',
        description: 'Failed to upload banner image. Please try again.',
      }}
      set={set.mutateAsync}
    />
  );
}
