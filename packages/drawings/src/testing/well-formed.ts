const token = /<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const goodReferences = /^(?:[^&]|&(?:amp|lt|gt|quot|apos);)*$/s;

/**
 * Checks that a drawing is strict XML: tags close in order, no attribute twice, only known
 * entities, unique ids, known references. Returns the first fault, or undefined.
 */
export function findXmlFault(xml: string): string | undefined {
  const open: string[] = [];
  const ids = new Set<string>();
  token.lastIndex = 0;
  let end = 0;
  for (let match = token.exec(xml); match; match = token.exec(xml)) {
    end = token.lastIndex;
    const [whole, closed, opened, attributes = '', empty, text = ''] = match;
    if (!goodReferences.test(attributes + text)) return `bad reference in ${whole}`;
    if (closed && open.pop() !== closed) return `unexpected ${whole}`;
    if (text.trim() !== '' && open.at(-1) !== 'text') return `stray text ${text}`;
    if (!opened) continue;
    if (open.length === 0 && end !== whole.length) return 'second root';
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, name]) => name);
    if (new Set(names).size !== names.length) return `attribute twice in ${whole}`;
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) return `id twice: ${id}`;
    if (id !== undefined) ids.add(id);
    if (!empty) open.push(opened);
  }
  if (end !== xml.length) return `not XML at ${xml.slice(end, end + 60)}`;
  if (open.length > 0) return `not closed: ${open.join(' ')}`;
  const used = [...xml.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id = '']) => id);
  return used.filter((id) => !ids.has(id)).map((id) => `unknown id ${id}`)[0];
}

/** What no drawing has: broken values, scripts, other files. */
const unwanted = [
  /NaN|undefined|Infinity|\[object/,
  /<(script|foreignObject|image|style|iframe|a|animate|set)\b/i,
  /\son\w+=/i,
  /href="(?!#)|url\((?!#)/,
];

/**
 * Checks that a drawing is an SVG with a size, strict XML, without scripts and references to other
 * files. Returns the first fault, or undefined.
 * @param most the most characters that it may have
 */
export function findDrawingFault(svg: string, most: number): string | undefined {
  const fault = findXmlFault(svg);
  if (fault) return fault;
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/.test(svg)) {
    return `not an SVG with a size: ${svg.slice(0, 80)}`;
  }
  if (svg.length > most) return `${svg.length} characters`;
  return unwanted.map((pattern) => pattern.exec(svg)?.[0]).find((found) => found !== undefined);
}
