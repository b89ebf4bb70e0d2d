/**
 * Returns the right answers of a question; none of a list that cannot be read.
 * @param answers the stored list as JSON
 */
export function listIn(answers: string | null): string[] {
  try {
    const list: unknown = JSON.parse(answers ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
