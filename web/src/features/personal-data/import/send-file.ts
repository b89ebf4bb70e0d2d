/** Thrown if a file was not accepted or could not be sent; the message is for the person. */
export class SendError extends Error {}

const LOST = 'The file could not be sent. Check your connection and try again.';

/**
 * Sends a file to an address of the server, by XMLHttpRequest: `fetch` reports no progress.
 * @param onProgress called with the share that was sent, from 0 to 1
 * @throws SendError; DOMException when it was stopped
 */
export function sendFile(
  url: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new SendError(refusalText(request.responseText)));
    request.onerror = () => reject(new SendError(LOST));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}

function refusalText(response: string): string {
  try {
    const body: unknown = JSON.parse(response);
    const message = body && typeof body === 'object' && 'message' in body ? body.message : '';
    if (typeof message === 'string' && message) return message;
  } catch {
    // Not JSON: the response is a proxy's page.
  }
  return LOST;
}
