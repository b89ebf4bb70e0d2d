/** Returns an episode's duration as text: a bare number gets the unit minutes, other text stays. */
export function durationText(duration: string): string {
  const text = duration.trim();
  return /^\d+$/.test(text) ? `${Number(text)} min` : text;
}
