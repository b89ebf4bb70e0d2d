import { expect, type Page } from '@playwright/test';
import type { ListedText } from './read-texts.ts';

/** The number of words from which a text may be part of a longer one. */
const SENTENCE_WORDS = 3;

const expectSoftly = expect.configure({ soft: true });

/**
 * Waits until each text is on the page, visible or as an accessible name.
 * @param elsewhere further text, from the console or from responses of the server
 * @param expectTo by default a missing text fails the journey at its end
 */
export async function expectTexts(
  page: Page,
  texts: readonly ListedText[],
  elsewhere = '',
  expectTo: typeof expect = expectSoftly,
) {
  const wanted = texts.map(({ text }) => ({ text, pattern: patternOf(text) }));
  const missing = wanted.filter(({ pattern }) => !new RegExp(pattern, 'm').test(elsewhere));
  await expectTo
    .poll(() => missingTexts(page, missing), { intervals: [50, 100, 200, 300] })
    .toEqual([]);
}

/**
 * Returns the pattern of a text: a short one has to match a whole element, and `{...}` matches any
 * text.
 */
function patternOf(text: string): string {
  const pieces = text.split(/\{.+?\}/).map((piece) => piece.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const isSentence = text.split(' ').length >= SENTENCE_WORDS;
  return isSentence ? pieces.join('.+') : `^${pieces.join('.+')}$`;
}

async function missingTexts(
  page: Page,
  wanted: readonly { text: string; pattern: string }[],
): Promise<string[]> {
  return await page.evaluate((texts) => {
    const pieces = new Set<string>();
    const add = (piece: string | null) => piece && pieces.add(piece.replace(/\s+/g, ' ').trim());

    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of ['aria-label', 'placeholder', 'alt']) add(element.getAttribute(name));
      add(element.textContent);
      for (const node of element.childNodes) if (node instanceof Text) add(node.data);
    }
    const found = [...pieces];
    return texts
      .map(({ text, pattern }) => ({ text, regExp: new RegExp(pattern) }))
      .filter(({ regExp }) => !found.some((piece) => regExp.test(piece)))
      .map(({ text }) => text);
  }, wanted);
}
