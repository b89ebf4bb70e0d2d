import type { MappedBrewery } from '@hoptrail/contracts/breweries/clusters';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useToggleFavorite } from '../../../../data/favorites/use-toggle-favorite.ts';
import { MapCard } from './map-card.tsx';
import styles from './map-cards.module.css';
import { useGrowingCount } from './use-growing-count.ts';

/** How many cards before and after the selected one load their details. */
const AROUND = 2;
/** How many cards before the last one the next page is asked for. */
const AHEAD = 5;

interface MapCardsProps {
  breweries: readonly MappedBrewery[];
  near: Position | undefined;
  selectedId: string | undefined;
  /** Called when the person swiped to another card. */
  onSelect: (id: string) => void;
  /** Loads more cards; undefined where there are none. */
  more?: (() => void) | undefined;
}

/** The breweries in sight, as cards that swipe from pin to pin. */
export function MapCards({ breweries, near, selectedId, onSelect, more }: MapCardsProps) {
  const { isFavorite, toggle } = useToggleFavorite();
  const list = useRef<HTMLUListElement>(null);
  const selected = Math.max(
    0,
    breweries.findIndex(({ id }) => id === selectedId),
  );
  const select = useEffectEvent((index: number) => {
    const brewery = breweries[index];
    if (brewery && brewery.id !== selectedId) onSelect(brewery.id);
    if (index >= breweries.length - AHEAD) more?.();
  });
  const ids = breweries.map(({ id }) => id).join();
  const count = useGrowingCount(ids, breweries.length);

  useEffect(() => {
    const card = list.current?.children[selected];
    if (card instanceof HTMLElement) list.current?.scrollTo(placeOf(card));
  }, [selected, ids]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onEnd = () => select(nearestCard(element));
    element.addEventListener('scrollend', onEnd);
    return () => element.removeEventListener('scrollend', onEnd);
  }, []);

  return (
    <ul ref={list} className={styles.cards} aria-label="Breweries in sight">
      {breweries.slice(0, Math.max(count, selected + 1)).map((brewery, index) => (
        <li key={brewery.id} className={styles.card}>
          <MapCard
            brewery={brewery}
            near={near}
            isNear={Math.abs(index - selected) <= AROUND}
            isSelected={brewery.id === selectedId}
            isFavorite={isFavorite(brewery.id)}
            onToggleFavorite={toggle}
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns where a list is scrolled to for a card: in the middle of a row, at the top of a column. */
function placeOf(card: HTMLElement): { left: number; top: number } {
  const { offsetParent: list, offsetLeft, offsetTop, offsetWidth } = card;
  const first = list?.firstElementChild;
  return {
    left: offsetLeft - (list ? (list.clientWidth - offsetWidth) / 2 : 0),
    top: offsetTop - (first instanceof HTMLElement ? first.offsetTop : 0),
  };
}

/** Returns the index of the card that a list is scrolled to. */
function nearestCard(list: HTMLElement): number {
  const distances = [...list.children].map((card) => {
    if (!(card instanceof HTMLElement)) return Infinity;
    const { left, top } = placeOf(card);
    const isColumn = list.scrollHeight > list.clientHeight;
    return Math.abs(isColumn ? top - list.scrollTop : left - list.scrollLeft);
  });
  return distances.indexOf(Math.min(...distances));
}
