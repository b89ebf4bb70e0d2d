import { trpc } from '../../../data/trpc.ts';
import { PictureAction } from '../../settings/shared/picture-action.tsx';
import { useSetEventsBanner, useSetEventsHeader } from '../../settings/shared/settings-writes.ts';

/** The administrators' actions on the events page: its header picture and banner. */
export default function EventsPageActions() {
  const { data: settings } = trpc.settings.all.useQuery();
  const setHeader = useSetEventsHeader();
  const setBanner = useSetEventsBanner();
  if (!settings) return null;
  return (
    <>
      <PictureAction
        name="events-header"
        label="Edit Header"
        title="Update Header Image"
        field="Header Image"
        stored={settings}
        keys={{ image: 'eventsHeaderImage' }}
        link="none"
        submit="Update Header"
        save={({ bannerImageUrl: headerImageUrl }, basedOn) =>
          setHeader.mutateAsync({ headerImageUrl, basedOn })
        }
      />
      <PictureAction
        name="events-banner"
        label="Edit Banner"
        title="Update Banner Image"
        field="Banner Image"
        stored={settings}
        keys={{ image: 'eventsBannerImage', link: 'eventsBannerLink' }}
        link="required"
        submit="Save Banner"
        save={(input, basedOn) => setBanner.mutateAsync({ ...input, basedOn })}
        remove={() => setBanner.mutateAsync({ bannerImageUrl: null })}
      />
    </>
  );
}
