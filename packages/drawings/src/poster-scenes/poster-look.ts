import { hashText } from '../random.ts';
import { posterColors } from './colors.ts';

/** The subjects of event pictures, with the words of titles that call for them. */
const subjects = {
  truck: /food|truck|taco|burger|pizza|fish fry|wings|bbq|barbecue|grill|kids eat/,
  run: /\brun|kilomet|\b50?k\b|\b10k\b|\brace|\bwalk|hike|bike|\bride|cycl|puddle|\btrail|yoga/,
  records: /vinyl|record|\bdj\b|disco|turntable|karaoke/,
  music:
    /music|\bjam\b|\bband|concert|serenade|fiddle|guitar|polka|poem|open mic|acoustic|song|choir/,
  games: /game|chess|loter|bingo|\bcards?\b|dice|\bboard|train|puzzle|\bdarts?\b|poker/,
  quiz: /quiz|trivia|talk|study|history|lecture/,
  supper: /supper|dinner|brisket|dumpling|breakfast|brunch|cheese|chili|oyster|feast|bread|pairing/,
  paint: /paint|chalk|craft|stitch|knit|draw|pottery|\bart\b|workshop/,
  tour: /tour|brew day|meet the|behind|\bclass\b|school/,
  harvest: /harvest|\bhops?\b|farm|field|orchard|cider|malt/,
  release: /release|bottle|launch|tapping|barrel|\bcans?\b|\bcask|opening/,
  market: /market|\bfair\b|flea|stall|bazaar|swap/,
  party: /party|anniversary|lantern|festival|fest\b|halloween|new year|night|social|dusk/,
} as const satisfies Record<string, RegExp>;

/** The subject of an event picture. */
export type PosterKind = keyof typeof subjects;

/** All subjects of event pictures. */
export const posterKinds = Object.keys(subjects) as readonly PosterKind[];

/** What tells two event pictures apart at a glance. */
export interface PosterLook {
  kind: PosterKind;
  /** The index of its colors. */
  colors: number;
}

/**
 * Returns the look of an event's picture: a subject that its title calls for, or one of the seed's
 * if the title names none; the colors are the seed's.
 * @param seed the event's id
 * @param title in any spelling; by default the seed, because some seeds are titles
 */
export function posterLook(seed: string, title = seed): PosterLook {
  const text = title.toLowerCase().replaceAll('-', ' ');
  const fitting = posterKinds.find((kind) => subjects[kind].test(text));
  const any = posterKinds[hashText(`poster:${seed}`) % posterKinds.length] ?? 'party';
  return {
    kind: fitting ?? any,
    colors: hashText(`poster colours:${seed}`) % posterColors.length,
  };
}
