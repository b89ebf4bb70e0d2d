import { keepPreviousData } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import { trpc } from '../../../data/trpc.ts';
import styles from './form-stops.module.css';

interface AddStopProps {
  /** The ids of the breweries that are on the trail already. */
  taken: readonly string[];
  onAdd: (breweryId: string) => void;
}

const SHOWN = 6;
const SHORTEST = 2;

/** Finds breweries by name or town, and adds one to the trail. */
export function AddStop({ taken, onAdd }: AddStopProps) {
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const isAsked = q.length >= SHORTEST;
  const { data } = trpc.breweries.list.useQuery(
    { q, limit: SHOWN + taken.length },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  const found = (data ?? []).filter(({ id }) => !taken.includes(id)).slice(0, SHOWN);
  return (
    <div className={styles.found}>
      <LabelledInput
        label="Add a brewery"
        value={words}
        onChange={setWords}
        placeholder="Name or town"
        autoComplete="off"
        // Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        hint={isAsked && data && found.length === 0 ? 'No other brewery has this name.' : undefined}
      />
      {isAsked &&
        found.map(({ id, name, city }) => (
          <button
            key={id}
            type="button"
            className={styles.add}
            onClick={() => {
              onAdd(id);
              setWords('');
            }}
          >
            <Plus size={18} aria-hidden />
            {name}, {city}
          </button>
        ))}
    </div>
  );
}
