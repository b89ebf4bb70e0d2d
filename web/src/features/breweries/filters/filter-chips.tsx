import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import Dog from 'lucide-react/icons/dog';
import Footprints from 'lucide-react/icons/footprints';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import chips from '../../../components/form/fields/chips.module.css';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import styles from './filter-chips.module.css';
import { type FilterSearch, radii, type Switch, switches } from './filter-search.ts';
import { withinText } from './filter-texts.ts';

const labels: Record<Switch, { label: string; Icon: typeof Clock }> = {
  openNow: { label: 'Open now', Icon: Clock },
  favorites: { label: 'Favorites', Icon: Heart },
  notVisited: { label: 'Not yet visited', Icon: Footprints },
  eventsToday: { label: 'Events today', Icon: CalendarDays },
  dogs: { label: 'Dogs welcome', Icon: Dog },
};

interface FilterChipsProps {
  filters: FilterSearch;
  onToggle: (name: Switch) => void;
  /** Called with the largest distance in the person's unit; undefined for any distance. */
  onWithin: (within: FilterSearch['within']) => void;
}

const order = ['openNow', 'within', ...switches.slice(1)] as const;

/** The filters of the breweries, as a row of chips: first those that are on when it opens. */
export function FilterChips({ filters, onToggle, onWithin }: FilterChipsProps) {
  const [names] = useState(() =>
    order.toSorted((one, other) => Number(other in filters) - Number(one in filters)),
  );
  return (
    <fieldset className={styles.row} aria-label="Filters">
      {names.map((name) =>
        name === 'within' ? (
          <DistanceChip key={name} within={filters.within} onWithin={onWithin} />
        ) : (
          <SwitchChip key={name} name={name} filters={filters} onToggle={onToggle} />
        ),
      )}
    </fieldset>
  );
}

interface SwitchChipProps extends Pick<FilterChipsProps, 'filters' | 'onToggle'> {
  name: Switch;
}

function SwitchChip({ name, filters, onToggle }: SwitchChipProps) {
  const { label, Icon } = labels[name];
  return (
    <label className={chips.chip}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={filters[name] === true}
        onChange={() => onToggle(name)}
      />
      <Icon size={18} aria-hidden />
      {label}
    </label>
  );
}

interface DistanceChipProps extends Pick<FilterChipsProps, 'onWithin'> {
  within: FilterSearch['within'];
}

/** The distance: a native select under a chip, which says what is chosen. */
function DistanceChip({ within, onWithin }: DistanceChipProps) {
  const unit = useDistanceUnit();
  const textOf = (radius: number) => capitalized(withinText(radius, unit));
  return (
    <div className={chips.chip} data-on={within !== undefined}>
      <MapPin size={18} aria-hidden />
      <span aria-hidden>{within ? textOf(within) : 'Any distance'}</span>
      <ChevronDown size={16} aria-hidden />
      <select
        className={styles.select}
        aria-label="Distance"
        value={within ?? ''}
        onChange={({ target }) => onWithin(radii.find((radius) => String(radius) === target.value))}
      >
        <option value="">Any distance</option>
        {radii.map((radius) => (
          <option key={radius} value={radius}>
            {textOf(radius)}
          </option>
        ))}
      </select>
    </div>
  );
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
