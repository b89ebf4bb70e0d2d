import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import { trpc } from '../../../data/trpc.ts';

/** A day's events; what the list of all knew of them is shown until the answer has come. */
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
