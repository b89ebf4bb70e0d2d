/**
 * A span of opening hours, with times of day from `00:00` to `23:59`. If it closes at or before the
 * time it opens, it closes on the next day: `18:00` to `02:00`, or `00:00` to `00:00` for all day.
 */
export interface Span {
  opens: string;
  closes: string;
}

/** The spans of a week, Monday first; a day without a span is closed. */
export interface OpeningHours {
  days: Span[][];
}

/** Days on which a place is closed in spite of its hours. It reopens by the clock. */
export interface Closure {
  /** The first and the last closed day in the zone of the place, `YYYY-MM-DD`. */
  from: string;
  until: string;
  reason: string | null;
  /** Whether guests check in all the same, for example at an event elsewhere in the house. */
  allowsCheckins: boolean;
}

/** Other hours on some dates; without a span the place is closed. */
export interface HoursException {
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  spans: Span[];
  note?: string | undefined;
}

/** What says whether a place is open. */
export interface PlaceHours {
  openingHours: OpeningHours | null;
  /** They replace the spans of their days. */
  hoursExceptions: readonly HoursException[];
  /** It comes before both. */
  closure: Closure | null;
  /** The IANA zone of the place. */
  timeZone: string | null;
}
