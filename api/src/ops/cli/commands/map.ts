import { createInterface } from 'node:readline/promises';
import type { Position } from '@hoptrail/contracts/lib/distance';
import type { Command } from 'commander';
import { printedPositions } from '../../../features/breweries/map/positions.operation.ts';
import { count, counted } from '../../../lib/counted.ts';
import { MAP_FILE, mapFilePath } from '../../../lib/map/map-file.ts';
import type { Area } from '../../map/extract/area.ts';
import { getMap, type MapOffer, megabytes } from '../../map/get-map.ts';
import { MapError } from '../../map/map-error.ts';
import { publicArchives } from '../../map/source/find-archive.ts';
import type { CommandLine } from '../command-line.ts';
import { showProgress } from '../progress.ts';
import { runOperation } from '../running-server/run-operation.ts';
import { UsageError } from '../usage-error.ts';

interface GetOptions {
  aroundBreweries?: string;
  box?: string;
  zoom: string;
  from?: string;
  dryRun?: boolean;
  yes?: boolean;
}

const MILES = '8';
const MOST_MILES = 200;
const MOST_ZOOM = 15;
/** A larger map is fetched after a question only. */
const ASKED_BYTES = 500_000_000;

/** Adds `hoptrail map`, which gets streets for the map. */
export function addMap(program: Command, line: CommandLine): void {
  program
    .command('map')
    .description('get streets for the map')
    .command('get')
    .description(`get streets from a public map of the world into ${MAP_FILE} of the data folder`)
    .option('--around-breweries <miles>', `what is this near to a brewery (${MILES} by default)`)
    .option('--box <west,south,east,north>', 'what is in this box, in degrees')
    .option('--zoom <number>', 'the largest zoom; one more is twice the size', '14')
    .option('--from <url>', 'a map of Protomaps, as an address or a path, instead of the newest')
    .option('--dry-run', 'only tell the size')
    .option('--yes', `get it even if it has more than ${megabytes(ASKED_BYTES)}`)
    .addHelpText('after', HELP)
    .action((options: GetOptions) => get(line, options));
}

const HELP = `
A running server shows the streets at once. A map that is there stays until the new one is whole.
The map is OpenStreetMap's, built by Protomaps. Only this command asks for it: no browser does.`;

async function get(line: CommandLine, options: GetOptions): Promise<void> {
  const { dryRun = false, yes = false } = options;
  const zoom = numberOf('--zoom', options.zoom, MOST_ZOOM);
  const config = line.config();
  const { area, words } = await areaOf(line, options);
  const path = mapFilePath(config.dataDir, undefined);
  const progress = showProgress(process.stderr);
  let size = 0;
  const isWritten = await getMap({
    path,
    area,
    zoom,
    sources: options.from === undefined ? publicArchives(new Date()) : [options.from],
    userAgent: `Hoptrail/${line.runtime.version}${config.publicUrl ? ` (+${config.publicUrl})` : ''}`,
    async accept(offer) {
      size = offer.bytes;
      console.log(summary(offer, words));
      if (dryRun) return false;
      if (yes || size < ASKED_BYTES || (await isConfirmed(path))) return true;
      throw new MapError('Nothing was fetched.');
    },
    onProgress: (bytes) => progress.show(`fetching ${megabytes(bytes)} of ${megabytes(size)}`),
  }).finally(progress.end);
  if (!isWritten) return;
  console.log(`${path} has the streets. A running server shows them from now on.`);
  const other = config.map.tilesFile ? 'MAP_TILES_FILE' : config.map.tilesUrl && 'MAP_TILES_URL';
  if (other) console.log(`${other} is set: the map shows its tiles instead until you remove it.`);
}

function summary({ from, tiles, bytes, requests, zoom }: MapOffer, words: string): string {
  const parts = `${counted(tiles, 'tile')} in ${counted(requests, 'request')}`;
  return `Streets ${words}, up to zoom ${zoom}, from ${from}: ${megabytes(bytes)} (${parts}).`;
}

/** Asks on a terminal whether to get a large map. */
async function isConfirmed(path: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new MapError(
      `This is more than ${megabytes(ASKED_BYTES)}. Add --yes to get it, or name a smaller --zoom or area.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Write it to ${path}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function areaOf(
  line: CommandLine,
  { box, aroundBreweries }: GetOptions,
): Promise<{ area: Area; words: string }> {
  if (box !== undefined) {
    if (aroundBreweries !== undefined) {
      throw new UsageError('--box and --around-breweries exclude each other.');
    }
    const [west, south, east, north] = boxOf(box);
    const across = west > east ? ' across the date line' : '';
    return { area: { box: [west, south, east, north] }, words: `of the box ${box}${across}` };
  }
  const miles = numberOf('--around-breweries', aroundBreweries ?? MILES, MOST_MILES);
  const places: Position[] = [];
  const print = (text: string) => {
    for (const [latitude, longitude] of printedPositions.parse(JSON.parse(text))) {
      places.push({ latitude, longitude });
    }
  };
  await runOperation(line, 'brewery.positions', {}, { print });
  if (places.length === 0) {
    throw new MapError('There is no brewery with a position yet. Add one, or name a --box.');
  }
  const breweries = places.length === 1 ? 'the brewery' : `${count(places.length)} breweries`;
  return { area: { places, miles }, words: `within ${counted(miles, 'mile')} of ${breweries}` };
}

function boxOf(text: string): [west: number, south: number, east: number, north: number] {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const isOnGlobe =
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180 &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90;
  if (numbers.length !== 4 || !isOnGlobe || west === east || south >= north) {
    throw new UsageError(
      `--box takes west, south, east and north in degrees, such as -98.0,35.2,-97.1,35.8, and not ${text}.`,
    );
  }
  return [west, south, east, north];
}

function numberOf(option: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && number > 0 && number <= most) {
    if (option !== '--zoom' || Number.isInteger(number)) return number;
  }
  const kind = option === '--zoom' ? 'a whole number' : 'miles';
  throw new UsageError(`${option} takes ${kind} from 1 to ${most}, and not ${text}.`);
}
