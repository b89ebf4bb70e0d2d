import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Audience } from '@hoptrail/screens/screen';
import type { CDPSession, Page } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '../../scripts/smoke/server-process.ts';
import { openBrowser, signIn } from '../screens/phone.ts';
import { recordTaps } from './measure-taps.ts';

/** A build of the app in demo mode with its server and a phone's page of it. */
export interface Build {
  name: string;
  server: ServerProcess;
  /** The path of its database. */
  database: string;
  page: Page;
  client: CDPSession;
  close: () => Promise<void>;
}

/** The builds that the command names, each as `name=folder`; without any, this one. */
export function foldersOf(named: readonly string[]): readonly string[] {
  return named.length > 0 ? named : [`this=${join(import.meta.dirname, '../..')}`];
}

/** Starts the server of a build and opens a page whose taps are recorded. */
export async function openBuild(argument: string): Promise<Build> {
  const [name = '', folder = ''] = argument.split('=');
  const data = await mkdtemp(join(tmpdir(), 'hoptrail-taps-'));
  const main = join(resolve(process.env.INIT_CWD ?? '.', folder), 'api/src/main.ts');
  const server = await startServerProcess([process.execPath, main, 'demo'], {
    ...{ PORT: '0', HOST: 'localhost', DATA_DIR: data },
    ...{ REQUESTS_PER_MINUTE: '100000', FILES_PER_MINUTE: '100000', SHED_DELAY_MS: '0' },
  });
  const phone = await openBrowser();
  const page = await phone.context.newPage();
  await recordTaps(page);
  const client = await phone.context.newCDPSession(page);
  const close = async () => {
    await phone.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
  return { name, server, database: join(data, 'hoptrail.db'), page, client, close };
}

/** Signs in on every build as the demo's person of a role, whom the app asks for no position. */
export async function signInEverywhere(
  builds: readonly Build[],
  audience: Audience,
): Promise<void> {
  for (const { page, server } of builds) {
    await page.goto(`${server.url}/terms`);
    await signIn(page, server.url, `${audience}@example.com`);
    await page.evaluate(() => {
      const { id } = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem(`locationAsked.${id}`, 'true');
    });
  }
}
