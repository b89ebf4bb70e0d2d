/** Alphabets whose letters look like each other's; no name needs two of them. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
];
/** Letters that are drawn like Latin ones (Unicode's confusables, lower case). */
const LATIN_TO_THE_EYE = /^[асеорхуіїјѕһԁԛԝѵӏьгкпαγηικνορτυχωοսօհոցզ\d_.-]+$/u;
/** Latin letters of no language's spelling: phonetic signs, clicks, small capitals. */
const NO_SPELLING = /[ǀ-ǃɐ-ʯᴀ-ᶿⱠ-ⱿꜢ-ꟿꬰ-ꭤ]/u;

/** Whether a normalized username can be taken for another one that is written in Latin letters. */
export function isLookAlike(username: string): boolean {
  const mixes = ALPHABETS.filter((alphabet) => alphabet.test(username)).length > 1;
  return mixes || NO_SPELLING.test(username) || isForeignTwin(username);
}

function isForeignTwin(username: string): boolean {
  return LATIN_TO_THE_EYE.test(username) && /\p{L}/u.test(username);
}
