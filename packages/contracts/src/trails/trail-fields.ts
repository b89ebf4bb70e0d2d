import type { FieldList } from '../field-lists/field-list.ts';
import { BREWERIES_PER_TRAIL, CHECKINS_PER_DAY } from '../limits.ts';

/** The fields of a trail that administrators edit; its breweries stand beside them. */
export const trailFields = {
  name: { kind: 'line', label: 'Name' },
  story: { kind: 'text', label: 'Story' },
  picture: { kind: 'image', optional: true, label: 'Picture' },
  /** Whether only the next brewery of the list is stamped. */
  isOrdered: { kind: 'flag', hasDefault: true, label: 'In Order' },
  /** The first and the last day in each brewery's own time zone. */
  startsOn: { kind: 'day', label: 'First Day' },
  endsOn: { kind: 'day', label: 'Last Day' },
  stampsNeeded: {
    kind: 'integer',
    label: 'Stamps to Complete It',
    min: 1,
    max: BREWERIES_PER_TRAIL,
    example: '6',
  },
  stampsPerDay: {
    kind: 'integer',
    hasDefault: true,
    label: 'Stamps a Day',
    min: 1,
    max: CHECKINS_PER_DAY,
    example: '4',
  },
  /** The reward for completing the trail, as text. */
  reward: { kind: 'line', label: 'What One Gets' },
  /** What the breweries hand out for a code; null if there is nothing to hand out. */
  prize: { kind: 'line', optional: true, label: 'Prize' },
  /** The last day of the prize; null for 30 days after the last day of the trail. */
  prizeUntil: { kind: 'day', optional: true, label: 'Prize Valid Until' },
} as const satisfies FieldList;
