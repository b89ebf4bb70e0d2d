const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

interface Happened {
  createdAt: string;
}

/**
 * What happened, under the days it happened on where the person is: 'Today', 'Yesterday', or the
 * date. The order stays.
 */
export function byDay<Entry extends Happened>(entries: readonly Entry[], now: Date) {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const names = new Map([
    [dayText.format(now), 'Today'],
    [dayText.format(yesterday), 'Yesterday'],
  ]);
  const days = Map.groupBy(entries, ({ createdAt }) => {
    const day = dayText.format(new Date(createdAt));
    return names.get(day) ?? day;
  });
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
