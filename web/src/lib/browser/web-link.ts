/** Returns a typed link, or undefined when it is not the address of a web page. */
export function webLink(typed: string | null | undefined): string | undefined {
  if (!typed) return undefined;
  const url = URL.parse(typed.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
