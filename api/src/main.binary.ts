import { getAsset, getAssetKeys, getRawAsset } from 'node:sea';
import manifest from '../../package.json' with { type: 'json' };
import { unpackRuntime } from './ops/binary/unpack-runtime.ts';
import { ignoreClosedPipe } from './ops/cli/closed-pipe.ts';
import { runCommand } from './ops/cli/program.ts';

const FILES = 'files/';

ignoreClosedPipe();
runCommand(process.argv, process.env, {
  version: manifest.version,
  commit: async () => JSON.parse(getAsset('commit', 'utf8')) ?? undefined,
  notices: async () => getAsset(`${FILES}THIRD-PARTY-NOTICES.txt`, 'utf8'),
  sbom: async () => getAsset('sbom', 'utf8'),
  publisherKey: async () => getAsset('publisher-key', 'utf8') || undefined,
  program: [process.execPath],
  unpack: (dataDir) =>
    unpackRuntime(dataDir, {
      hash: getAsset('hash', 'utf8'),
      paths: getAssetKeys()
        .filter((key) => key.startsWith(FILES))
        .map((key) => key.slice(FILES.length)),
      read: (path) => new Uint8Array(getRawAsset(`${FILES}${path}`)),
    }),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
