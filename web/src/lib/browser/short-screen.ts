/** In the height of a line of text at its usual size (rem): less is short. */
const SHORT = 30;
/** What fits on one line of a wide and short screen: a phone on its side. */
const WIDE = { width: 37, height: 20 };

/**
 * Marks the document while its window is short for the size of its text: on a phone on its side,
 * with an on-screen keyboard, with large text. Bars then leave the screen to the content. Media
 * queries do not see every way in which text becomes larger.
 */
export function followShortScreen(): void {
  // As wide as the unit and as high as the window: its size changes with either.
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:1rem;height:100dvh;visibility:hidden';
  probe.ariaHidden = 'true';
  document.body.append(probe);

  const mark = () => {
    const { width: rem } = probe.getBoundingClientRect();
    const [width, height] = [window.innerWidth / rem, window.innerHeight / rem];
    const { dataset } = document.documentElement;
    if (height >= SHORT) delete dataset.short;
    else dataset.short = width >= WIDE.width && height >= WIDE.height ? 'wide' : 'narrow';
  };
  mark();
  new ResizeObserver(mark).observe(probe);
}
