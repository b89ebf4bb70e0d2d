import { Button } from '../../../components/actions/button.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import { type BreweriesSearch, isFiltered } from '../filters/filter-search.ts';
import { filterTexts } from '../filters/filter-texts.ts';

interface NoBreweriesProps {
  search: BreweriesSearch;
  /** Switches the filters off. */
  onClear: () => void;
}

/** Says that nothing was found, and for which filters. */
export function NoBreweries({ search, onClear }: NoBreweriesProps) {
  const unit = useDistanceUnit();
  const { q } = search;
  const texts = [...(q ? [`matching \u201c${q}\u201d`] : []), ...filterTexts(search, unit)];
  const isNarrow = isFiltered(search);
  const hint = isNarrow
    ? `You asked for breweries ${new Intl.ListFormat('en').format(texts)}.`
    : 'Try adjusting your search terms';
  return (
    <div role="status">
      <EmptyState
        drawing={q || isNarrow ? 'search' : 'breweries'}
        title="No breweries found"
        hint={q || isNarrow ? hint : undefined}
        action={isNarrow && <Button onClick={onClear}>Clear filters</Button>}
      />
    </div>
  );
}
