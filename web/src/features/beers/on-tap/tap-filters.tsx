import type { Beer } from '@hoptrail/contracts/beers/beers';
import GlassWater from 'lucide-react/icons/glass-water';
import Sparkles from 'lucide-react/icons/sparkles';
import chips from '../../../components/form/fields/chips.module.css';
import { trpc } from '../../../data/trpc.ts';
import { shortDayText, today } from '../../../lib/text/dates.ts';
import { useLogbook } from '../../logbook/shared/logbook-query.ts';
import { isNewSince, lastVisit } from './new-since.ts';
import { ownStyles } from './own-styles.ts';
import styles from './tap-filters.module.css';

/** The figures take long for people with many beers, and change little; chips that come with a mark would move the list. */
const FIGURES_FRESH_MS = 60 * 60_000;

export type TapFilter = 'new' | 'own';

/** What the beers of a tap list are to the person. */
export interface OwnTaps {
  /** When the person was there before; undefined if that is unknown. */
  visitedAt: string | undefined;
  isNew: (beer: Beer) => boolean;
  isOwnStyle: (beer: Beer) => boolean;
}

/** Queries which beers are new to the person, and which are of styles that they like. */
export function useOwnTaps(breweryId: string, now: number): OwnTaps {
  const { data: logbook } = useLogbook('', false);
  const { data: figures } = trpc.beers.had.figures.useQuery(undefined, {
    enabled: ({ state }) => Date.now() - state.dataUpdatedAt > FIGURES_FRESH_MS,
  });
  const entries = logbook?.pages.flatMap((page) => page.entries) ?? [];
  const visitedAt = lastVisit(entries, breweryId, now);
  const liked = ownStyles(figures);
  return {
    visitedAt,
    isNew: (beer) => visitedAt !== undefined && isNewSince(beer, visitedAt),
    isOwnStyle: ({ beerStyle }) => liked.includes(beerStyle),
  };
}

interface TapFiltersProps {
  beers: readonly Beer[];
  own: OwnTaps;
  chosen: TapFilter | undefined;
  onChoose: (filter: TapFilter | undefined) => void;
}

/** The chips that leave only new beers, or those of the person's styles; none where they leave all. */
export function TapFilters({ beers, own, chosen, onChoose }: TapFiltersProps) {
  const { visitedAt } = own;
  const all = [
    {
      filter: 'new' as const,
      Icon: Sparkles,
      text: `New since ${visitedAt ? shortDayText(today(new Date(visitedAt))) : ''}`,
      count: beers.filter(own.isNew).length,
    },
    {
      filter: 'own' as const,
      Icon: GlassWater,
      text: 'My styles',
      count: beers.filter(own.isOwnStyle).length,
    },
  ];
  const shown = all.filter(
    ({ filter, count }) => filter === chosen || (count > 0 && count < beers.length),
  );
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.filters} aria-label="Beers to show">
      {shown.map(({ filter, Icon, text, count }) => (
        <label key={filter} className={chips.chip}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={filter === chosen}
            onChange={() => onChoose(filter === chosen ? undefined : filter)}
          />
          <Icon size={18} aria-hidden />
          {text}
          <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
