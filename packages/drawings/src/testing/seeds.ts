/** Sixty seeds of drawings. */
export const seeds: readonly string[] = Array.from({ length: 60 }, (_, index) => `place-${index}`);
