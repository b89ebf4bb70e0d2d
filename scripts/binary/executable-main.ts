import { getAsset, getRawAsset } from 'node:sea';
import { serverScript } from './server-script.ts';

/** The executable's first script: starts the server with V8's code cache from an earlier start. */
const cache = Buffer.from(getRawAsset('cache'));
const script = serverScript(getAsset('server', 'latin1'), cache.length > 0 ? cache : undefined);
script.runInThisContext()(require);
