/** The media types of recordings that Apple's and Spotify's podcast directories take. */
export const audioTypes = ['audio/mpeg', 'audio/mp4'] as const;
export type AudioType = (typeof audioTypes)[number];

/** What people call them. */
export const audioTypeNames: Readonly<Record<AudioType, string>> = {
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
};

const endings: Readonly<Record<string, AudioType>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
};

/** Returns the type of a recording by the ending of its address; undefined for any other ending. */
export function audioTypeAt(address: string): AudioType | undefined {
  const [, ending = ''] = /^(?:https?:\/\/[^/?#]+)?\/[^?#]*\.(\w+)(?:[?#]|$)/i.exec(address) ?? [];
  return endings[ending.toLowerCase()];
}
