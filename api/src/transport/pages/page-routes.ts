/** Whether a URL may be a page's: what begins so is data or a file, except for the API's documentation. */
export function isPagePath(url: string): boolean {
  return !/^\/(api|trpc|objects|art|assets)(\/|$|\?)/.test(url) || /^\/api\/docs(\?|$)/.test(url);
}

/**
 * Returns the route that a path leads to. Where several fit, a fixed segment counts more than one
 * that varies, from the left, as in the app's router: `/breweries/map` before `/breweries/$id`.
 * @param routes with `$name` for a segment that varies
 */
export function routeAt(path: string, routes: readonly string[]): string | undefined {
  const given = segments(path);
  return routes
    .filter((route) => fits(segments(route), given))
    .toSorted((a, b) => variation(a).localeCompare(variation(b)))[0];
}

/** Returns what a path has in place of a route's `$name`, decoded, by these names. */
export function routeParams(path: string, route: string): Record<string, string> {
  const given = segments(path);
  return Object.fromEntries(
    segments(route).flatMap((name, index) =>
      isVariable(name) ? [[name.slice(1), decoded(given[index] ?? '')]] : [],
    ),
  );
}

function fits(route: readonly string[], given: readonly string[]): boolean {
  return (
    route.length === given.length &&
    route.every((segment, index) => isVariable(segment) || segment === given[index])
  );
}

/** A digit for each segment: 1 where it varies. */
function variation(route: string): string {
  return segments(route)
    .map((segment) => Number(isVariable(segment)))
    .join('');
}

function isVariable(segment: string): boolean {
  return segment.startsWith('$');
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
