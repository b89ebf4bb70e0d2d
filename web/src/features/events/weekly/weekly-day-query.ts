import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import { trpc } from '../../../data/trpc.ts';

/** Loads the events of a day. Those of the week's list are shown until the response arrives. */
export function useWeeklyDay(day: Weekday) {
  const utils = trpc.useUtils();
  return trpc.events.weekly.byDay.useQuery(
    { day },
    {
      placeholderData: () =>
        utils.events.weekly.list.getData()?.filter((event) => event.day === day),
    },
  );
}
