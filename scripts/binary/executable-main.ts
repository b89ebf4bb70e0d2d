import { getAsset } from 'node:sea';
import { serverScript } from './server-script.ts';
import { readStartCache, startCacheFile, writeStartCache } from './start-cache.ts';

/** The executable's first script: starts the server, with V8's code cache from an earlier start. */
const names = { unpacked: getAsset('hash', 'utf8'), server: getAsset('server-hash', 'utf8') };
const file = startCacheFile(process.argv.slice(2), process.env, names);
const cache = file ? readStartCache(file) : undefined;
const script = serverScript(getAsset('server', 'latin1'), cache);
if (file && (cache === undefined || script.cachedDataRejected)) {
  process.once('exit', () => writeStartCache(file, script));
}
script.runInThisContext()(require);
