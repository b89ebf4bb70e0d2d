/** Returns a `tel:` link; undefined when the number has no digits. */
export function phoneLink(phone: string | null): string | undefined {
  const digits = phone?.replace(/[^\d+]/g, '');
  return digits ? `tel:${digits}` : undefined;
}
