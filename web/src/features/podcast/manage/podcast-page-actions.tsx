import { SettingsBanner, SettingsPicture } from '../../settings/shared/settings-picture.tsx';
import { useSetPodcastBanner, useSetPodcastHeader } from '../../settings/shared/settings-writes.ts';
import { AddEpisode } from './add-episode.tsx';

/** The administrators' actions on the podcast page, apart from those on an episode. */
export default function PodcastPageActions() {
  const setHeader = useSetPodcastHeader();
  const setBanner = useSetPodcastBanner();
  return (
    <>
      <AddEpisode />
      <SettingsPicture
        name="podcast-header"
        label="Update Header Image"
        field="Header Image"
        keys={{ image: 'podcastHeaderImage' }}
        link="none"
        submit="Update Header"
        save={({ bannerImageUrl: headerImage }, basedOn) =>
          setHeader.mutateAsync({ headerImage, basedOn })
        }
      />
      <SettingsBanner
        name="podcast-banner"
        label="Update Banner Image"
        page="podcast"
        link="required"
        submit="Save Banner"
        set={setBanner.mutateAsync}
      />
    </>
  );
}
