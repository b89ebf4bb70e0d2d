/** How long an episode is, as people read it: minutes get their unit, other words stay. */
export function durationText(duration: string): string {
  const text = duration.trim();
  return /^\d+$/.test(text) ? `${Number(text)} min` : text;
}
