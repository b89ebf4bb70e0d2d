/**
 * Runs all steps of hosting, from the download to an upgrade and back, with the executable in a
 * shell, and writes the commands and their output to `docs/hosting/transcript.md`: `pnpm
 * transcript`.
 */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { SUMS } from '../../api/src/ops/published/verify-file.ts';
import manifest from '../../package.json' with { type: 'json' };
import { writeChecksum } from '../../scripts/binary/checksums.ts';
import { buildNextVersion, laterVersion } from '../../scripts/binary/next-version.ts';
import { executable } from '../../scripts/binary/paths.ts';
import { thisMachine } from '../../scripts/binary/target.ts';
import { archiveName, writeArchive } from '../../scripts/release/archive.ts';
import { Shell } from './shell.ts';
import { HIDDEN, type Step, steps } from './steps.ts';

const RELEASE_PORT = Number(process.env.RELEASE_PORT ?? 4330);
const PORT = Number(process.env.PORT ?? 4331);
const ARCHIVE = archiveName(manifest.version, thisMachine);
const page = fileURLToPath(new URL('../../docs/hosting/transcript.md', import.meta.url));
const CONSOLE = '```console\n';
/** A command whose output `grep` selects, and grep's exit code if it selects nothing. */
const FILTERED = /\| grep [^|]*$/;
const NO_MATCH = 1;

const BREWERIES = `id,name,brewery_type,address_1,city,state_province,postal_code,country,phone,website_url,longitude,latitude
6c1f6f0a-2f7b-4f3f-9d0a-1b2c3d4e5f60,Malt and Compass,micro,1 Broadway,Oklahoma City,Oklahoma,73102,United States,4055550100,,-97.5164,35.4676
`;

const folder = await mkdtemp(join(tmpdir(), 'hoptrail-transcript-'));
const [release, home] = [join(folder, 'release'), join(folder, 'home')];
await mkdir(join(release, 'next'), { recursive: true });
await mkdir(home);
await publish();
const server = createServer((request, response) => {
  pipeline(createReadStream(join(release, request.url ?? '')), response).catch(() =>
    response.destroy(),
  );
}).listen(RELEASE_PORT, '127.0.0.1');
await once(server, 'listening');
const shell = new Shell(home);
try {
  const written: string[] = [];
  for (const step of steps(`http://127.0.0.1:${RELEASE_PORT}`, ARCHIVE, PORT))
    written.push(await run(step));
  const [introduction] = (await readFile(page, 'utf8')).split(CONSOLE);
  await writeFile(page, `${introduction}${CONSOLE}${written.join('\n\n')}\n\`\`\`\n`);
  console.log(written.join('\n\n'));
} finally {
  await shell.close();
  server.close();
  await rm(folder, { recursive: true });
}

async function publish(): Promise<void> {
  await writeArchive(executable, join(release, ARCHIVE), { level: 1 });
  await writeChecksum(join(release, ARCHIVE), join(release, SUMS));
  await buildNextVersion(join(release, 'next', 'hoptrail'), laterVersion());
  await writeFile(join(home, 'breweries.csv'), BREWERIES);
}

async function run({ title, commands }: Step): Promise<string> {
  const lines = [`# ${title}`];
  for (const command of commands) {
    const isHidden = command.startsWith(HIDDEN);
    const { printed, code } = await shell.run(isHidden ? command.slice(HIDDEN.length) : command);
    if (code === NO_MATCH && FILTERED.test(command)) throw new Error(`Nothing found: ${command}`);
    if (isHidden) continue;
    lines.push(`$ ${command}`, ...(printed === '' ? [] : [printed.replaceAll(home, '~')]));
  }
  return lines.join('\n');
}
