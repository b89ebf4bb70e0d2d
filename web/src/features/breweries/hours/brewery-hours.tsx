import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { ReactNode } from 'react';
import BreweryWeek from './brewery-week.tsx';
import { ClosureNote } from './closure-note.tsx';
import { MoreHours } from './more-hours.tsx';

interface BreweryHoursProps {
  brewery: BreweryDetail;
  /** The hours in words, for a brewery without a week. */
  children: ReactNode;
}

/** All hours of a brewery: a closing for a while, the week, the kitchen's and the happy hours. */
export default function BreweryHours({ brewery, children }: BreweryHoursProps) {
  const { openingHours, closure, kitchenHours, happyHours } = brewery;
  return (
    <>
      {closure && <ClosureNote brewery={brewery} closure={closure} />}
      {openingHours ? <BreweryWeek brewery={brewery} hours={openingHours} /> : children}
      {kitchenHours && <MoreHours title="Kitchen" hours={kitchenHours} />}
      {happyHours && <MoreHours title="Happy hour" hours={happyHours} />}
    </>
  );
}
