import { positionOf } from '@hoptrail/contracts/lib/distance';
import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { findPositionsAfter } from './positions.repo.ts';

const AT_ONCE = 1000;

/** Positions as `listPositions` prints them, each `[latitude, longitude]`. */
export const printedPositions = z.array(z.tuple([z.number(), z.number()]));

/** Prints the positions of all open breweries as JSON, a thousand on a line. */
export const listPositions = operation(
  z.object({}),
  async ({ db, print }) => {
    let seq = 0;
    for (;;) {
      const rows = await findPositionsAfter(db, { seq, count: AT_ONCE });
      const found = rows.flatMap((row) => {
        const position = positionOf(row);
        return position ? [[position.latitude, position.longitude]] : [];
      });
      if (found.length > 0) print(JSON.stringify(found));
      if (rows.length < AT_ONCE) return;
      seq = rows.at(-1)?.seq ?? seq;
    }
  },
  { isQuiet: true },
);
