import { type PickedFile, pngPicture } from '../support/pictures.ts';
import type { Scene } from './scene.ts';

/**
 * Chooses a picture in the field with this label. The default one has the field's ratio and is
 * uploaded without cropping.
 */
export function sendPicture(field: string, picture: string | PickedFile = shaped(field)): Scene {
  return ({ page }) =>
    page
      .getByRole('group', { name: field })
      .getByLabel(/^(Upload|Change)$/)
      .setInputFiles(picture);
}

function shaped(field: string): PickedFile {
  if (field.startsWith('Banner')) return pngPicture('banner.png', 500, 100);
  return field === 'Logo' ? pngPicture('logo.png', 64, 64) : pngPicture('poster.png', 500, 200);
}

/** Waits until the upload in the field with this label is done. */
export function pictureArrived(field: string): Scene {
  return ({ page }) =>
    page.getByRole('group', { name: field }).locator('label[data-state="done"]').waitFor();
}
