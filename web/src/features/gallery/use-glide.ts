import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE = { duration: 250, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

interface Place {
  left: number;
  top: number;
}

/**
 * Animates changes of a list: items that stay move to their new place, new ones grow in. With
 * reduced motion nothing moves.
 * @param order changes with the order of the children
 * @returns the ref for the list, whose children keep their elements
 */
export function useGlide(order: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<{ order: string; of: Map<Element, Place> }>(undefined);
  useLayoutEffect(() => {
    const before = places.current;
    if (before?.order === order) return;
    const after = placesIn(list.current);
    places.current = { order, of: after };
    if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [tile, place] of after) tile.animate(steps(before.of.get(tile), place), GLIDE);
  }, [order]);
  return list;
}

/** Returns the children's places in the layout, regardless of running animations. */
function placesIn(list: HTMLElement | null): Map<HTMLElement, Place> {
  const tiles = [...(list?.children ?? [])].filter((child) => child instanceof HTMLElement);
  return new Map(tiles.map((tile) => [tile, { left: tile.offsetLeft, top: tile.offsetTop }]));
}

function steps(before: Place | undefined, after: Place): Keyframe[] {
  if (!before) return [{ opacity: 0, transform: 'scale(0.6)' }, {}];
  const move = `translate(${before.left - after.left}px, ${before.top - after.top}px)`;
  return [{ transform: move }, {}];
}
