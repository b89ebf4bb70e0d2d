/** Returns the content of every group in the drawing with the number of its occurrences. */
function countGroups(body: string): Map<string, number> {
  const counts = new Map<string, number>();
  const open: number[] = [];
  for (const match of body.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (match[0] !== '</g>') {
      open.push(match.index + match[0].length);
      continue;
    }
    const inner = body.slice(open.pop(), match.index);
    counts.set(inner, (counts.get(inner) ?? 0) + 1);
  }
  return counts;
}

/** Replaces groups that occur more than once by references to one definition. */
function reuseGroups(body: string): string {
  const repeated = [...countGroups(body)].filter(
    ([inner, count]) => count > 1 && inner.length > 60,
  );
  repeated.sort(([first], [second]) => second.length - first.length);
  let text = body;
  repeated.forEach(([inner], index) => {
    const parts = text.split(`>${inner}</g>`);
    if (parts.length < 3) return;
    const uses = parts.join(`><use href="#g${index}"/></g>`);
    text = `<defs><g id="g${index}">${inner}</g></defs>${uses}`;
  });
  return text;
}

/** Replaces paths that occur more than once by references to one definition. */
function reusePaths(body: string): string {
  const counts = new Map<string, number>();
  for (const [, d = ''] of body.matchAll(/<path d="([^"]+)"/g)) {
    counts.set(d, (counts.get(d) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  for (const [d, count] of counts) {
    const saved = (count - 1) * (d.length - 8) - 30;
    if (count > 1 && saved > 0) names.set(d, `p${names.size}`);
  }
  if (names.size === 0) return body;
  const shapes = [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('');
  const short = body.replaceAll(/<path d="([^"]+)"/g, (whole, d: string) => {
    const name = names.get(d);
    return name ? `<use href="#${name}"` : whole;
  });
  return `<defs>${shapes}</defs>${short}`;
}

/** Returns a shorter SVG of the same drawing: repeated groups and paths are defined once. */
export function reuseShapes(body: string): string {
  return reusePaths(reuseGroups(body))
    .replaceAll('</defs><defs>', '')
    .replaceAll(
      /<g transform="([^"]+)"><use href="(#\w+)"\/><\/g>/g,
      '<use href="$2" transform="$1"/>',
    );
}
