/**
 * Returns those parameters of an address that have a text. The router parses a bare number or boolean
 * in the address as such.
 * @param most the characters of a text at most; the rest is cut off
 */
export function textParams<Name extends string>(
  params: Readonly<Record<Name, unknown>>,
  most = 200,
): { [key in Name]?: string } {
  const texts: { [key in Name]?: string } = {};
  for (const name in params) {
    const value = params[name];
    if (['string', 'number', 'boolean'].includes(typeof value) && value !== '')
      texts[name] = String(value).slice(0, most);
  }
  return texts;
}
