import { openStatus, spansOn } from '@hoptrail/contracts/hours/open-status';
import type {
  HoursException,
  OpeningHours,
  PlaceHours,
  Span,
} from '@hoptrail/contracts/hours/types';
import { fromDay, toDay } from '@hoptrail/contracts/lib/zone-clock';
import { HOURS_EXCEPTIONS_MAX } from '@hoptrail/contracts/limits';
import { dayAt } from '../../hours/week.ts';

/** The hours of a brewery, and the zone of its clocks; without one they are the phone's. */
export interface BreweryClock extends PlaceHours {
  openingHours: OpeningHours;
}

/**
 * Returns the day whose evening it is at a brewery, `YYYY-MM-DD`: after midnight the day before, as
 * long as that is open or usually is.
 */
export function eveningAt(brewery: BreweryClock, at: Date): string {
  const today = dayAt(at, brewery.timeZone);
  const before = toDay(today - 1);
  const usual = withoutDay(brewery.hoursExceptions, before);
  const isRunning = [brewery.hoursExceptions, usual].some((hoursExceptions) =>
    isOpenFrom(brewery, spansOn({ ...brewery, hoursExceptions }, today - 1), before, at),
  );
  return isRunning ? before : toDay(today);
}

/** Returns the spans of a day without the special day that is this day alone. */
export function usualSpans({ openingHours, hoursExceptions }: BreweryClock, day: string) {
  const usual = { openingHours, hoursExceptions: withoutDay(hoursExceptions, day), closure: null };
  return spansOn(usual, fromDay(day));
}

/** Returns the special day that is this day alone. */
export function onlyDay(
  exceptions: readonly HoursException[],
  day: string,
): HoursException | undefined {
  return exceptions.find((exception) => isOnly(exception, day));
}

/**
 * Returns the special days with other spans on a day; its reason stays. A full list loses the days
 * that ended first.
 * @param spans undefined for the usual hours
 */
export function withDay(
  exceptions: readonly HoursException[],
  day: string,
  spans: readonly Span[] | undefined,
): HoursException[] {
  const others = withoutDay(exceptions, day);
  if (!spans) return others;
  const surplus = Math.max(0, others.length + 1 - HOURS_EXCEPTIONS_MAX);
  const dropped = others
    .filter(({ to }) => to < day)
    .toSorted((one, other) => one.to.localeCompare(other.to))
    .slice(0, surplus);
  const kept = others.filter((exception) => !dropped.includes(exception));
  return [...kept, { ...onlyDay(exceptions, day), from: day, to: day, spans: [...spans] }];
}

function withoutDay(exceptions: readonly HoursException[], day: string): HoursException[] {
  return exceptions.filter((exception) => !isOnly(exception, day));
}

function isOnly({ from, to }: HoursException, day: string): boolean {
  return from === day && to === day;
}

/** Returns whether the spans of a day alone are open at an instant. */
function isOpenFrom(
  { openingHours, timeZone }: BreweryClock,
  spans: readonly Span[],
  day: string,
  at: Date,
): boolean {
  const place = {
    openingHours: { days: openingHours.days.map(() => []) },
    hoursExceptions: [{ from: day, to: day, spans: [...spans] }],
    closure: null,
    timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return openStatus(place, at)?.state === 'open';
}
