import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Returns the path of a drawing that is a file, such as `scenes/events.svg`. */
export function drawingFile(path: string): string {
  return resolve(`@hoptrail/drawings/files/${path}`);
}
