import { trpc } from '../../../data/trpc.ts';
import { PictureAction } from '../../settings/shared/picture-action.tsx';
import { useSetPodcastBanner, useSetPodcastHeader } from '../../settings/shared/settings-writes.ts';
import { AddEpisode } from './add-episode.tsx';

/** The administrators' actions on the podcast page, apart from those on an episode. */
export default function PodcastPageActions() {
  const { data: settings } = trpc.settings.all.useQuery();
  const setHeader = useSetPodcastHeader();
  const setBanner = useSetPodcastBanner();
  if (!settings) return null;
  return (
    <>
      <AddEpisode />
      <PictureAction
        name="podcast-header"
        label="Update Header Image"
        field="Header Image"
        stored={settings}
        keys={{ image: 'podcastHeaderImage' }}
        link="none"
        submit="Update Header"
        save={({ bannerImageUrl: headerImage }, basedOn) =>
          setHeader.mutateAsync({ headerImage, basedOn })
        }
      />
      <PictureAction
        name="podcast-banner"
        label="Update Banner Image"
        field="Banner Image"
        stored={settings}
        keys={{ image: 'podcastBannerImage', link: 'podcastBannerLink' }}
        link="required"
        submit="Save Banner"
        save={(input, basedOn) => setBanner.mutateAsync({ ...input, basedOn })}
        remove={() => setBanner.mutateAsync({ bannerImageUrl: null })}
      />
    </>
  );
}
