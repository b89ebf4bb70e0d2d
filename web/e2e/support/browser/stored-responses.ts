import type { Page } from '@playwright/test';

/** Returns the responses stored for use offline: the procedures and the data as text. */
export async function storedResponses(page: Page): Promise<{ procedure: string; text: string }[]> {
  const stored = await page.evaluate(
    () =>
      new Promise<[string, string][]>((resolve, reject) => {
        const opening = indexedDB.open('hoptrail');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('answers')) return resolve([]);
          const responses = database.transaction('answers').objectStore('answers');
          const [names, records] = [responses.getAllKeys(), responses.getAll()];
          records.onerror = () => reject(records.error);
          records.onsuccess = () => {
            database.close();
            const texts = records.result.map((record) => JSON.stringify(record));
            resolve(names.result.map((name, index) => [String(name), texts[index] ?? '']));
          };
        };
      }),
  );
  return stored.map(([name, text]) => ({ procedure: name.split(' ')[0] ?? '', text }));
}
