import { z } from 'zod';
import { tilesOrigin } from '../../lib/map-tiles.ts';
import { about } from './about.ts';
import { flag } from './values.ts';

const TILES =
  'takes the address of map tiles with {z}, {x} and {y} in it, such as https://tiles.example.org/{z}/{x}/{y}.png, or none';

/** The variables about check-ins and maps, in the order of the documentation. */
export const checkInsVariables = {
  CHECKIN_REQUIRE_LOCATION: flag.meta(
    about('`1` refuses check-ins without a position; set it where check-ins win prizes'),
  ),
  LEADERBOARD_VERIFIED_ONLY: flag.meta(
    about('`1` ranks people by check-ins with a verified position; badges count all check-ins'),
  ),
  MAP_TILES_URL: z
    .string()
    .refine(isTilesUrl, TILES)
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .meta(
      about(
        'map tiles under the pin of a brewery, which owners and administrators load; `none` for a drawn grid only',
      ),
    ),
  MAP_ATTRIBUTION: z
    .string()
    .max(500, 'takes 500 characters at most')
    .default('© OpenStreetMap contributors https://www.openstreetmap.org/copyright')
    .meta(about('the credit below the map: a text, then its link')),
};

function isTilesUrl(text: string): boolean {
  if (text === 'none') return true;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return isWhole && /^https?:\/\/[^/\s;,'"]+\/\S+$/.test(text) && URL.canParse(tilesOrigin(text));
}
