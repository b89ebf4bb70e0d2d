/**
 * Loads the document again, unless that would end on the browser's own error page: it is reloaded
 * where the service worker has it or the server answers with it.
 * @returns why the document stayed, for the person; undefined where it is being reloaded
 */
export async function reloadPage(): Promise<string | undefined> {
  const problem = navigator.serviceWorker?.controller ? undefined : await problemOfServer();
  if (problem === undefined) location.reload();
  return problem;
}

/** For the person, where a request did not reach the server. */
export const UNREACHABLE = 'Hoptrail cannot be reached. Check your connection and try again.';
/** As `errorTexts` has it, which this file, loaded before the app, does without. */
const FAILED = 'Something went wrong. Please try again.';

async function problemOfServer(): Promise<string | undefined> {
  try {
    const { status, headers } = await fetch(location.href, { cache: 'no-store' });
    const isPage = status < 500 && headers.get('content-type')?.startsWith('text/html');
    return isPage ? undefined : FAILED;
  } catch {
    return UNREACHABLE;
  }
}
