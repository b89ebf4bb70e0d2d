import { clientErrorTexts } from '@hoptrail/contracts/errors/client-errors';

/** A response that does not come from the server but from a proxy or a hotel's Wi-Fi. */
export class ForeignResponse extends Error {
  override name = 'ForeignAnswer';
  readonly status: number;

  constructor(status: number) {
    super(
      status < 500 ? 'Server returned invalid response format' : clientErrorTexts['server.failed'],
    );
    this.status = status;
  }
}

/**
 * Fetches JSON.
 * @throws ForeignAnswer when the response is not JSON
 */
export async function fetchJson(address: RequestInfo | URL | string, init?: object) {
  const response = await fetch(address, init);
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new ForeignResponse(response.status);
  return response;
}
