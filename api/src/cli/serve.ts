import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import type { Runtime } from '../runtime.ts';
import { startServer } from '../server.ts';
import { stopSignal } from './stop-signals.ts';

/** `hoptrail serve`: serves the data folder until it is told to stop. */
export async function serve(config: Config, runtime: Runtime): Promise<void> {
  const stopped = stopSignal();
  const data = await openDataFolder(config.dataDir, runtime);
  const server = await startServer(config, data, runtime.version);
  console.log(`Hoptrail ${runtime.version} on ${server.url}, data in ${data.path}`);
  await stopped;
  await server.close();
}
