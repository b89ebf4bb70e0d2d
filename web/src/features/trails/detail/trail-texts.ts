import type { PassportProgress, TrailDetail } from '@hoptrail/contracts/trails/trails';
import { dateText, today } from '../../../lib/text/dates.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { missingText } from '../shared/stamps-text.ts';
import { phaseOf } from '../shared/trail-phase.ts';
import type { StampPlace } from './stamp-places.ts';

/** Returns the person's progress in a sentence, below the number of stamps. */
export function progressText(
  trail: TrailDetail,
  { completedAt, stamps, stampsLeft, questions = [] }: PassportProgress,
  now: string,
): string {
  if (completedAt !== null) return `Completed on ${dateText(today(new Date(completedAt)))}`;
  const stay = stamps.length > 0 ? ' Your stamps stay.' : '';
  switch (phaseOf(trail, now)) {
    case 'coming':
      return `The first stamp waits from ${dateText(trail.startsOn)} on`;
    case 'ended':
      return `The trail is over.${stay}`;
    case 'closed':
      return `The trail was closed.${stay}`;
    case 'open':
      if (stamps.length > 0) return missingText(stampsLeft);
      return questions.some(({ hasVisited, isAnswered }) => hasVisited && !isAnswered)
        ? 'Answer the question for your first stamp'
        : 'Check in at one of them to begin';
  }
}

/** Returns the text below the name at the place of a stamp. */
export function placeText(
  { brewery, stamp }: StampPlace,
  { isNext, isOver }: { isNext: boolean; isOver: boolean },
): string {
  if (stamp) return dateText(stamp.stampedOn);
  if (brewery?.isClosed) return 'Closed';
  if (isOver) return 'Not stamped';
  if (brewery?.question) return isNext ? 'Next, with a question' : 'Asks a question';
  return isNext ? 'Next' : 'No stamp yet';
}

/** Returns which check-ins are stamped: the evidence that a trail takes, and the questions. */
export function evidenceText({ breweries }: Pick<TrailDetail, 'breweries'>): string {
  const asking = breweries.filter(({ question, isClosed }) => question && !isClosed).length;
  const evidence =
    'A check-in is stamped if your phone’s position, the house’s code of the day or a tap on its tag shows that you are there.';
  if (asking === 0) return evidence;
  const who = asking === 1 ? 'One brewery asks' : `${asking} breweries ask`;
  return `${evidence} ${who} a question too: check in, then answer it.`;
}

/** Returns the rules of a trail as text. */
export function rulesText({ isOrdered, stampsPerDay, breweries }: TrailDetail): string {
  const count = breweries.filter(({ isClosed }) => !isClosed).length;
  const houses = counted(count, 'brewery', 'breweries');
  const order = isOrdered ? 'one after the other, in this order' : 'in any order';
  const pace = stampsPerDay === 1 ? 'one stamp a day' : `up to ${stampsPerDay} stamps a day`;
  return `${houses}, ${order}; ${pace}.`;
}
