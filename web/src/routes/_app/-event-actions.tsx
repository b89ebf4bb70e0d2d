import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import { PageActions } from '../../components/form/page-actions/page-actions-row.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const EditSpecialEvent = lazy(
  () => import('../../features/events/manage/special/edit-special-event.tsx'),
);
const DuplicateSpecialEvent = lazy(
  () => import('../../features/events/manage/special/duplicate-special-event.tsx'),
);
const CreateWeeklyEvent = lazy(
  () => import('../../features/events/manage/weekly/create-weekly-event.tsx'),
);
const EditWeeklyEvent = lazy(
  () => import('../../features/events/manage/weekly/edit-weekly-event.tsx'),
);

/**
 * The actions of owners, staff and administrators on the pages of events; other people do not load
 * their code.
 */
export const eventActions = {
  special: (event: SpecialEvent) =>
    event.viewer.canEdit && (
      <PageActions>
        <EditSpecialEvent event={event} />
        <DuplicateSpecialEvent event={event} />
      </PageActions>
    ),
  day: (day: Weekday) => (
    <AdminOnly>
      <PageActions>
        <CreateWeeklyEvent key={day} day={day} />
      </PageActions>
    </AdminOnly>
  ),
  weekly: (event: WeeklyEvent) => (
    <AdminOnly>
      <EditWeeklyEvent event={event} />
    </AdminOnly>
  ),
};
