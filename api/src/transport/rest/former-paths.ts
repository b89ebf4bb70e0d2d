/** The beginnings of paths as they are and as they were. */
const renamed = [
  ['/logbook', '/trail'],
  ['/trails', '/passports'],
  ['/admin/trails', '/admin/passports'],
] as const;

/** The fields of the responses of these paths as they are and as they were. */
const formerNames: Readonly<Record<string, string>> = {
  trailId: 'passportId',
  trails: 'passports',
};

/**
 * Returns the former path of a route, which is still served, undocumented; undefined if it has none.
 * @param path without `/api`, such as `/trails/:id`
 */
export function formerPath(path: string): string | undefined {
  const pair = renamed.find(([now]) => path === now || path.startsWith(`${now}/`));
  return pair && pair[1] + path.slice(pair[0].length);
}

/** Returns the response of a route with the names that its fields had under its former path. */
export function withFormerNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFormerNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [formerNames[name] ?? name, withFormerNames(of)]),
  );
}
