import { specialEventFields } from '../special-event-fields.ts';

/**
 * How often a special event repeats. The date of the event says on which day of the week, and of a
 * month on which one: the first, second, third, fourth or last.
 */
export const repetitions = specialEventFields.repeats.options;
export type RepetitionName = (typeof repetitions)[number];

/** What each is called without a date. */
export const repetitionLabels: Readonly<Record<RepetitionName, string>> = {
  weekly: 'Every week',
  biweekly: 'Every second week',
  monthly: 'Every month, on the same weekday',
  monthlyLast: 'Every month, on the last such weekday',
};

/** Returns how often a stored text says; undefined for an event that does not repeat. */
export function knownRepetition(text: string | null | undefined): RepetitionName | undefined {
  return repetitions.find((name) => name === text);
}
