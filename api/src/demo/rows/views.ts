import { type ViewKind, viewKinds } from '@hoptrail/contracts/lists/view-kinds';
import { createRandom } from '@hoptrail/drawings/random';
import { OWNED_BREWERY } from '../content/breweries.ts';
import type { DemoContent } from '../demo.repo.ts';
import { breweryId } from '../demo-brewery.ts';
import { daysBefore } from '../moments.ts';

const DAYS = 90;

/** About how many people a day each kind has. */
const about: Readonly<Record<ViewKind, number>> = {
  page: 30,
  tapList: 11,
  website: 6,
  phone: 3,
  directions: 8,
  events: 7,
};

/** Returns the views of the owner's brewery on the last 90 days, more of them at weekends. */
export function viewRows(now: Date): NonNullable<DemoContent['brewery_day_views']> {
  return Array.from({ length: DAYS }, (_, ago) => daysBefore(now, ago).slice(0, 10)).flatMap(
    (day) => {
      const random = createRandom(`views:${day.slice(5)}`);
      const isWeekend = [0, 5, 6].includes(new Date(day).getUTCDay());
      return viewKinds.flatMap((kind) => {
        const people = Math.round(about[kind] * (isWeekend ? 1.6 : 0.8) * random.between(0.5, 1.5));
        return people > 0
          ? { breweryId: breweryId({ name: OWNED_BREWERY }), day, kind, people }
          : [];
      });
    },
  );
}
