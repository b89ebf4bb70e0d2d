import { expect, type Page } from '@playwright/test';
import type { ListedText } from './read-texts.ts';

/** From this many words on a text may be part of a longer one. */
const SENTENCE_WORDS = 3;

const expectSoftly = expect.configure({ soft: true, timeout: 5000 });

/**
 * Waits until each text stands on the page where it can be seen or is read out.
 * @param heard what was said elsewhere: in the console, or by the server
 */
export async function expectTexts(page: Page, texts: readonly ListedText[], heard = '') {
  const wanted = texts.map(({ text }) => ({ text, pattern: patternOf(text) }));
  const unheard = wanted.filter(({ pattern }) => !new RegExp(pattern, 'm').test(heard));
  await expectSoftly
    .poll(() => missingTexts(page, unheard), { intervals: [50, 100, 200, 300] })
    .toEqual([]);
}

/** A short text stands alone; what is in braces is any text. */
function patternOf(text: string): string {
  const words = text.split(/\{.+?\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const isSentence = text.split(' ').length >= SENTENCE_WORDS;
  return isSentence ? words.join('.+') : `^${words.join('.+')}$`;
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
    return texts
      .filter(({ pattern }) => ![...pieces].some((piece) => new RegExp(pattern).test(piece)))
      .map(({ text }) => text);
  }, wanted);
}
