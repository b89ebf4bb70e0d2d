import { inspectMapFile, type MapFileState } from '../lib/map/inspect-map-file.ts';
import { mapFilePath } from '../lib/map/map-file.ts';
import type { Environment } from './environment.ts';

type MapSettings = Pick<Environment, 'MAP_TILES_URL' | 'MAP_TILES_FILE' | 'DATA_DIR'>;

/** The command that gets streets, and how much that is. */
export const GET_STREETS = 'hoptrail map get (some 30 MB for a town and what is around it)';

/** Returns what is wrong with the file of map tiles, which is the configured one or in the data folder. */
export function mapMistakes({ MAP_TILES_FILE: chosen, DATA_DIR }: MapSettings): string[] {
  const file = mapFilePath(DATA_DIR, chosen);
  const state = inspectMapFile(file);
  if (chosen !== undefined) {
    if (state.kind !== 'missing' && state.kind !== 'unusable') return [];
    const reason = state.kind === 'missing' ? 'does not exist' : state.reason;
    return [`MAP_TILES_FILE is ${file}, which ${reason}: the map shows no streets.`];
  }
  if (state.kind !== 'unusable') return [];
  return [`${file} ${state.reason}: the map shows no streets. Get it anew: ${GET_STREETS}.`];
}

/** Returns a sentence for administrators if a file has no streets; undefined if it has some. */
export function streetsProblem(state: MapFileState): string | undefined {
  if (state.kind === 'missing') {
    return `The map has no streets. Whoever runs the server gets them with ${GET_STREETS}.`;
  }
  if (state.kind !== 'unusable') return undefined;
  return `The map has no streets: its file ${state.reason}. Whoever runs the server gets it anew with ${GET_STREETS}.`;
}

/** Returns what the map shows, as the end of a sentence. */
export function describeMap(settings: MapSettings): string {
  const { MAP_TILES_URL, MAP_TILES_FILE: chosen, DATA_DIR } = settings;
  if (MAP_TILES_URL !== 'none') return `the pictures of ${new URL(MAP_TILES_URL).origin}`;
  const file = mapFilePath(DATA_DIR, chosen);
  const state = inspectMapFile(file);
  if (state.kind === 'pictures') return `the pictures in ${file}`;
  if (state.kind === 'streets') {
    const megabytes = Math.ceil(state.bytes / 1e6).toLocaleString('en-US');
    return `streets up to zoom ${state.maxZoom} (${file}, ${megabytes} MB)`;
  }
  return `no streets. Get them: ${GET_STREETS}`;
}
