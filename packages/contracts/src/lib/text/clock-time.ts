/** A time of day as it is written, which may leave open the half of the day. */
export interface ClockTime {
  /** 0 to 24 */
  hour: number;
  minute: number;
  /** Undefined where neither am nor pm is written. */
  half: 'am' | 'pm' | undefined;
  /** Whether it can only be of 24 hours. */
  isOf24: boolean;
}

/** The parts of a time of day as they are written. */
interface Written {
  hours: string;
  minutes?: string | undefined;
  /** Begins with `a` or `p`, in either case. */
  half?: string | undefined;
  /** Whether a word such as `Uhr` says that it is of 24 hours. */
  isOf24?: boolean;
}

/** Reads a written time of day; returns undefined for one that does not exist (`25:00`, `7:65`, `13 pm`). */
export function clockTime({
  hours,
  minutes,
  half,
  isOf24 = false,
}: Written): ClockTime | undefined {
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  const isOfHalf = hour >= 1 && hour <= 12;
  if (minute > 59 || (half ? !isOfHalf : hour > 24 || (hour === 24 && minute > 0)))
    return undefined;
  return {
    hour,
    minute,
    half: half ? (/^a/i.test(half) ? 'am' : 'pm') : undefined,
    isOf24: isOf24 || (!half && !isOfHalf),
  };
}
