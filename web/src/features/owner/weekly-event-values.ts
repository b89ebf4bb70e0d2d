import { type WeeklyEvent, weeklyEventCreate } from '@hoptrail/contracts/weekly-events';
import type { FormValues } from '../../components/form-draft.ts';

export type WeeklyEventField = 'title' | 'day' | 'time' | 'details' | 'eventPhoto';
export type FullWeeklyField = WeeklyEventField | 'breweryId';

const ownEvent = weeklyEventCreate.pick({
  title: true,
  day: true,
  time: true,
  details: true,
  eventPhoto: true,
});
const fullEvent = ownEvent.extend({ breweryId: weeklyEventCreate.shape.breweryId });

/** What the form begins with: an event, or an empty one on Monday. */
export function weeklyEventValues(event?: WeeklyEvent): FormValues<WeeklyEventField> {
  return {
    title: event?.title ?? '',
    day: event?.day ?? 'Monday',
    time: event?.time ?? '',
    details: event?.details ?? '',
    eventPhoto: event?.eventPhoto ?? '',
  };
}

/** What the administrators' form begins with; its days are lowercase. */
export function fullWeeklyValues(event: WeeklyEvent): FormValues<FullWeeklyField> {
  return {
    ...weeklyEventValues(event),
    day: event.day.toLowerCase(),
    breweryId: event.breweryId ?? '',
  };
}

/** What the server is sent, without the brewery; an empty photo as null. */
export function parseWeeklyEvent(values: FormValues<WeeklyEventField>) {
  return ownEvent.safeParse(values);
}

/** Likewise, with the brewery where one was chosen. */
export function parseFullWeekly({ breweryId, ...values }: FormValues<FullWeeklyField>) {
  return fullEvent.safeParse({ ...values, ...(breweryId && { breweryId }) });
}

export type WeeklyEventInput = NonNullable<ReturnType<typeof parseWeeklyEvent>['data']>;
export type FullWeeklyInput = NonNullable<ReturnType<typeof parseFullWeekly>['data']>;
