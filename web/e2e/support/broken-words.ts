import type { Page } from '@playwright/test';

/**
 * Returns the words that go on in the next line without a hyphen, although four fifths of the window would hold them.
 * Longer ones have no place to fit; elsewhere the text should wrap before them. Leaves out what is marked to break
 * anywhere, such as names and addresses that people typed.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const broken = new Set<string>();
    // With text of the usual size everything is.
    const isLarge = getComputedStyle(document.body).overflowWrap !== 'anywhere';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof Text) || !isShown(node.parentElement)) continue;
      // Not within addresses and names of accounts, which have no words.
      for (const { 0: word, index } of node.data.matchAll(
        /(?<![\w@./:])[\p{L}’']{2,}(?![\w@]|\.\w)/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const width = lines.reduce((sum, line) => sum + line.width, 0);
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        if (isBroken && width < 0.8 * innerWidth) broken.add(word);
      }
    }
    return [...broken];

    function isShown(element: Element | null): boolean {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false;
      if (isLarge && getComputedStyle(element).overflowWrap === 'anywhere') return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
      }
      return true;
    }
  });
}
