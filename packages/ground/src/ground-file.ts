import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archiveOf } from './archive.ts';
import { groundLayers } from './layers.ts';
import { GROUND_ZOOM, groundTiles } from './tiles.ts';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
const file = join(dist, 'ground.pmtiles');
const made = join(dist, 'version');

/** Returns what names a ground: a hash of all that it is made from. */
export function groundVersion(): string {
  const hash = createHash('sha256');
  const sources = globSync('src/*.ts', { cwd: folder }).filter(
    (name) => !name.endsWith('.test.ts'),
  );
  for (const name of ['package.json', ...sources.toSorted()]) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Makes the tiles of the ground if there are none of this version, which takes half a minute.
 * @returns the path of the tiles, a PMTiles file
 */
export function groundFile(): string {
  const version = groundVersion();
  if (existsSync(file) && existsSync(made) && readFileSync(made, 'utf8') === version) return file;
  mkdirSync(dist, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, groundArchive(version));
  renameSync(unfinished, file);
  writeFileSync(made, version);
  return file;
}

/** Returns the tiles of the ground as a PMTiles archive; the same version has the same bytes. */
export function groundArchive(version: string): Buffer {
  const metadata = { name: 'Ground', version, attribution: '© GeoNames (CC BY 4.0)' };
  return archiveOf(groundTiles(groundLayers()), { maxZoom: GROUND_ZOOM, metadata });
}
