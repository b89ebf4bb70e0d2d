/** A pet as the gallery shows it. */
export interface Pet {
  /** The URL of the picture, which identifies the pet. */
  src: string;
  name: string;
  /** The animal's name for screen readers. */
  kind: string;
  /** An emoji of the animal. */
  sign: string;
}

const kinds = {
  dog: { sign: '🐶', nameless: 'Brewery Buddy' },
  cat: { sign: '🐱', nameless: 'Brewery Friend' },
  chicken: { sign: '🐔', nameless: 'Brewery Friend' },
  calf: { sign: '🐮', nameless: 'Special Friend' },
  turtle: { sign: '🐢', nameless: 'Special Friend' },
} as const;

/**
 * Returns the pet of a file name: `chicken/captain-comb` is Captain Comb, a chicken. A camera's
 * file name is replaced by the kind, or by a number when the kind is unknown too.
 * @param file kind and name, as in `petFiles`
 * @param number the picture's place in the list, from 1
 */
export function petOf(file: string, number: number): Pet {
  const [kind = '', slug = ''] = file.split('/');
  const listed = isKind(kind) ? kinds[kind] : undefined;
  return {
    src: `/art/animals/${encodeURIComponent(slug)}.svg`,
    name: spokenName(slug) ?? listed?.nameless ?? `Friend #${number}`,
    kind: listed ? kind : 'pet',
    sign: listed?.sign ?? '🐾',
  };
}

function isKind(word: string): word is keyof typeof kinds {
  return Object.hasOwn(kinds, word);
}

/** Returns whether words are a name: they have no digits, unlike `img-2041`. */
function spokenName(slug: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) return undefined;
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
