const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns a tag that tells one person's drafts from another's without naming the person: drafts
 * stay on the device when a session has ended. It is the FNV-1a hash of the id.
 */
export function personTag(userId: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(userId)) hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0).toString(36);
}
