import type { Command } from 'commander';
import type { Config } from '../../../config/config.ts';
import type { Runtime } from '../../runtime.ts';
import type { CommandLine } from '../command-line.ts';
import { ensureLoopback, ensureNoPublicSettings } from '../demo-settings.ts';
import { stopSignal } from '../running-server/stop-signals.ts';
import { addServerOptions, withServerOptions } from '../server-options.ts';

const FALLBACKS = { ADMIN_EMAILS: 'admin@example.com', LOG_LEVEL: 'warn' };

/** Adds `hoptrail demo` and the hidden `dev`: like serve, with sign-in codes on the screen. */
export function addDemo(program: Command, line: CommandLine): void {
  for (const [name, mode] of [
    ['demo', 'demo'],
    ['dev', 'development'],
  ] as const) {
    addServerOptions(
      program
        .command(name, { hidden: name === 'dev' })
        .description('serve the app with invented breweries and people; sign-in codes are shown'),
    )
      .option(
        '--allow-network',
        'also serve other machines; anybody who reaches the server can sign in as anybody',
      )
      .action(({ allowNetwork = false, ...options }) => {
        ensureNoPublicSettings(line.variables(), name);
        const config = withServerOptions(line, options, mode, FALLBACKS);
        if (!allowNetwork) ensureLoopback(config, name);
        return demo({ ...config, isLoopbackOnly: !allowNetwork }, line.runtime);
      });
  }
}

/** Serves a demo; it fills a new data folder with invented content. */
async function demo(config: Config, runtime: Runtime): Promise<void> {
  const stopped = stopSignal();
  const { openDataFolder } = await import('../../data-folder/data-folder.ts');
  const { seedDemo } = await import('../../../demo/seed.ts');
  const { startServer } = await import('../../../server.ts');
  const data = await openDataFolder(config, runtime, { isDemo: true });
  if (data.isNew) await seedDemo(data.db, { now: new Date() });
  const server = await startServer(config, data, runtime);
  console.log(`
  Hoptrail ${runtime.version}

  Open      ${server.url}
  Accounts  fan@example.com, owner@example.com, admin@example.com
            (the code is shown after you ask for it; any other address makes a new account)
  Data      ${data.place} ${data.isNew ? '(new, with invented breweries)' : '(as you left it)'}
  API       ${server.url}/api/docs

  Ctrl-C stops it.
`);
  await stopped;
  await server.close();
}
