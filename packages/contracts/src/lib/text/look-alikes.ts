/** Alphabets with letters that look alike across alphabets; no name needs two of them. */
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
/** Letters that look like Latin ones (Unicode's confusables, lower case). */
const LATIN_TO_THE_EYE =
  /^[\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456\u0457\u0458\u0455\u04bb\u0501\u051b\u051d\u0475\u04cf\u044c\u0433\u043a\u043f\u03b1\u03b3\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9\u03bf\u057d\u0585\u0570\u0578\u0581\u0566\d_.-]+$/u;
/** Latin letters that no language spells with: phonetic signs, clicks, small capitals. */
const NO_SPELLING =
  /[\u01c0-\u01c3\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua722-\ua7ff\uab30-\uab64]/u;

/** Tells whether a normalized username can be mistaken for another one in Latin letters. */
export function isLookAlike(username: string): boolean {
  const mixes = ALPHABETS.filter((alphabet) => alphabet.test(username)).length > 1;
  return mixes || NO_SPELLING.test(username) || isForeignTwin(username);
}

function isForeignTwin(username: string): boolean {
  return LATIN_TO_THE_EYE.test(username) && /\p{L}/u.test(username);
}
