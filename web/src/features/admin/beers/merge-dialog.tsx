import type { Beer } from '@hoptrail/contracts/beers/beers';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import styles from './merge-dialog.module.css';
import { MergeList } from './merge-list.tsx';

interface MergeDialogProps {
  beer: Beer;
  open: boolean;
  onClose: () => void;
}

/** Shows the likely duplicates of a beer, finds others that are the same, and merges it with one. */
export default function MergeDialog({ beer, open, onClose }: MergeDialogProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  return (
    <Dialog open={open} onClose={onClose} title="Merge Beers" isTall>
      <div className={styles.form}>
        <p>
          Which one is the same beer as {beer.beerName} of {beer.breweryName}?
        </p>
        <LabelledInput label="Search beers on tap" value={typed} onChange={setTyped} />
        {q === '' ? <Duplicates beer={beer} /> : <Found beer={beer} q={q} />}
      </div>
    </Dialog>
  );
}

/** The likely duplicates of a beer. */
function Duplicates({ beer }: { beer: Beer }) {
  const query = trpc.admin.beers.duplicates.useQuery({ breweryId: beer.breweryId });
  if (!query.data)
    return <PendingState query={query} failed="The beers did not load" skeleton={160} />;
  const pairs = query.data.flatMap((pair) => {
    if (pair.beer.id === beer.id) return [pair];
    return pair.other.id === beer.id ? [{ beer: pair.other, other: pair.beer }] : [];
  });
  if (pairs.length === 0) {
    return <p className={styles.note}>No beer has nearly the same name. Search for another one.</p>;
  }
  return <MergeList label="Likely duplicates" pairs={pairs} closesSheet />;
}

/** The beers that a search found. */
function Found({ beer, q }: { beer: Beer; q: string }) {
  const query = trpc.search.find.useQuery({ q }, { placeholderData: keepPreviousData });
  // The entries that it is merged with already.
  const taps = trpc.beers.byId.useQuery({ id: beer.id }).data?.taps;
  if (!query.data)
    return <PendingState query={query} failed="The beers did not load" skeleton={160} />;
  const { id, beerName: name, beerStyle: style, breweryName } = beer;
  const pairs = query.data.beers
    .filter((other) => other.id !== id && !taps?.some((tap) => tap.beer.id === other.id))
    .map((other) => ({ beer: { id, name, style, breweryName }, other }));
  return pairs.length === 0 ? (
    <p role="status" className={styles.note}>
      No other beer on tap has these words.
    </p>
  ) : (
    <MergeList label="Beers found" pairs={pairs} closesSheet isBehind={query.isPlaceholderData} />
  );
}
