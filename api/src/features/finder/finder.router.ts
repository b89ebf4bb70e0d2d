import { beerSearch, beerSearchResult } from '@hoptrail/contracts/beers/beers';
import { FINDER_MAX_DISTANCE_MILES, FINDER_MAX_RESULTS } from '@hoptrail/contracts/limits';
import { knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { AppError } from '../../errors.ts';
import { rest, signedInProcedure } from '../../trpc.ts';
import { takeTurn } from '../breweries/shared/take-turn.ts';
import { findBeyond } from './beyond.ts';
import { searchBeers } from './search.ts';

export const finderRouter = {
  /**
   * Returns beers of the wanted styles at breweries nearby, best rated first, at most 100. If there
   * are none, `beyond` has those of the nearest breweries beyond.
   */
  search: signedInProcedure
    .meta(rest('POST', '/beer-finder/search', 'Find beers of some styles nearby'))
    .input(beerSearch)
    .output(beerSearchResult)
    .mutation(async ({ ctx, input }) => {
      const started = performance.now();
      const styles = input.beerStyles.flatMap((typed) => knownBeerStyle(typed) ?? []);
      if (styles.length === 0) {
        throw new AppError('request.invalid', {
          message: 'Please select at least one beer style preference.',
        });
      }
      await takeTurn(ctx);
      const from = { latitude: input.userLatitude, longitude: input.userLongitude };
      const breweries = await ctx.caches.breweries.nearest(from, Number.POSITIVE_INFINITY, {
        miles: input.maxDistance ?? FINDER_MAX_DISTANCE_MILES,
      });
      const found = await searchBeers(ctx, { breweries, styles, limit: FINDER_MAX_RESULTS });
      return {
        recommendations: found,
        totalFound: found.length,
        beyond: found.length > 0 ? [] : await findBeyond(ctx, from, styles),
        searchTime: Math.round(performance.now() - started),
      };
    }),
};
