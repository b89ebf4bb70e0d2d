/** A client of the API that stores its cookies, as a browser does. */
export class ApiClient {
  readonly #url: string;
  readonly #cookies: Map<string, string>;

  /** @param cookies the cookies of an earlier client */
  constructor(url: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#url = url;
    this.#cookies = new Map(cookies);
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** @param path a path or link; the origin of a link is replaced by the server's */
  async send(method: string, path: string, body?: RequestInit['body']): Promise<Response> {
    const { pathname, search } = new URL(path, this.#url);
    const response = await fetch(new URL(pathname + search, this.#url), {
      method,
      body: body ?? null,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** @throws Error with the server's message unless the response is 2xx */
  async json(method: string, path: string, body?: object) {
    const response = await this.send(method, path, body && JSON.stringify(body));
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
}
