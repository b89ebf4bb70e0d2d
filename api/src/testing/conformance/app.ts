import { buildTestApp, type TestApp, temporaryFolder } from '../app.ts';

/** Builds a server as in production without pages, and without limits of calls and codes. */
export async function buildPatientApp(): Promise<TestApp> {
  const enough = 1_000_000_000;
  return await buildTestApp({
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
}
