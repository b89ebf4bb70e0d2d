/** Days that get the times of a day at once. */
export interface CopyChoice {
  label: string;
  /** The places of these days in the week, without the day that is copied. */
  days: readonly number[];
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const SATURDAY = 5;

/**
 * Returns to which days the times of a day can be copied.
 * @param from the place of the day in the week, 0 for Monday
 */
export function copyChoices(from: number): CopyChoice[] {
  const others = WEEK.filter((day) => day !== from);
  const isWeekend = from >= SATURDAY;
  const choices = [
    {
      label: isWeekend ? 'Copy to Saturday and Sunday' : 'Copy to Monday to Friday',
      days: others.filter((day) => day >= SATURDAY === isWeekend),
    },
    { label: 'Copy to the Days Below', days: others.filter((day) => day > from) },
    { label: 'Copy to All Days', days: others },
  ];
  return choices.filter(({ days }) => days.length > 0);
}
