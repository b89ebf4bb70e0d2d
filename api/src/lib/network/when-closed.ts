import type { ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';

/**
 * Calls a function once a response is closed: sent, or its client has gone; at once if it is closed
 * already, for example because the client left before there was anything to send.
 */
export function whenClosed(response: ServerResponse | Http2ServerResponse, done: () => void): void {
  const isClosed = 'stream' in response ? response.stream.destroyed : response.destroyed;
  if (isClosed) done();
  else response.once('close', done);
}
