import type { hoursFields } from '@hoptrail/contracts/breweries/brewery-fields';
import type { StoredFields } from '@hoptrail/contracts/field-lists/field-list';
import { withoutOldExceptions } from '@hoptrail/contracts/hours/old-exceptions';
import type { HoursException, OpeningHours, Span } from '@hoptrail/contracts/hours/types';
import type { EntityForm } from '../../../../components/form/entity/entity-form.ts';
import { today } from '../../../../lib/text/dates.ts';

/** Returns the week in the value of a form's field; undefined if it has none. */
export function readWeek(value: string): OpeningHours | undefined {
  const week = parse(value);
  const days = week && Reflect.get(week, 'days');
  return Array.isArray(days) && days.length === 7 && days.every(isSpans) ? { days } : undefined;
}

/** Returns the special days in the value of a form's field. */
export function readExceptions(value: string): HoursException[] {
  const list = parse(value);
  return Array.isArray(list) ? list.filter(isException) : [];
}

/** Returns the value of a form's field of a week. */
export function weekText(days: readonly (readonly Span[])[]): string {
  return JSON.stringify({ days });
}

/** Returns a week without the spans that still lack a time. */
export function completeWeek({ days }: OpeningHours): OpeningHours {
  return { days: days.map(completeSpans) };
}

export function completeSpans(spans: readonly Span[]): Span[] {
  return spans.filter(({ opens, closes }) => opens !== '' && closes !== '');
}

/** Returns the value of a field of spans, dates or options; an empty list is an empty text. */
export function listText(list: readonly unknown[]): string {
  return list.length === 0 ? '' : JSON.stringify(list);
}

/**
 * Returns the parts of a form of hours in which `hours` has the owner's own words only; with a week
 * it is empty if there are none. Words that the server writes from the week are not sent, and are no
 * change by others. Special days that ended more than a year ago are left out.
 */
export function withOwnText<List extends typeof hoursFields>(
  form: EntityForm<List>,
): EntityForm<List> {
  const values: typeof form.values = (stored) => {
    const entity = stored && {
      ...stored,
      hoursExceptions: withoutOldExceptions(stored.hoursExceptions, today()),
    };
    const all = form.values(entity);
    return entity && isWritten(entity) ? { ...all, hours: '' } : all;
  };
  return {
    ...form,
    values,
    basis: (entity) => ({ ...form.basis(entity), values }),
    sent: (typed) => {
      const sent = form.sent(typed);
      if (sent.openingHours === null) return { ...sent, hasOwnHours: false };
      const { hours = '' }: Readonly<Partial<Record<string, string>>> = typed;
      const hasOwnHours = hours.trim() !== '';
      return { ...sent, hasOwnHours, hours: hasOwnHours ? sent.hours : undefined };
    },
  };
}

function isWritten({ openingHours, hasOwnHours }: StoredFields<typeof hoursFields>): boolean {
  return openingHours !== null && !hasOwnHours;
}

function parse(value: string): object | undefined {
  try {
    const json: unknown = JSON.parse(value);
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}

function isException(value: unknown): value is HoursException {
  if (typeof value !== 'object' || value === null) return false;
  const [from, to] = [Reflect.get(value, 'from'), Reflect.get(value, 'to')];
  return typeof from === 'string' && typeof to === 'string' && isSpans(Reflect.get(value, 'spans'));
}

function isSpans(value: unknown): value is Span[] {
  return Array.isArray(value) && value.every(isSpan);
}

function isSpan(value: unknown): value is Span {
  if (typeof value !== 'object' || value === null) return false;
  const times = [Reflect.get(value, 'opens'), Reflect.get(value, 'closes')];
  return times.every((time) => typeof time === 'string');
}
