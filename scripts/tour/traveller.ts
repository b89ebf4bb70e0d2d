type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call and its result. */
export interface Stop {
  method: Method;
  path: string;
  status: number;
  expected: number;
  /** The server's message if it refused the call. */
  message: string;
}

/** A client that calls the API as the documented client does: with cookies and `x-user-id`. */
export class Traveller {
  userId = '';
  readonly #cookies = new Map<string, string>();
  readonly #base: string;
  readonly #stops: Stop[];

  /** @param stops the list that receives the calls */
  constructor(base: string, stops: Stop[]) {
    this.#base = base;
    this.#stops = stops;
  }

  /** @returns the parsed response */
  async call(method: Method, path: string, body?: object, expected = 200): Promise<unknown> {
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(this.userId ? { 'x-user-id': this.userId } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    this.#keepCookies(response);
    return await this.#writeDown(method, path, expected, response);
  }

  /** Sends a file to an upload address. */
  async put(address: string, file: Uint8Array<ArrayBuffer>, type: string): Promise<void> {
    const { pathname, search } = new URL(address);
    const request = { method: 'PUT', headers: { 'content-type': type }, body: file };
    const response = await fetch(this.#base + pathname + search, request);
    await this.#writeDown('PUT', pathname, 200, response);
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
  }

  async #writeDown(method: Method, path: string, expected: number, response: Response) {
    const { status } = response;
    const body: unknown = await response.json();
    const message = status < 400 ? '' : textAt(body, 'message');
    this.#stops.push({ method, path, status, expected, message });
    return body;
  }
}

/**
 * Returns a text in a response.
 * @param path names and positions, separated by dots
 * @returns the text; empty if there is none
 */
export function textAt(body: unknown, path: string): string {
  let value = body;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value ? new Map(Object.entries(value)).get(name) : '';
  }
  return typeof value === 'string' ? value : '';
}
