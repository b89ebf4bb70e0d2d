import type { OwnPassport } from '@hoptrail/contracts/trails/trails';
import { trpc } from '../../../data/trpc.ts';
import { counted } from '../../../lib/text/numbers.ts';

/**
 * The line about the trails on Nearby Breweries: an unredeemed prize, the missing stamps, or the
 * number of trails.
 */
export default function TrailsNews() {
  const open = trpc.trails.list.useQuery();
  const own = trpc.trails.mine.useQuery();
  if (!open.data || !own.data) return null;
  return newsText(open.data.length, own.data);
}

function newsText(open: number, own: readonly OwnPassport[]): string {
  const won = own.find(({ hasPrize }) => hasPrize);
  if (won) return `Your prize waits: ${won.name}`;
  const [nearest] = own
    .filter(({ completedAt, isOver }) => completedAt === null && !isOver)
    .toSorted((a, b) => leftOf(a) - leftOf(b));
  if (nearest) return `${leftOf(nearest)} to go: ${nearest.name}`;
  if (open === 0) return 'Stamps, badges and prizes';
  return counted(open, 'trail to walk', 'trails to walk');
}

function leftOf({ stamps, stampsToComplete }: OwnPassport): number {
  return Math.max(0, stampsToComplete - stamps);
}
