/** Converts '19:05' to '7:05 PM'. */
export function spokenTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** Returns the time at the start of a text as '19:05'; undefined if it starts with none. */
export function clockTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m/i.exec(text) ?? [];
  if (!hours || Number(hours) > 12 || Number(minutes) > 59) return undefined;
  const hour = (Number(hours) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
