/** One person's browser as far as the API sees it: it keeps its cookies. */
export class ApiClient {
  readonly #url: string;
  readonly #cookies: Map<string, string>;

  /** @param cookies taken along from an earlier client */
  constructor(url: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#url = url;
    this.#cookies = new Map(cookies);
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** @param path path or link; of a link the server's own address is used all the same */
  async send(method: string, path: string, body?: RequestInit['body']): Promise<Response> {
    const { pathname, search } = new URL(path, this.#url);
    const answer = await fetch(new URL(pathname + search, this.#url), {
      method,
      body: body ?? null,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** @throws Error with the server's words unless the answer is 2xx */
  async json(method: string, path: string, body?: object) {
    const answer = await this.send(method, path, body && JSON.stringify(body));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }
}
