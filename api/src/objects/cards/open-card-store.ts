import type { ObjectStoreConfig } from '../../config/object-store.ts';
import type { CardStore } from './card-store.ts';
import { folderCards } from './folder-cards.ts';
import { s3Cards } from './s3-cards.ts';

/** Opens the store of cards: the object store where one is configured, or a folder. */
export function openCardStore(
  folder: string,
  objectStore: ObjectStoreConfig | undefined,
): CardStore {
  return objectStore ? s3Cards(objectStore) : folderCards(folder);
}
