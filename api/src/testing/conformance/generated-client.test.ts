// @module-tag release
import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { buildTestApp, temporaryFolder } from '../app.ts';
import { addBrewery } from '../breweries.ts';
import { clientProgram } from './generated-client.program.ts';

const run = promisify(execFile);
const api = join(import.meta.dirname, '../../..');

test('a client generated from the OpenAPI document signs up and checks in', async () => {
  const server = await buildTestApp({ config: { mode: 'demo' } });
  const { id: breweryId } = await addBrewery(server);
  const url = await server.app.listen({ port: 0 });
  const document = await (await fetch(`${url}/api/openapi.json`)).text();
  const types = astToString(await openapiTS(document));
  const folder = await clientFolder({ 'api.d.ts': types, 'program.ts': clientProgram });

  await run(process.execPath, [join(api, '../node_modules/typescript/bin/tsc'), '-p', folder]);
  const program = join(folder, 'program.ts');
  const { stdout } = await run(process.execPath, [program, url, breweryId]);
  expect(JSON.parse(stdout)).toEqual({
    username: 'client',
    checkins: 1,
    badge: 'White Hop',
    refusal: 'checkin.cooldown',
    canCheckIn: false,
    nearby: ['Porch Light Brewing'],
  });
});

/** Creates a folder for a separate program, which uses our dependencies. */
async function clientFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  const config = { extends: join(api, 'tsconfig.json'), include: ['.'] };
  await symlink(join(api, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
  }
  return folder;
}
