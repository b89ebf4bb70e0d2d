/** Joins the parameters of routes with one path. OpenAPI forbids paths with other names only. */
export class SharedPaths {
  readonly #names = new Map<string, string[][]>();

  /** @param paths of all routes, with `:name` for parameters */
  constructor(paths: readonly string[]) {
    for (const path of paths) {
      const existing = this.#names.get(shapeOf(path)) ?? [];
      const names = namesIn(path);
      const all = names.map((name, at) => [...new Set([...(existing[at] ?? []), name])]);
      this.#names.set(shapeOf(path), all);
    }
  }

  /**
   * Returns a path as it is documented, and the documented names of its parameters.
   * @returns such as `/weekly-events/:dayOrId`, and `dayOrId` for `day`
   */
  documented(path: string): { path: string; nameOf: (name: string) => string } {
    const shared = this.#names.get(shapeOf(path)) ?? [];
    const names = new Map(namesIn(path).map((name, at) => [name, joined(shared[at] ?? [name])]));
    const nameOf = (name: string) => names.get(name) ?? name;
    return { path: path.replace(/:(\w+)/g, (_all, name: string) => `:${nameOf(name)}`), nameOf };
  }
}

function shapeOf(path: string): string {
  return path.replace(/:\w+/g, ':');
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

function joined([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((name) => name.charAt(0).toUpperCase() + name.slice(1))].join('Or');
}
