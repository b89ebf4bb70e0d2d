import { buildTestApp, type TestApp, temporaryFolder } from '../app.ts';
import { forgetfulDisk } from './scene.ts';

/** A server as it runs for people (but for the pages), that counts no calls and no codes, on a disk that need not be waited for. */
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
