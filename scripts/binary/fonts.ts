import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontFiles } from '../../api/src/objects/cards/font-files.ts';
import type { Placed } from './files.ts';
import { apiFolder } from './paths.ts';

const { resolve } = createRequire(join(apiFolder, 'package.json'));

/** Returns the fonts of cards, which the server reads as files. */
export function fonts(): Placed[] {
  return Object.values(fontFiles)
    .flat()
    .map((name) => [`fonts/${name}`, resolve(`@fontsource/${name.split('-')[0]}/files/${name}`)]);
}
