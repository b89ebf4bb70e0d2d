/** A part of a file, in bytes. */
export interface Part {
  offset: number;
  length: number;
}

/** The share of all bytes that may be fetched in vain, to ask fewer times. */
const SPARE = 0.05;
/** A longer part is fetched in several requests. */
const MOST_BYTES = 8_000_000;

/**
 * Groups parts of a file into requests: neighbors, and those with the smallest gaps between them
 * until the gaps have a twentieth of all bytes.
 * @param parts in the order of the file, without overlaps
 */
export function requestsFor<P extends Part>(parts: readonly P[]): P[][] {
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  const gaps = parts.flatMap((part, at) => {
    const before = parts[at - 1];
    return before ? [{ at, bytes: part.offset - before.offset - before.length }] : [];
  });
  let left = total * SPARE;
  const joined = new Set<number>();
  for (const { at, bytes } of gaps.toSorted((a, b) => a.bytes - b.bytes)) {
    if (bytes > left) break;
    left -= bytes;
    joined.add(at);
  }
  const requests: P[][] = [];
  for (const [at, part] of parts.entries()) {
    const request = requests.at(-1);
    const start = request?.[0]?.offset ?? 0;
    const isShort = part.offset + part.length - start <= MOST_BYTES;
    if (request && joined.has(at) && isShort) request.push(part);
    else requests.push([part]);
  }
  return requests;
}

/** Returns the part of the file that a request is about. */
export function spanOf(request: readonly Part[]): Part {
  const { offset = 0 } = request[0] ?? {};
  const { offset: last = 0, length = 0 } = request.at(-1) ?? {};
  return { offset, length: last + length - offset };
}
