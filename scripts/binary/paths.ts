import { fileURLToPath } from 'node:url';

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const apiFolder = inRepository('api');
export const webFolder = inRepository('web/dist');
export const distFolder = inRepository('dist');
export const entryFile = inRepository('api/src/main.binary.ts');
export const addonLoader = inRepository('api/src/binary/native-addons.ts');
