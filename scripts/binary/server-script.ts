import { Script } from 'node:vm';

/**
 * Prepares the bundled server to run.
 * @param source the bundle
 * @param cache what V8 made of the same source in an earlier run; any other is ignored by V8
 * @returns a script whose value is a function that takes `require` and starts the server
 */
export function serverScript(source: string, cache?: Buffer): Script {
  return new Script(`(function (require) {${source}\n})`, {
    filename: 'hoptrail.cjs',
    ...(cache === undefined ? {} : { cachedData: cache }),
  });
}
