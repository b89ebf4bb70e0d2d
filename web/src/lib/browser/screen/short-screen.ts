/** In rem: a lower window is short. */
const SHORT = 30;
/** In rem: the width of a phone in landscape. */
const WIDE = { width: 37, height: 20 };
/** In pixels: a higher window is only short because its text is large. */
const LOW = 480;

/**
 * Marks the document while its window is short for its text size: a phone in landscape, an
 * on-screen keyboard, large text. Fixed bars then scroll with the page. Media queries do not
 * notice every way to enlarge text.
 */
export function followShortScreen(): void {
  // One rem wide and as high as the window, so that it is resized with either.
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
    else {
      const isWide = width >= WIDE.width && height >= WIDE.height && window.innerHeight < LOW;
      dataset.short = isWide ? 'wide' : 'narrow';
    }
  };
  mark();
  new ResizeObserver(mark).observe(probe);
}
