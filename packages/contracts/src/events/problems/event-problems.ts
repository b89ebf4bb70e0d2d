import { repetitionProblem } from '../repetition/repetition-problem.ts';
import { readDays } from '../when/days-in.ts';
import { isImpossibleDate } from '../when/event-dates.ts';
import { isImpossibleTime } from '../when/written-time.ts';

/** The texts of an event that say when it takes place; absent means unchanged. */
interface EventTexts {
  date?: string | undefined;
  time?: string | undefined;
  notOn?: string | null | undefined;
  repeats?: string | null | undefined;
  repeatsUntil?: string | null | undefined;
}

/** Why a text of an event cannot be stored, as a sentence. */
interface EventProblem {
  field: keyof EventTexts;
  message: string;
}

/** The checks by field. Any other text is stored as it is, and calendars leave the event out. */
const checks: Record<
  'date' | 'time' | 'notOn',
  { isWrong: (text: string) => boolean; message: string }
> = {
  date: {
    isWrong: isImpossibleDate,
    message: 'There is no such date. Please enter one from 1900 to 2199, such as June 5, 2026.',
  },
  time: {
    isWrong: isImpossibleTime,
    message: 'There is no such time. Please enter one such as 7:00 PM.',
  },
  notOn: {
    isWrong: (text) => !readDays(text).isWhole,
    message:
      'These dates cannot be read. Please write them like Dec 24 & 31, 2026 or Dec 21 - 25, 2026.',
  },
};

const repetitionFields = ['date', 'repeats', 'repeatsUntil', 'notOn'] as const;

/**
 * Returns the texts of an event that name no real day or time, or else what is wrong with its
 * repetition.
 * @param stored the event that is changed: its own texts are always taken, so that an event of an
 * older version can be edited
 */
export function eventProblems(sent: EventTexts, stored: EventTexts = {}): EventProblem[] {
  const problems = (['date', 'time', 'notOn'] as const).flatMap((field) => {
    const text = sent[field];
    const { isWrong, message } = checks[field];
    return text && text !== stored[field] && isWrong(text) ? [{ field, message }] : [];
  });
  if (problems.length > 0) return problems;
  const merged = { ...stored, ...defined(sent) };
  const isChanged = repetitionFields.some(
    (field) => (merged[field] || null) !== (stored[field] || null),
  );
  const problem = isChanged ? repetitionProblem(merged) : undefined;
  return problem ? [problem] : [];
}

function defined(texts: EventTexts): EventTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
