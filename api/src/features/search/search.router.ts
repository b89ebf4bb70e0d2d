import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { searchInput, searchResult } from '@hoptrail/contracts/search/search';
import { rest, signedInProcedure } from '../../trpc.ts';
import { takeTurn } from '../breweries/shared/take-turn.ts';
import { searchBeers } from './search-beers.ts';
import { searchBreweries } from './search-breweries.ts';

export const searchRouter = {
  /**
   * Returns the breweries, towns and beers that have the words of a search, nearest first. Where none
   * has them exactly, a letter of each word may be wrong.
   */
  find: signedInProcedure
    .meta(rest('GET', '/search', 'Search breweries, towns and beers on tap'))
    .input(searchInput)
    .output(searchResult)
    .query(async ({ ctx, input: { q, lat, lng } }) => {
      const words = foldedWords(q);
      if (words.length === 0) return { breweries: [], towns: [], beers: [] };
      await takeTurn(ctx);
      const from =
        lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
      const { breweries, towns } = await searchBreweries(ctx, words, from);
      return { breweries, towns, beers: await searchBeers(ctx, words, from) };
    }),
};
