import type { Beer } from '@hoptrail/contracts/beers/beers';
import { HadReview } from './had-review.tsx';
import { HadToggle } from './had-toggle.tsx';
import type { Marks } from './use-marks.ts';

/** Marks a beer as had; with a mark, also its rating and note. */
export function HadControls({ beer, marks }: { beer: Beer; marks: Marks }) {
  const mark = marks.of(beer.id);
  return (
    <>
      <HadToggle
        beerName={beer.beerName}
        isHad={mark !== undefined}
        onToggle={() => (mark ? marks.unmark(beer) : marks.mark(beer))}
      />
      {mark && (
        <HadReview
          beerName={beer.beerName}
          mark={mark}
          onChange={(review) => marks.mark(beer, review)}
          onDiscard={() => marks.discard(beer)}
        />
      )}
    </>
  );
}
