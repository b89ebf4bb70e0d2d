import { dateText } from '../../../lib/text/dates.ts';
import { grouped } from '../../../lib/text/numbers.ts';

/** The part of a trail that its phase depends on. */
export interface TrailDays {
  startsOn: string;
  endsOn: string;
  /** Whether it takes no more stamps. */
  isOver: boolean;
}

/** `closed`: an administrator closed it before its last day. */
export type TrailPhase = 'coming' | 'open' | 'ended' | 'closed';

const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Returns the phase of a trail.
 * @param today `YYYY-MM-DD` where the person is
 */
export function phaseOf({ startsOn, endsOn, isOver }: TrailDays, today: string): TrailPhase {
  if (today > endsOn) return 'ended';
  if (isOver) return 'closed';
  return today < startsOn ? 'coming' : 'open';
}

/** Returns whether a trail is over, by its last day or because it was closed. */
export function takesNoStamps(trail: TrailDays, today: string): boolean {
  return today > trail.endsOn || trail.isOver;
}

/** Returns the dates of a trail as text, such as `Until May 1, 2026` or `3 days left`. */
export function phaseText(trail: TrailDays, today: string): string {
  switch (phaseOf(trail, today)) {
    case 'coming':
      return `Starts ${dateText(trail.startsOn)}`;
    case 'ended':
      return `Ended ${dateText(trail.endsOn)}`;
    case 'closed':
      return 'Closed early';
    case 'open':
      return leftText(trail.endsOn, today);
  }
}

function leftText(endsOn: string, today: string): string {
  const left = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS);
  if (left > SOON_DAYS) return `Until ${dateText(endsOn)}`;
  if (left === 0) return 'Ends today';
  return left === 1 ? 'Ends tomorrow' : `${grouped(left)} days left`;
}
