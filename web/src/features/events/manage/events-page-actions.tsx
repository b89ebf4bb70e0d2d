import { SettingsBanner, SettingsPicture } from '../../settings/shared/settings-picture.tsx';
import { useSetEventsBanner, useSetEventsHeader } from '../../settings/shared/settings-writes.ts';
import { CreateSpecialEvent } from './special/create-special-event.tsx';
import CreateWeeklyEvent from './weekly/create-weekly-event.tsx';

/** The administrators' actions on the events page: a new event, the header picture and the banner. */
export default function EventsPageActions() {
  const setHeader = useSetEventsHeader();
  const setBanner = useSetEventsBanner();
  return (
    <>
      <CreateSpecialEvent />
      <CreateWeeklyEvent />
      <SettingsPicture
        name="events-header"
        label="Edit Header"
        title="Update Header Image"
        field="Header Image"
        keys={{ image: 'eventsHeaderImage' }}
        link="none"
        submit="Update Header"
        save={({ bannerImageUrl: headerImageUrl }, basedOn) =>
          setHeader.mutateAsync({ headerImageUrl, basedOn })
        }
      />
      <SettingsBanner
        name="events-banner"
        label="Edit Banner"
        title="Update Banner Image"
        page="events"
        link="required"
        submit="Save Banner"
        set={setBanner.mutateAsync}
      />
    </>
  );
}
