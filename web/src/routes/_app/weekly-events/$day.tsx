import { knownWeekday } from '@hoptrail/contracts/lists/weekdays';
import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../../../components/state/not-found.tsx';
import { WeeklyDayScreen } from '../../../features/events/weekly/weekly-day-screen.tsx';
import { eventActions } from '../-event-actions.tsx';

export const Route = createFileRoute('/_app/weekly-events/$day')({
  component: WeeklyDay,
});

function WeeklyDay() {
  const day = knownWeekday(Route.useParams().day);
  if (!day) return <NotFound />;
  return (
    <WeeklyDayScreen day={day} dayActions={eventActions.day(day)} actions={eventActions.weekly} />
  );
}
