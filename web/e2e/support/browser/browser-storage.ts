import type { Page } from '@playwright/test';

/**
 * Returns which of these texts the browser stores for the app, in local and session storage,
 * databases, or the service worker's caches: the URLs and text bodies of their entries. Searches in
 * the page, because the files of the app are several megabytes.
 */
export async function storedTexts(page: Page, texts: readonly string[]): Promise<string[]> {
  return await page.evaluate(async (searched) => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });

    const databases = async () => {
      const found: unknown[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await resultOf(indexedDB.open(name));
        for (const storeName of database.objectStoreNames) {
          const store = database.transaction(storeName).objectStore(storeName);
          found.push(
            name,
            storeName,
            await resultOf(store.getAllKeys()),
            await resultOf(store.getAll()),
          );
        }
        database.close();
      }
      return found;
    };
    const cached = async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          const isText = /text|json|javascript|svg/.test(
            response?.headers.get('content-type') ?? '',
          );
          found.push(name, request.url, isText ? ((await response?.text()) ?? '') : '');
        }
      }
      return found;
    };
    const contents = [
      { ...localStorage },
      { ...sessionStorage },
      await databases(),
      await cached(),
    ];
    const stored = JSON.stringify(contents);
    return searched.filter((text) => stored.includes(text));
  }, texts);
}
