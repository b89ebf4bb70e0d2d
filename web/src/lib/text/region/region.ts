/**
 * Returns the region of a language, such as `DE`: its most common one if it names none, and `US` for
 * a text that names no language.
 * @param language of the browser, such as `de`, `en-US` or `zh-Hans-CN`
 */
export function regionOf(language: string): string {
  // Most visitors, without the first use of Intl.
  if (isAmerican(language)) return 'US';
  try {
    return new Intl.Locale(language).maximize().region ?? 'US';
  } catch {
    return 'US';
  }
}

/** Returns whether a language is American English, which English without a region counts as. */
export function isAmerican(language: string): boolean {
  return language === '' || /^en(-us)?$/i.test(language);
}
