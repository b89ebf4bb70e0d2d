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
