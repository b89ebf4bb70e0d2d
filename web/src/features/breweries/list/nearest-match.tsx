import type { Position } from '@hoptrail/contracts/lib/distance';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { shownDistance } from '../../../lib/text/distance/distance-text.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import type { BreweriesSearch } from '../filters/filter-search.ts';
import { serverFilters } from '../filters/server-filters.ts';
import { useBreweryList } from '../queries/brewery-list-query.ts';

interface NearestMatchProps {
  search: BreweriesSearch;
  near: Position | undefined;
}

/** The nearest brewery beyond the chosen distance that has all else; renders nothing without one. */
export default function NearestMatch({ search, near }: NearestMatchProps) {
  const unit = useDistanceUnit();
  const { within, q, ...others } = search;
  const isNarrow = within !== undefined && near !== undefined;
  const list = useBreweryList({ q, filters: serverFilters(others, unit), near }, isNarrow);
  const nearest = list.isPlaceholderData ? undefined : list.data?.pages[0]?.[0];
  if (!isNarrow || nearest?.distance === undefined) return null;
  const { amount, symbol } = shownDistance(nearest.distance, unit, true);
  return (
    <ButtonLink to="/brewery/$id" params={{ id: nearest.id }} look="quiet">
      Nearest match: {nearest.name}, {amount} {symbol}
    </ButtonLink>
  );
}
