import type { TestProject } from 'vitest/node';
import { startOwnServer } from '../../web/e2e/support/own-server.ts';

/** Runs the demo's server during the browser tests. */
export default async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  const server = await startOwnServer({
    PORT: String(config.provide.port),
    CODES_PER_CLIENT: '5000',
    CODES_PER_ADDRESS: '1000',
    REQUESTS_PER_MINUTE: '10000',
    LOG_LEVEL: 'warn',
  });
  return () => server.stop();
}
