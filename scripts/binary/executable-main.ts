import { getAsset, getRawAsset } from 'node:sea';
import { serverScript } from './server-script.ts';

/** What the executable runs first: the server, with the code that V8 compiled in a start before. */
const cache = Buffer.from(getRawAsset('cache'));
const script = serverScript(getAsset('server', 'latin1'), cache.length > 0 ? cache : undefined);
script.runInThisContext()(require);
