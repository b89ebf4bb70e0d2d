import chips from '../../../components/form/fields/chips.module.css';
import { type BeerSort, beerSorts } from './sorted-beers.ts';

const labels: Record<BeerSort, string> = { rating: 'Best rated', recent: 'Last had' };

interface BeerSortChipsProps {
  /** Undefined for the order by style. */
  sort: BeerSort | undefined;
  onSort: (sort: BeerSort | undefined) => void;
}

/** The orders of the person's beers, of which one is on. */
export function BeerSortChips({ sort, onSort }: BeerSortChipsProps) {
  return (
    <fieldset className={chips.chips} aria-label="Sort">
      {[undefined, ...beerSorts].map((one) => (
        <label key={one ?? 'style'} className={chips.chip}>
          <input
            type="radio"
            name="sort"
            className="visually-hidden"
            checked={one === sort}
            onChange={() => onSort(one)}
          />
          {one ? labels[one] : 'By style'}
        </label>
      ))}
    </fieldset>
  );
}
