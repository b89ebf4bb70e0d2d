/**
 * Makes a server show the same in each run: `node --import ./lab/visual/still-server.ts
 * api/src/main.ts demo`. Its clock stands still, and its identifiers, codes and keys are the same
 * for the same requests in the same order.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { getCallSites } from 'node:util';
import { uuidFor } from '../../api/src/demo/uuid-for.ts';
import { PRESENT } from '../../web/e2e/catalogue/still-page.ts';

/** The place in the stack of the function that calls one of a sequence. */
const CALLER = 2;
/** Enough for the largest range of `randomInt`. */
const INTEGER_BYTES = 6;

Date.now = () => PRESENT.getTime();
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [PRESENT.getTime()], newTarget),
});

const bytes = sequence((name, size: number) =>
  crypto.createHash('shake256', { outputLength: size }).update(name).digest(),
);
const integer = sequence((name, from: number, to?: number) => {
  const [least, limit] = to === undefined ? [0, from] : [from, to];
  const hash = crypto.createHash('sha256').update(name).digest();
  return least + (hash.readUIntBE(0, INTEGER_BYTES) % (limit - least));
});
Object.assign(crypto, { randomUUID: sequence(uuidFor), randomBytes: bytes, randomInt: integer });
syncBuiltinESMExports();

/**
 * Returns a function that passes `make` another name at each call, the same ones in each run. Each
 * file that calls it has its own names, so that they do not depend on what else the server does.
 */
function sequence<Rest extends unknown[], Made>(make: (name: string, ...rest: Rest) => Made) {
  const counts = new Map<string, number>();
  return (...rest: Rest) => {
    const file = basename(getCallSites(CALLER)[CALLER - 1]?.scriptName ?? '');
    const count = counts.get(file) ?? 0;
    counts.set(file, count + 1);
    return make(`${file} ${count}`, ...rest);
  };
}
