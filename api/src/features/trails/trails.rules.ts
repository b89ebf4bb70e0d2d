import type { Trail, TrailBrewery } from '@hoptrail/contracts/trails/trails';
import { badgeIconOf } from './shared/badges.repo.ts';
import { prizeEnd, stampsToComplete } from './shared/stamps.rules.ts';
import type { Stop, TrailRow } from './trails.repo.ts';

/** Returns the public fields of a trail. */
export function toTrail(row: TrailRow, stops: readonly Stop[]): Trail {
  const breweryIds = stops.filter(({ closedAt }) => closedAt === null).map(({ id }) => id);
  const { openedAt: _, closedAt: __, endedAt: ___, createdAt: ____, ...fields } = row;
  const needed = stampsToComplete(row.stampsNeeded, breweryIds.length);
  return {
    ...fields,
    isOrdered: row.isOrdered === 1,
    prizeUntil: row.prize === null ? null : prizeEnd(row),
    breweryIds,
    stampsToComplete: needed,
    notice: closedNotice(stops, { needed, planned: row.stampsNeeded }),
    badgeIcon: badgeIconOf(row.id),
  };
}

/** Returns the public fields of a brewery of a trail. */
export function toBrewery(
  { closedAt, trailId: _, prizeStock, prizesRedeemed, ...brewery }: Stop,
  hasPrize: boolean,
): TrailBrewery {
  const isClosed = closedAt !== null;
  const left = hasPrize ? prizesLeft({ prizeStock, prizesRedeemed }) : null;
  return { ...brewery, isClosed, prizesLeft: isClosed && hasPrize ? 0 : left };
}

/** Returns the number of prizes that a brewery has left; null for no limit. */
export function prizesLeft({
  prizeStock,
  prizesRedeemed,
}: {
  prizeStock: number | null;
  prizesRedeemed: number;
}): number | null {
  return prizeStock === null ? null : Math.max(0, prizeStock - prizesRedeemed);
}

/** Returns whether a trail takes no more stamps. */
export function isOver({ closedAt, endedAt }: Pick<TrailRow, 'closedAt' | 'endedAt'>): boolean {
  return closedAt !== null || endedAt !== null;
}

/** Returns the text on why fewer stamps than planned complete a trail; null if all are needed. */
function closedNotice(
  stops: readonly Stop[],
  { needed, planned }: { needed: number; planned: number },
): string | null {
  if (needed >= planned) return null;
  const names = stops.filter(({ closedAt }) => closedAt !== null).map(({ name }) => name);
  const stamps = needed === 1 ? '1 stamp completes' : `${needed} stamps complete`;
  const why =
    names.length === 0
      ? 'A brewery left this trail'
      : `${listed(names)} ${names.length === 1 ? 'has' : 'have'} closed`;
  return `${why}, so ${stamps} this trail instead of ${planned}. Stamps from there still count.`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
