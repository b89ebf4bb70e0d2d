import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { PageActions } from '../../components/form/page-actions.tsx';
import { part } from '../../components/layout/part.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const EventsPageActions = part(
  () => import('../../features/events/manage/events-page-actions.tsx'),
);
const CreateSpecialEvent = part(
  () => import('../../features/events/manage/special/create-special-event.tsx'),
);
const EditSpecialEvent = part(
  () => import('../../features/events/manage/special/edit-special-event.tsx'),
);
const DuplicateSpecialEvent = part(
  () => import('../../features/events/manage/special/duplicate-special-event.tsx'),
);
const EditWeeklyEvent = part(
  () => import('../../features/events/manage/weekly/edit-weekly-event.tsx'),
);

/**
 * The actions of owners, staff and administrators on the pages of events; other people do not load
 * their code.
 */
export const eventActions = {
  list: (
    <AdminOnly>
      <PageActions>
        <CreateSpecialEvent />
        <EventsPageActions />
      </PageActions>
    </AdminOnly>
  ),
  special: (event: SpecialEvent) =>
    event.viewer.canEdit && (
      <PageActions>
        <EditSpecialEvent event={event} />
        <DuplicateSpecialEvent event={event} />
      </PageActions>
    ),
  weekly: (event: WeeklyEvent) => (
    <AdminOnly>
      <EditWeeklyEvent event={event} />
    </AdminOnly>
  ),
};
