import { Script } from 'node:vm';

/**
 * Compiles the bundled server.
 * @param source the bundle
 * @param cache V8's code cache of the same source; V8 ignores any other
 * @returns a script whose value is a function that takes `require` and starts the server
 */
export function serverScript(source: string, cache?: Buffer): Script {
  return new Script(`(function (require) {${source}\n})`, {
    filename: 'hoptrail.cjs',
    ...(cache === undefined ? {} : { cachedData: cache }),
  });
}
