import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import type { BreweryHours } from './open-line.tsx';

// Loaded later: the first use of a time zone takes a phone a tenth of a second.
const OpenLine = lazy(() => import('./open-line.tsx'), { silent: true });

interface OpenStatusLineProps {
  brewery: BreweryHours;
  className: string | undefined;
}

/** The line for whether a brewery is open; it is laid out before its words are loaded. */
export function OpenStatusLine({ brewery, className }: OpenStatusLineProps) {
  // Keeps the room of the line in a prerendered page, where the hours are not known.
  if (import.meta.env.SSR) return <p className={className}>{'\u00a0'}</p>;
  const { openingHours, closure, timeZone, closedAt } = brewery;
  if (closedAt !== null || (!closure && (!openingHours || timeZone === null))) return null;
  return (
    <p className={className}>
      <Suspense fallback={' '}>
        <OpenLine brewery={brewery} />
      </Suspense>
    </p>
  );
}
