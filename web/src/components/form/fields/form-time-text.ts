/** '19:05' as people here say it: '7:05 PM'. */
export function spokenTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The clock's time that words begin with, as '19:05'; undefined where they begin with none. */
export function clockTime(words: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m/i.exec(words) ?? [];
  if (!hours || Number(hours) > 12 || Number(minutes) > 59) return undefined;
  const hour = (Number(hours) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
