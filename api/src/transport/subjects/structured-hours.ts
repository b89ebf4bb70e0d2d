import type { HoursException, PlaceHours, Span } from '@hoptrail/contracts/hours/types';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { BreweryLeaf, OpeningHoursSpecificationLeaf } from 'schema-dts';

/** How a day without hours is written. */
const CLOSED = { opens: '00:00', closes: '00:00' };
const TYPE = { '@type': 'OpeningHoursSpecification' } as const;

/**
 * Describes opening hours as search engines read them (schema.org). A span past midnight closes at a
 * time before it opens. Days of the week without hours are left out, and so are special days that are
 * over. A closing for a while is a special span of days without hours. Special days stand beside the week,
 * with their dates, which is the only form that Google reads.
 * @param today the day, `YYYY-MM-DD`
 */
export function hoursData(
  { openingHours, hoursExceptions, closure }: Omit<PlaceHours, 'timeZone'>,
  today: string,
): Pick<BreweryLeaf, 'openingHoursSpecification'> {
  const week = (openingHours?.days ?? []).flatMap((spans, day) => {
    const weekday = weekdays[day];
    if (!weekday) return [];
    return spans.map((span) => ({
      ...TYPE,
      dayOfWeek: `https://schema.org/${weekday}` as const,
      ...timesOf(span),
    }));
  });
  const closing = closure ? [{ from: closure.from, to: closure.until, spans: [] }] : [];
  const special = [...closing, ...hoursExceptions.filter((one) => !isWithin(one, closing))]
    .filter(({ to }) => to >= today)
    .flatMap(({ from, to, spans }) =>
      (spans.length > 0 ? spans.map(timesOf) : [CLOSED]).map((times) => ({
        ...TYPE,
        validFrom: from,
        validThrough: to,
        ...times,
      })),
    );
  const all: OpeningHoursSpecificationLeaf[] = [...week, ...special];
  return all.length > 0 ? { openingHoursSpecification: all } : {};
}

function isWithin({ from, to }: Days, closing: readonly Days[]): boolean {
  return closing.some((closed) => closed.from <= from && to <= closed.to);
}

type Days = Pick<HoursException, 'from' | 'to'>;

/** Returns the times of a span; a whole day ends at 23:59: two equal times would mean closed. */
function timesOf({ opens, closes }: Span) {
  return { opens, closes: closes === opens ? '23:59' : closes };
}
