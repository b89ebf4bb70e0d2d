import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { keepPreviousData } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import {
  LabelledInput,
  type LabelledInputProps,
} from '../../../components/form/inputs/labelled-input.tsx';
import { trpc } from '../../../data/trpc.ts';
import styles from './brewery-picker.module.css';

interface BreweryPickerProps
  extends Pick<LabelledInputProps, 'id' | 'label' | 'hint' | 'error' | 'required'> {
  /** The ids of the breweries that cannot be chosen. */
  taken?: readonly string[];
  onPick: (brewery: ListedBrewery) => void;
}

const NONE: readonly string[] = [];

const SHOWN = 6;
const SHORTEST = 2;

/** Finds breweries by name or town, to pick one. */
export default function BreweryPicker({ taken = NONE, onPick, ...input }: BreweryPickerProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const isSearching = q.length >= SHORTEST;
  const { data } = trpc.breweries.list.useQuery(
    { q, limit: SHOWN + taken.length },
    { enabled: isSearching, placeholderData: keepPreviousData },
  );
  const found = (data ?? []).filter(({ id }) => !taken.includes(id)).slice(0, SHOWN);
  const nothing = taken.length > 0 ? 'No other brewery has this name.' : 'No brewery found.';
  return (
    <div className={styles.found}>
      <LabelledInput
        {...input}
        value={typed}
        onChange={setTyped}
        placeholder="Name or town"
        autoComplete="off"
        // Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        hint={isSearching && data && found.length === 0 ? nothing : input.hint}
      />
      {isSearching &&
        found.map((brewery) => (
          <button
            key={brewery.id}
            type="button"
            className={styles.add}
            onClick={() => {
              onPick(brewery);
              setTyped('');
            }}
          >
            <Plus size={18} aria-hidden />
            {brewery.name}, {brewery.city}
          </button>
        ))}
    </div>
  );
}
