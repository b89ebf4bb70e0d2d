/** The greatest width of a page's header picture, in CSS pixels: the width of the app's column. */
export const HEADER_WIDTH = 480;

const DRIVE_FILE = /^https?:\/\/drive\.google\.com\/file\/d\/([\w-]+)/;

/** Tells whether a path names an uploaded picture. */
export function isUploadPath(path: string): boolean {
  return path.startsWith('/objects/uploads/');
}

/**
 * Converts a stored picture reference to an address that a browser can show.
 * @param stored a link, an upload path, or a path of a drawing
 * @param use `logo` takes a 200x200 thumbnail of a shared-drive file
 * @returns undefined if there is nothing to show
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
 * Returns the address of an uploaded picture in a stored width; any other address unchanged.
 * @param pixels a stored width that fills the width on the screen times the pixel ratio
 */
export function sizedImage(address: string, pixels: 96 | 320 | 640 | 1280): string {
  return isUploadPath(address) ? `${address}?w=${pixels}` : address;
}

/** The attributes of an `<img>`, for plain and for dense screens. */
export interface ImageSources {
  src: string;
  /** Undefined if both take the same file. */
  srcSet: string | undefined;
}

/**
 * Returns the addresses of a picture in the sizes that fill a width.
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
