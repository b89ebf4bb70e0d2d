import { beerSearch, beerSearchResult } from '@hoptrail/contracts/beers';
import { FINDER_MAX_DISTANCE_MILES, FINDER_MAX_RESULTS } from '@hoptrail/contracts/limits';
import { knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { AppError } from '../../errors.ts';
import { rest, signedInProcedure } from '../../trpc.ts';
import { withMeanRating } from '../beers/shared/mean-rating.rules.ts';
import { findAllBeers } from './finder.repo.ts';

export const finderRouter = {
  /** Returns beers of the wanted styles at breweries nearby, best rated first, at most 100. */
  search: signedInProcedure
    .meta(rest('POST', '/beer-finder/search'))
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
      const nearby = await ctx.caches.breweries.nearest(
        { latitude: input.userLatitude, longitude: input.userLongitude },
        Number.POSITIVE_INFINITY,
        input.maxDistance ?? FINDER_MAX_DISTANCE_MILES,
      );
      const found = await findAllBeers(ctx.db, {
        breweryIds: nearby.map((brewery) => brewery.id),
        styles,
        limit: FINDER_MAX_RESULTS,
      });
      return {
        recommendations: found.map(withMeanRating),
        totalFound: found.length,
        searchTime: Math.round(performance.now() - started),
      };
    }),
};
