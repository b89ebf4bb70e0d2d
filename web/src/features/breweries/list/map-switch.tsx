import ListIcon from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { Button } from '../../../components/actions/button.tsx';
import { markTapped } from '../../../lib/browser/tapped.ts';
import type { BreweriesSearch } from '../filters/filter-search.ts';

interface MapSwitchProps {
  /** What the address says. */
  search: BreweriesSearch;
  onSwitch: (search: BreweriesSearch) => void;
}

/** Switches between the list and the map. */
export function MapSwitch({ search, onSwitch }: MapSwitchProps) {
  const { view, ...asList } = search;
  return (
    <Button
      look="quiet"
      onClick={() => {
        // The address is replaced, which by itself marks nothing.
        markTapped();
        onSwitch(view ? asList : { ...search, view: 'map' });
      }}
    >
      {view ? <ListIcon size={20} aria-hidden /> : <MapIcon size={20} aria-hidden />}
      {view ? 'List' : 'Map'}
    </Button>
  );
}
