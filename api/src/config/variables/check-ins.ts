import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { tilesOrigin } from '../../lib/map/addresses.ts';
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
    .default('none')
    .meta(
      about(
        'the address of map tiles with streets, which the server fetches and keeps; `none` for those of a file, or the ground only',
      ),
    ),
  MAP_TILES_FILE: z
    .string()
    .refine(isAbsolute, 'takes the path of a file, from the root of the file system')
    .optional()
    .meta(
      about('a PMTiles file with streets, as vectors or pictures', {
        otherwise: '`map.pmtiles` in `DATA_DIR`, if it is there',
      }),
    ),
  MAP_TILES_DIRECT: flag.meta(
    about(
      '`1` lets browsers ask the server of `MAP_TILES_URL` themselves; it sees who looks where',
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
