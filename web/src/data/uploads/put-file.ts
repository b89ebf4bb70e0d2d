interface Sending {
  /** The media type. */
  type: string;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to an address of the server, by XMLHttpRequest: `fetch` reports no progress.
 * @returns the finished request; its status is 0 if the server was not reached
 * @throws DOMException when it was stopped
 */
export function putFile(
  url: string,
  file: Blob,
  { type, onProgress, signal }: Sending,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = () => resolve(request);
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.send(file);
  });
}

/** Returns whether the server has accepted the file. */
export function isAccepted({ status }: XMLHttpRequest): boolean {
  return status >= 200 && status < 300;
}

/** Returns why the server refused the file; undefined without a reason of its own. */
export function refusalText({
  responseText,
}: Pick<XMLHttpRequest, 'responseText'>): string | undefined {
  try {
    const body: unknown = JSON.parse(responseText);
    const message = body && typeof body === 'object' && 'message' in body ? body.message : '';
    return typeof message === 'string' && message ? message : undefined;
  } catch {
    // Not JSON: the response is a proxy's page.
    return undefined;
  }
}
