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

/** Other hours on some dates; without a span the place is closed. */
export interface HoursException {
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  spans: Span[];
  note?: string | undefined;
}
