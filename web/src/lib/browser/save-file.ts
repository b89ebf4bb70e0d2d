import { share } from './share.ts';

/** How long a browser may take to begin to save a file. */
const URL_LIFETIME_MS = 60_000;

/**
 * Returns whether files are saved by the share sheet, which opens only right after a tap. An app on the
 * home screen of an iPhone has no downloads: it would open the file in its only window, without a way
 * back.
 */
export function savesByTap(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/** Saves a file of the page among the downloads. @returns false if the share sheet did not open */
export async function saveFile(file: File): Promise<boolean> {
  if (savesByTap()) return await share({ files: [file] });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), URL_LIFETIME_MS);
  return true;
}
