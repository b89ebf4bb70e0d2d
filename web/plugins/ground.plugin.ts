import { groundFile } from '@hoptrail/ground/ground-file';
import type { Plugin } from 'vite';

/** Makes the ground of the maps, which the server has tiles of, with the app that draws it. */
export function ground(): Plugin {
  return {
    name: 'hoptrail:ground',
    buildStart() {
      groundFile();
    },
  };
}
