import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** How far the pointer moves before it drags, in CSS pixels: less is a tap. */
const SLACK = 5;
/** How near to the edge of the window the list scrolls, and how far in a frame, in CSS pixels. */
const EDGE = 130;
const SCROLL_STEP = 9;

/** A row that is being dragged. */
export interface Drag {
  from: number;
  /** Its place if it is dropped now. */
  to: number;
  /** How far it was dragged, in CSS pixels. */
  offset: number;
  /** Its height with the gap to the next row. */
  height: number;
}

/**
 * Returns how rows are dragged by a pointer, with a mouse, a finger or a pen. The rows stay where they
 * are in the document until the drop.
 * @param list the list with the rows
 * @param first the first place where a row can be dropped
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  first: number,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<AbortController>(undefined);
  const isTap = useRef(true);
  useEffect(() => () => stop.current?.abort(), []);

  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const [before, row, after] = [rows[from - 1], rows[from], rows[from + 1]];
    if (event.button !== 0 || !list.current || !row) return;
    const box = list.current;
    const top = () => box.getBoundingClientRect().top;
    const begun = top();
    const middles = rows.map((one) => one.top + one.height / 2 - begun);
    const gap = after ? after.top - row.bottom : before ? row.top - before.bottom : 0;
    const held = event.clientY - begun;
    const handle = event.currentTarget;
    const scroller = scrollerOf(box);
    let y = event.clientY;
    let current: Drag | undefined;
    handle.setPointerCapture(event.pointerId);
    const ended = new AbortController();
    stop.current = ended;

    const update = () => {
      const offset = y - top() - held;
      if (!current && Math.abs(offset) < SLACK) return;
      const middle = (middles[from] ?? 0) + offset;
      const above = middles.filter((one, at) => at !== from && one < middle).length;
      isTap.current = false;
      current = { from, to: Math.max(first, above), offset, height: row.height + gap };
      setDrag(current);
    };
    const scroll = () => {
      if (ended.signal.aborted) return;
      const by = y < EDGE ? -SCROLL_STEP : y > window.innerHeight - EDGE ? SCROLL_STEP : 0;
      if (current && by !== 0) {
        scroller.scrollBy(0, by);
        update();
      }
      requestAnimationFrame(scroll);
    };
    const end = (isDropped: boolean) => {
      ended.abort();
      setDrag(undefined);
      // The click of this pointer comes first.
      setTimeout(() => {
        isTap.current = true;
      });
      if (isDropped && current && current.to !== from) onMove(from, current.to);
    };
    const { signal } = ended;
    const move = (moved: globalThis.PointerEvent) => {
      y = moved.clientY;
      update();
    };
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', () => end(true), { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
    requestAnimationFrame(scroll);
  };
  return { drag, start, /** Whether a click is no end of a drag. */ isTap: () => isTap.current };
}

/** Returns how far a row is moved while another one is dragged, in CSS pixels. */
export function shiftOf(at: number, { from, to, offset, height }: Drag): number {
  if (at === from) return offset;
  if (at > from && at <= to) return -height;
  return at < from && at >= to ? height : 0;
}

/** Returns what scrolls an element: the nearest one around it that can, or else the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    const canScroll = overflowY === 'auto' || overflowY === 'scroll';
    if (canScroll && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}
