import type { Config } from '../../config/config.ts';
import { Refusal } from '../../lib/refusal.ts';

/**
 * Checks that pictures can be written to the target, where it is another object store.
 * @throws Refusal with what is wrong, and what to do
 */
export async function checkTarget(source: Config, { objectStore }: Config): Promise<void> {
  if (objectStore === undefined || objectStore.url === source.objectStore?.url) return;
  const { checkObjectStore } = await import('../../objects/s3/check-object-store.ts');
  const { problem } = await checkObjectStore(objectStore);
  if (problem !== undefined) throw new Refusal(`${problem} Nothing was moved.`);
}
