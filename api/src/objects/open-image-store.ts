import type { ObjectStoreConfig } from '../config/object-store.ts';
import { folderImageStore } from './folder/folder-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { s3ImageStore } from './s3/s3-image-store.ts';

/**
 * Opens the store of the pictures: the object store where one is configured, or a folder.
 * @param folder created where it does not exist and no object store is configured
 * @throws Error with the system's code where the folder is not usable
 */
export async function openImageStore(
  folder: string,
  objectStore: ObjectStoreConfig | undefined,
): Promise<ImageStore> {
  return objectStore ? s3ImageStore(objectStore) : await folderImageStore(folder);
}
