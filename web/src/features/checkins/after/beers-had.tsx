import type { Beer } from '@hoptrail/contracts/beers/beers';
import { tapListAt } from '@hoptrail/contracts/beers/tap-list-at';
import { useId, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { GrowingList } from '../../../components/list/growing-list.tsx';
import { trpc } from '../../../data/trpc.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { beerFacts } from '../../beers/shared/beer-facts.ts';
import { BeerGlass } from '../../beers/shared/beer-glass.tsx';
import { HadButton } from '../../beers/shared/had/had-button.tsx';
import { type Marks, useMarks } from '../../beers/shared/had/use-marks.ts';
import styles from './beers-had.module.css';

const SHOWN_FIRST = 4;

interface BeersHadProps {
  breweryId: string;
  /** The check-in; undefined while it is fetched. */
  checkinId: string | undefined;
}

/**
 * The beers on tap, to mark and rate those of this visit; renders nothing without a tap list. The
 * server adds a beer that is marked within a day of a check-in to that check-in.
 */
export function BeersHad({ breweryId, checkinId }: BeersHadProps) {
  const id = useId();
  const { data: beers } = trpc.beers.onTap.useQuery({ breweryId });
  const { data: stored } = trpc.beers.had.marks.useQuery({ breweryId });
  const marks = useMarks({ breweryId });
  const [showsAll, setShowsAll] = useState(false);
  const isOfEarlierVisit = (beer: Beer) =>
    checkinId !== undefined &&
    stored?.some((mark) => mark.beerId === beer.id && mark.checkinId !== checkinId) === true;
  const at = new Date(useMinute()).toISOString();
  const poured = tapListAt(beers ?? [], at).filter((beer) => beer.availability === 'available');
  if (poured.length === 0) return null;
  const sorted = poured.toSorted(
    (a, b) => Number(isOfEarlierVisit(a)) - Number(isOfEarlierVisit(b)),
  );
  const shown = showsAll ? sorted : sorted.slice(0, SHOWN_FIRST);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        What did you have?
      </h3>
      <GrowingList className={styles.list} items={shown}>
        {(beer) => <BeerRow beer={beer} marks={marks} />}
      </GrowingList>
      {shown.length < sorted.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          Show all {sorted.length} beers
        </Button>
      )}
    </section>
  );
}

function BeerRow({ beer, marks }: { beer: Beer; marks: Marks }) {
  const mark = marks.of(beer.id);
  return (
    <>
      <BeerGlass style={beer.beerStyle} full={mark !== undefined} height={32} />
      <div>
        <p className={styles.name}>{beer.beerName}</p>
        <p className={styles.facts}>{beerFacts({ ...beer, ibu: null }).join(' · ')}</p>
      </div>
      <HadButton beer={beer} marks={marks} />
    </>
  );
}
