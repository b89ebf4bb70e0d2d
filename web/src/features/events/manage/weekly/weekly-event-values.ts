import {
  type WeeklyEvent,
  weeklyEvent,
  weeklyEventCreate,
} from '@hoptrail/contracts/weekly-events';
import type { FormValues } from '../../../../components/form/drafts/form-draft.ts';

export type WeeklyEventField = 'title' | 'day' | 'time' | 'details' | 'eventPhoto';
export type FullWeeklyField = WeeklyEventField | 'breweryId';
export type WeeklySeen = Pick<WeeklyEvent, WeeklyEventField>;
export type FullWeeklySeen = Pick<WeeklyEvent, FullWeeklyField>;

const own = { title: true, day: true, time: true, details: true, eventPhoto: true } as const;
const full = { ...own, breweryId: true } as const;

const ownStored = weeklyEvent.pick(own);
const fullStored = weeklyEvent.pick(full);
const ownInput = weeklyEventCreate.pick(own);
const fullInput = weeklyEventCreate.pick(full);

export const weeklyEventLabels: Readonly<Record<WeeklyEventField, string>> = {
  title: 'Event Title',
  day: 'Day',
  time: 'Time',
  details: 'Details',
  eventPhoto: 'Event Image (optional)',
};

export const fullWeeklyLabels: Readonly<Record<FullWeeklyField, string>> = {
  ...weeklyEventLabels,
  breweryId: 'Brewery',
  eventPhoto: 'Event Photo',
};

/** What the form begins with: an event, or an empty one on Monday. */
export function weeklyEventValues(event?: WeeklySeen): FormValues<WeeklyEventField> {
  return {
    title: event?.title ?? '',
    day: event?.day ?? 'Monday',
    time: event?.time ?? '',
    details: event?.details ?? '',
    eventPhoto: event?.eventPhoto ?? '',
  };
}

/** What the administrators' form begins with; its days are lowercase. */
export function fullWeeklyValues(event: FullWeeklySeen): FormValues<FullWeeklyField> {
  return {
    ...weeklyEventValues(event),
    day: event.day.toLowerCase(),
    breweryId: event.breweryId ?? '',
  };
}

/** The event that the owner's form changes. */
export function weeklyBasis(event: WeeklyEvent) {
  return {
    seen: ownStored.parse(event),
    read: (json: unknown) => ownStored.safeParse(json).data,
    values: weeklyEventValues,
  };
}

/** The event that the administrators' form changes. */
export function fullWeeklyBasis(event: WeeklyEvent) {
  return {
    seen: fullStored.parse(event),
    read: (json: unknown) => fullStored.safeParse(json).data,
    values: fullWeeklyValues,
  };
}

/** What the server is sent, without the brewery; an empty photo as null. */
export function parseWeeklyEvent(values: FormValues<WeeklyEventField>) {
  return ownInput.safeParse(values);
}

/** Likewise, with the brewery where one was chosen. */
export function parseFullWeekly({ breweryId, ...values }: FormValues<FullWeeklyField>) {
  return fullInput.safeParse({ ...values, ...(breweryId && { breweryId }) });
}

export type WeeklyEventInput = NonNullable<ReturnType<typeof parseWeeklyEvent>['data']>;
export type FullWeeklyInput = NonNullable<ReturnType<typeof parseFullWeekly>['data']>;
