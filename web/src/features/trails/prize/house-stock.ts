import type { OwnPrize, TrailDetail } from '@hoptrail/contracts/trails/trails';
import { grouped } from '../../../lib/text/numbers.ts';

/** What a brewery has left of a prize. */
interface HouseStock {
  id: string;
  name: string;
  city: string;
  /** Such as `3 left`. */
  text: string;
  isOut: boolean;
}

/** Returns the breweries that hand a prize out, those that have some left first. */
export function houseStock(
  { houses }: Pick<OwnPrize, 'houses'>,
  { breweries }: Pick<TrailDetail, 'breweries'>,
): HouseStock[] {
  const stocked = houses.map(({ left, ...house }) => ({
    ...house,
    text: left === null ? 'in stock' : `${grouped(left)} left`,
    isOut: false,
  }));
  const stockedIds = new Set(houses.map(({ id }) => id));
  const out = breweries
    .filter(({ id, isClosed }) => !isClosed && !stockedIds.has(id))
    .map(({ id, name, city }) => ({ id, name, city, text: 'none left', isOut: true }));
  return [...stocked, ...out];
}
