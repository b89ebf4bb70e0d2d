/** How wide a page's header picture can be, in CSS pixels: the app's column. */
export const HEADER_WIDTH = 480;

const DRIVE_FILE = /^https?:\/\/drive\.google\.com\/file\/d\/([\w-]+)/;

/** Whether a path names a picture that was uploaded here. */
export function isUploadPath(path: string): boolean {
  return path.startsWith('/objects/uploads/');
}

/**
 * Turns a stored picture reference into one that a browser can show.
 * @param stored a link, an upload path, or a path of our own
 * @param use `logo` takes a 200x200 thumbnail of a shared-drive file
 * @returns the address to show, or undefined where there is nothing to show
 */
export function displayImage(
  stored: string | null | undefined,
  use: 'picture' | 'logo' = 'picture',
): string | undefined {
  if (!stored) return undefined;
  const driveFile = DRIVE_FILE.exec(stored)?.[1];
  if (driveFile) {
    return use === 'logo'
      ? `https://drive.google.com/thumbnail?id=${driveFile}&sz=w200-h200`
      : `https://drive.google.com/uc?export=view&id=${driveFile}`;
  }
  if (/^https?:\/\//.test(stored) || isUploadPath(stored)) return stored;
  if (stored.endsWith('/view')) return undefined;
  if (stored.includes('uploads/')) return `/objects/uploads/${stored.split('/').at(-1)}`;
  return stored;
}

/**
 * The address of an uploaded picture in the smallest kept size that fills a width.
 * Anything that is not an upload comes back as it is.
 * @param pixels the width on the screen times the device's pixel ratio
 */
export function sizedImage(address: string, pixels: 96 | 320 | 640 | 1280): string {
  return isUploadPath(address) ? `${address}?w=${pixels}` : address;
}

/** What an `<img>` asks for, on plain and on dense screens. */
export interface ImageSources {
  src: string;
  /** Left out where both take the same file. */
  srcSet: string | undefined;
}

/**
 * The addresses of a picture in the sizes that fill a width.
 * @param width on the screen, in CSS pixels
 */
export function imageSources(address: string, width: number): ImageSources {
  const src = sizedImage(address, keptWidth(width));
  const dense = sizedImage(address, keptWidth(width * 2));
  return { src, srcSet: src === dense ? undefined : `${src} 1x, ${dense} 2x` };
}

function keptWidth(pixels: number) {
  if (pixels <= 96) return 96;
  if (pixels <= 320) return 320;
  return pixels <= 640 ? 640 : 1280;
}
