/** Whether a URL may be a page's: what begins so is data or a file, except for the API's documentation. */
export function isPagePath(url: string): boolean {
  return !/^\/(api|trpc|objects|art|assets)(\/|$|\?)/.test(url) || /^\/api\/docs(\?|$)/.test(url);
}

/** Whether a path is one of a route's, which has `$name` for what varies, as in `/brewery/$id`. */
export function leadsTo(route: string, path: string): boolean {
  const wanted = segments(route);
  const given = segments(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => isVariable(segment) || segment === given[index])
  );
}

/** What a path has in place of the route's `$name`; empty where the route has none. */
export function variablePart(path: string, route: string): string {
  const part = segments(path)[segments(route).findIndex(isVariable)] ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function isVariable(segment: string): boolean {
  return segment.startsWith('$');
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
