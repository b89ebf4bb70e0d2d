import type { BeerHad } from '@hoptrail/contracts/beers/had';
import { useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { showToast } from '../../../lib/toast.ts';
import { HadReview } from '../shared/had/had-review.tsx';
import { useRemoveBeer, useUpdateBeer } from './use-beer-had.ts';
import styles from './your-beers.module.css';

interface BeerHadFormProps {
  beer: BeerHad;
  onClose: () => void;
}

/** The form that changes the rating, line and sharing of a beer, or removes it from the list. */
export function BeerHadForm({ beer, onClose }: BeerHadFormProps) {
  const { id, name, rating, notes, isShared } = beer;
  const [review, setReview] = useState({ rating, notes, isShared });
  const update = useUpdateBeer();
  const remove = useRemoveBeer();
  const isBusy = update.isPending || remove.isPending;
  const done = (title: string) => () => {
    showToast({ type: 'success', title });
    onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) update.mutate({ id, ...review }, { onSuccess: done('Beer saved') });
      }}
    >
      <HadReview
        beerName={name}
        mark={{ ...review, isWaiting: false }}
        onChange={(change) => setReview((before) => ({ ...before, ...change }))}
        isOpen
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          {update.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button
          look="danger"
          aria-disabled={isBusy}
          onClick={() => isBusy || remove.mutate({ id }, { onSuccess: done('Beer removed') })}
        >
          Remove Beer
        </Button>
      </div>
    </form>
  );
}
