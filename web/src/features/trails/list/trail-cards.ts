import type { OwnPassport, Trail } from '@hoptrail/contracts/trails/trails';
import { phaseOf, type TrailPhase } from '../shared/trail-phase.ts';

/** A trail in the list, with the person's progress. */
export interface TrailCardData
  extends Pick<
    OwnPassport,
    'trailId' | 'name' | 'picture' | 'startsOn' | 'endsOn' | 'isOver' | 'stampsToComplete'
  > {
  /** The person's stamps. */
  stamps: number;
  isCompleted: boolean;
  /** Whether a prize waits for the person. */
  hasPrize: boolean;
  /** What the breweries hand out; null for nothing, and for a trail that is over. */
  prize: string | null;
}

/** The trails of the list by the section that shows them. */
export type TrailSections = Record<'now' | 'coming' | 'over', TrailCardData[]>;

/**
 * Returns the trails by section: those that take stamps, the person's own progress first, those that
 * have not begun, and the person's own that are over.
 * @param open the trails that are open, those that end first in front
 * @param own the trails on which the person has stamps, the newest first
 * @param today `YYYY-MM-DD` where the person is
 */
export function trailSections(
  open: readonly Trail[],
  own: readonly OwnPassport[],
  today: string,
): TrailSections {
  const mine = new Map(own.map((one) => [one.trailId, one]));
  const cards = open.map((trail) => cardOf(trail, mine.get(trail.id)));
  const listed = new Set(open.map(({ id }) => id));
  const past = own
    .filter(({ trailId }) => !listed.has(trailId))
    .map((one) => ({ ...one, prize: null, isCompleted: one.completedAt !== null }));
  const phases = Map.groupBy([...cards, ...past], (card) => sectionOf(phaseOf(card, today)));
  return {
    now: (phases.get('now') ?? []).toSorted((a, b) => rank(b) - rank(a)),
    coming: phases.get('coming') ?? [],
    over: phases.get('over') ?? [],
  };
}

function cardOf(trail: Trail, own: OwnPassport | undefined): TrailCardData {
  const { id: trailId, name, picture, startsOn, endsOn, prize } = trail;
  return {
    ...{ trailId, name, picture, startsOn, endsOn, prize, isOver: false },
    stampsToComplete: trail.stampsToComplete,
    stamps: own?.stamps ?? 0,
    isCompleted: own !== undefined && own.completedAt !== null,
    hasPrize: own?.hasPrize ?? false,
  };
}

function sectionOf(phase: TrailPhase): keyof TrailSections {
  if (phase === 'coming') return 'coming';
  return phase === 'open' ? 'now' : 'over';
}

/** Returns the order of trails: a prize that waits, begun ones, new ones, completed ones. */
function rank({ hasPrize, isCompleted, stamps, stampsToComplete }: TrailCardData): number {
  if (hasPrize) return 3;
  if (isCompleted) return -1;
  return stampsToComplete === 0 ? 0 : Math.min(1, stamps / stampsToComplete);
}
