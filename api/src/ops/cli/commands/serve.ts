import type { Command } from 'commander';
import type { Config } from '../../../config/config.ts';
import { GET_STREETS } from '../../../config/map-streets.ts';
import { systemClock } from '../../../lib/clock.ts';
import type { DataFolder } from '../../data-folder/data-folder.ts';
import type { CommandLine } from '../command-line.ts';
import { reloadSignal, stopSignal } from '../running-server/stop-signals.ts';
import { addServerOptions, withServerOptions } from '../server-options.ts';

/** Adds `hoptrail serve`. */
export function addServe(program: Command, line: CommandLine): void {
  addServerOptions(
    program.command('serve').description('serve the app with the data of the data folder'),
  )
    .option(
      '--domain <name>',
      "serve https for this name: order its certificate, and accept the authority's terms",
    )
    .option(
      '--new-database',
      'start with an empty database although there are backups or pictures of another one',
    )
    .addHelpText('after', HELP)
    .action(({ newDatabase = false, ...options }) =>
      serve(withServerOptions(line, options, 'production'), line, newDatabase),
    );
}

const HELP = `
  hoptrail serve                             on http://localhost:3000, for a proxy in front of it
  hoptrail serve --domain beer.example.org   on ports 80 and 443, with https

It serves until Ctrl-C or SIGTERM, and then finishes running requests. On SIGHUP it reads its certificate
again.`;

/** Serves the data folder until a signal stops it. */
async function serve(config: Config, line: CommandLine, allowsNew: boolean): Promise<void> {
  const { runtime } = line;
  const stopped = stopSignal();
  const onReload = reloadSignal();
  const { openDataFolder } = await import('../../data-folder/data-folder.ts');
  const { markServed } = await import('../../../demo/demo-folder.ts');
  const { startServer } = await import('../../../server.ts');
  const { serverLog } = await import('../../logging.ts');
  const { notifySystemd } = await import('../../notify-systemd.ts');
  const { buildOf } = await import('../../runtime.ts');
  const log = serverLog(config);
  const build = await buildOf(runtime);
  log.info({ build }, `starting Hoptrail ${build.version}`);
  const data = await openDataFolder(config, runtime, {
    allowsNew,
    onStep: (step) => log.info(step),
  });
  await markServed(data.db, new Date());
  const server = await startServer(config, data, runtime, log);
  notifySystemd(line.variables(), log);
  console.log(`Hoptrail ${build.version} on ${server.url}, data in ${data.place}`);
  if (data.isNew) printStreets(config);
  await printFirstAdministratorLink(config, data, server.url);
  onReload(() => {
    server.reload().catch((error) => log.error({ err: error }, 'the reload failed'));
  });
  log.info(`${await stopped} received: stopping`);
  await server.close();
  log.info('stopped');
}

/** Tells a new host how the map gets streets, if no tiles were chosen. */
function printStreets({ map }: Config): void {
  if (map.tilesUrl !== undefined || map.tilesFile !== undefined) return;
  console.log(`The map has no streets yet. Once there are breweries, run: ${GET_STREETS}`);
}

/** Prints the link for the first administrator, if there is no administrator. */
async function printFirstAdministratorLink(
  config: Config,
  { db }: DataFolder,
  site: string,
): Promise<void> {
  const { renewFirstAdministratorLink } = await import(
    '../../../features/auth/shared/first-administrator.ts'
  );
  const link = await renewFirstAdministratorLink(db, { config, clock: systemClock }, site);
  if (link === undefined) return;
  console.log(`
There is no administrator yet. The first account that opens this link and signs in or up becomes it.
The link works once; the next start makes a new one.

  ${link}
`);
}
