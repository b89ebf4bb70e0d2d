/** How a day is written. */
export type DayStyle =
  /** `March 1, 2026` in America, `1 March 2026` in Britain. */
  | 'long'
  /** `Mar 1, 2026`. */
  | 'medium'
  /** `Sun, Mar 1`. */
  | 'weekday'
  /** `Mar 1`. */
  | 'short'
  /** `March 2026`. */
  | 'month';

/** Writes numbers, days and times for people of one region; all words are English. */
export interface Formats {
  /**
   * Returns a number with separated thousands.
   * @param decimals the number of decimals at most
   * @param atLeast the number of decimals at least
   */
  number: (value: number, decimals: number, atLeast: number) => string;
  /** Returns an amount of dollars, without cents if there are none. */
  dollars: (amount: number) => string;
  /** @param iso a day of the calendar, `YYYY-MM-DD` */
  day: (iso: string, style: DayStyle) => string;
  /** Returns a time of day, such as `3:05 PM` or `15:05`. */
  time: (hours: number, minutes: number) => string;
}
