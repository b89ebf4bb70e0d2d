import type { BeerDuplicate } from '@hoptrail/contracts/admin/beers';
import { useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { useCloseDialogs } from '../../../components/form/form-close.ts';
import styles from './merge-list.module.css';
import { useMergeBeers } from './use-merge-beers.ts';

interface MergeListProps {
  /** The accessible name of the list. */
  label: string;
  pairs: readonly BeerDuplicate[];
  /** Whether a row names both beers, and not only the other one. */
  namesBoth?: boolean;
  /** Whether a merge closes the sheet that shows the list. */
  closesSheet?: boolean;
  /** Whether newer rows are loading. */
  isBehind?: boolean;
}

/** Pairs of beers, each with a button that merges them after a question. */
export function MergeList(props: MergeListProps) {
  const { label, pairs, namesBoth = false, closesSheet = false, isBehind = false } = props;
  const merge = useMergeBeers();
  const closeAll = useCloseDialogs();
  const dialog = useConfirmation('merge-pair');
  const [asked, setAsked] = useState<BeerDuplicate>();
  const ask = (pair: BeerDuplicate) => {
    setAsked(pair);
    dialog.show();
  };
  return (
    <>
      <ul className={styles.list} aria-label={label} aria-busy={isBehind}>
        {pairs.map((pair) => (
          <li key={`${pair.beer.id} ${pair.other.id}`} className={styles.pair}>
            <span className={styles.text}>
              <strong>{namesBoth ? pair.beer.name : pair.other.name}</strong>
              {namesBoth && pair.beer.name !== pair.other.name && (
                <span>
                  <span className={styles.about}>and</span> <strong>{pair.other.name}</strong>
                </span>
              )}
              <span className={styles.about}>{aboutText(pair, namesBoth)}</span>
            </span>
            <Button
              look="quiet"
              aria-label={`Merge ${pair.beer.name} with ${pair.other.name} of ${pair.other.breweryName}`}
              onClick={() => ask(pair)}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open={dialog.open}
          onClose={dialog.hide}
          title="Merge these beers?"
          confirm={merge.isPending ? 'Merging...' : 'Merge Beers'}
          look="primary"
          busy={merge.isPending}
          onConfirm={() =>
            merge.mutate(
              { beerId: asked.beer.id, otherId: asked.other.id },
              { onSuccess: () => (closesSheet ? closeAll() : dialog.hide()), onError: dialog.hide },
            )
          }
        >
          <p>
            {asked.beer.name} of {asked.beer.breweryName} and {asked.other.name} of{' '}
            {asked.other.breweryName} become one beer.
          </p>
          <p>It has the ratings, wishes and tap lists of both. The history can undo it.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Returns the styles of a pair and where the other beer is. */
function aboutText({ beer, other }: BeerDuplicate, namesBoth: boolean): string {
  const styles =
    namesBoth && beer.style !== other.style ? [beer.style, other.style] : [other.style];
  const breweries =
    namesBoth && beer.breweryName !== other.breweryName
      ? [beer.breweryName, other.breweryName]
      : [other.breweryName];
  return `${styles.join(' and ')} · ${breweries.join(' and ')}`;
}
