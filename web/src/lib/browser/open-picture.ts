/**
 * Decodes a picture, upright as the phone shows it.
 * @returns undefined if the browser cannot open it, or if it is cut off: what is left of it must not
 * be drawn, since the server could no longer tell that a part is missing
 */
export async function openPicture(file: Blob): Promise<ImageBitmap | undefined> {
  return await createImageBitmap(file).catch(() => undefined);
}
