/**
 * Reloads the document, unless that would end on the browser's error page: only when the service
 * worker or the server has it.
 * @returns the reason for the person when it was not reloaded, else undefined
 */
export async function reloadPage(): Promise<string | undefined> {
  const problem = navigator.serviceWorker?.controller ? undefined : await problemOfServer();
  if (problem === undefined) location.reload();
  return problem;
}

/** For the person, where a request did not reach the server. */
export const UNREACHABLE = 'Hoptrail cannot be reached. Check your connection and try again.';
/**
 * The same text as in the contracts, which this file does not import, since it loads before the app.
 */
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
