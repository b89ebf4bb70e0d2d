/** The settings to write to a tag, in the words of NXP's apps. */
export interface TagSettings {
  /** The address, with zeros where the tag puts what it says of a tap. */
  url: string;
  /** Where in the file of the tag the encrypted number and counter begin, in bytes. */
  dataOffset: number;
  /** Where the signature begins, in bytes. */
  macOffset: number;
}

/** The length of the file, the header of its record, and the byte that stands for `https://`. */
const BEFORE_HOST = 2 + 4 + 1;
const HTTPS = 'https://';

/**
 * Returns the address to write to a tag and its offsets in the NDEF file.
 * @param origin the origin of the server, with https
 */
export function tagSettings(origin: string): TagSettings {
  // One parameter with a hyphen: routers take some texts of digits alone for numbers.
  const beforeData = `${origin}/tap?t=`;
  const beforeMac = `${beforeData}${'0'.repeat(32)}-`;
  const offsetOf = (text: string) => BEFORE_HOST + Buffer.byteLength(text) - HTTPS.length;
  return {
    url: `${beforeMac}${'0'.repeat(16)}`,
    dataOffset: offsetOf(beforeData),
    macOffset: offsetOf(beforeMac),
  };
}
