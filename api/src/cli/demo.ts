import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Runtime } from '../runtime.ts';
import { startServer } from '../server.ts';
import { stopSignal } from './stop-signals.ts';

/** `hoptrail demo`: like serve, with invented content in a data folder that has none. */
export async function demo(config: Config, runtime: Runtime): Promise<void> {
  const stopped = stopSignal();
  const data = await openDataFolder(config.dataDir, runtime);
  const isNew = await seedDemo(data.db, { now: new Date() });
  const server = await startServer(config, data, runtime.version);
  console.log(`
  Hoptrail ${runtime.version}

  Open      ${server.url}
  Accounts  fan@example.com, owner@example.com, admin@example.com
            (the code is shown after you ask for it; any other address makes a new account)
  Data      ${data.path} ${isNew ? '(new, with invented breweries)' : '(as you left it)'}
  API       ${server.url}/api/docs

  Ctrl-C stops it.
`);
  await stopped;
  await server.close();
}
