import { daysOfEvent } from '@hoptrail/contracts/events/repetition/repetition';
import {
  repetitionLabels,
  repetitions,
} from '@hoptrail/contracts/events/repetition/repetition-names';
import { repetitionProblem } from '@hoptrail/contracts/events/repetition/repetition-problem';
import { repetitionText } from '@hoptrail/contracts/events/repetition/repetition-text';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { dayText } from '../../../../../lib/text/dates.ts';

/** The values of a form that say when an event repeats; empty texts where nothing is typed. */
export interface RepetitionValues {
  date: string;
  repeats: string;
  repeatsUntil: string;
  notOn: string;
}

const SHOWN = 3;

/** Returns the options for a date: those that its day of the week and of the month allow. */
export function repetitionOptions({ date, repeats }: RepetitionValues) {
  const day = dayOf(date);
  const options = repetitions
    .filter((name) => name === repeats || !day || !repetitionProblem({ date, repeats: name }))
    .map((name) => ({
      value: name,
      label: day ? repetitionText(name, day) : repetitionLabels[name],
    }));
  return [{ value: '', label: 'Does not repeat' }, ...options];
}

/** Returns the next three dates in words; undefined for an event that does not repeat as typed. */
export function nextDatesHint(event: RepetitionValues): string | undefined {
  const day = dayOf(event.date);
  if (event.repeats === '' || day === undefined || repetitionProblem(event)) return undefined;
  const next: string[] = [];
  for (const one of daysOfEvent(event, day)) {
    // A date does not break between lines.
    if (next.push(dayText(one).replaceAll(' ', '\u00A0')) === SHOWN) break;
  }
  return `Next: ${next.join(' · ')}`;
}
