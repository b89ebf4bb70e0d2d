import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { BeerHit } from '@hoptrail/contracts/search/search';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import styles from './merge-dialog.module.css';
import { useMergeBeers } from './use-merge-beers.ts';

interface MergeDialogProps {
  beer: Beer;
  open: boolean;
  onClose: () => void;
}

/** Finds the beer that is the same as this one, and merges both. */
export default function MergeDialog({ beer, open, onClose }: MergeDialogProps) {
  const [typed, setTyped] = useState(beer.beerName);
  const q = useDeferredValue(typed.trim());
  const query = trpc.search.find.useQuery({ q }, { placeholderData: keepPreviousData });
  const merge = useMergeBeers();
  const others = query.data?.beers.filter(({ id }) => id !== beer.id);
  const mergeWith = ({ id }: BeerHit) => {
    if (!merge.isPending) merge.mutate({ beerId: beer.id, otherId: id }, { onSuccess: onClose });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Merge Beers">
      <div className={styles.form}>
        <p>
          Which one is the same beer as {beer.beerName} of {beer.breweryName}? They get one page,
          with the ratings, wishes and tap lists of both.
        </p>
        <LabelledInput label="Search beers on tap" value={typed} onChange={setTyped} />
        {others === undefined ? (
          <PendingState query={query} failed="The beers did not load" skeleton={160} />
        ) : (
          <ul className={styles.found} aria-label="Beers found" aria-busy={query.isPlaceholderData}>
            {others.map((other) => (
              <li key={other.id} className={styles.beer}>
                <span className={styles.text}>
                  <strong>{other.name}</strong>
                  <span className={styles.about}>
                    {other.style} · {other.breweryName}
                  </span>
                </span>
                <Button
                  look="quiet"
                  aria-label={`Merge with ${other.name} of ${other.breweryName}`}
                  aria-disabled={merge.isPending}
                  onClick={() => mergeWith(other)}
                >
                  Merge
                </Button>
              </li>
            ))}
          </ul>
        )}
        {others?.length === 0 && <p role="status">No other beer on tap has these words.</p>}
      </div>
    </Dialog>
  );
}
