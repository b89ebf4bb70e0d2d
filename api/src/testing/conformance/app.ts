import { buildTestApp, type TestApp, temporaryFolder } from '../app.ts';
import { forgetfulDisk } from '../forgetful-disk.ts';

/**
 * Builds a server as in production without pages, without limits of calls and codes, and without
 * waiting for the disk.
 */
export async function buildPatientApp(): Promise<TestApp> {
  const enough = 1_000_000_000;
  const run = await buildTestApp({
    webRoot: await temporaryFolder(),
    config: {
      requestsPerMinute: enough,
      filesPerMinute: enough,
      codesPerAddress: enough,
      codesPerClient: enough,
      codesPerInstance: enough,
      uploads: { perDay: enough, bytesPerDay: enough },
      wrongCodesPerInstance: enough,
    },
  });
  await forgetfulDisk(run);
  return run;
}
