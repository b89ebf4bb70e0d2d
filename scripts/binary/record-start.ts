import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { serverScript } from './server-script.ts';

/**
 * Runs the bundled server outside of an executable, and writes V8's code cache when it ends.
 * Arguments: the bundle, the JSON of assets as in the executable's configuration, the file to
 * write, and the server's own arguments.
 */
const [bundle = '', assetsFile = '', cacheFile = '', ...args] = process.argv.slice(2);
const assets: Record<string, string> = JSON.parse(readFileSync(assetsFile, 'utf8'));
const requireBuiltIn = createRequire(import.meta.url);
const read = (key: string) => readFileSync(String(assets[key]));
const sea = {
  getAssetKeys: () => Object.keys(assets),
  getAsset: (key: string) => read(key).toString(),
  getRawAsset: (key: string) => new Uint8Array(read(key)).buffer,
};

const script = serverScript(readFileSync(bundle, 'latin1'));
process.on('exit', () => writeFileSync(cacheFile, script.createCachedData()));
process.argv.splice(1, Number.POSITIVE_INFINITY, bundle, ...args);
script.runInThisContext()((id: string) => (id === 'node:sea' ? sea : requireBuiltIn(id)));
