import { onTestFinished } from 'vitest';

/**
 * Holds the reading of pictures, as on a slow phone, until the end of the test.
 * @returns a function that lets them be read
 */
export function holdReading(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = window.createImageBitmap.bind(window);
  const heldRead = async (picture: Blob) => {
    await promise;
    return await read(picture);
  };
  Reflect.set(window, 'createImageBitmap', heldRead);
  onTestFinished(() => {
    Reflect.set(window, 'createImageBitmap', read);
    resolve();
  });
  return resolve;
}

/** Returns a picture whose second half is missing, as after a download that broke off. */
export async function cutFile(width: number, height: number, type: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  for (let x = 0; pen && x < width; x += 8) {
    for (let y = 0; y < height; y += 8) {
      pen.fillStyle = `rgb(${(x * y) % 255} ${(x * 7) % 255} ${(y * 13) % 255})`;
      pen.fillRect(x, y, 8, 8);
    }
  }
  const blob = await canvas.convertToBlob({ type, quality: 0.9 });
  return new File([blob.slice(0, blob.size / 2)], 'cut', { type });
}
