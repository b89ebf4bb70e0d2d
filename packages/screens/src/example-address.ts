import type { Subject } from './screen.ts';
import { screenAt } from './screen-at.ts';

/** Objects of the demo; their ids are always the same. */
const examples: Readonly<Record<Subject, string>> = {
  // Lampwick Brewing Co.
  brewery: '586389da-004a-82e6-a48a-628aac77e2d7',
  // The first of its beers.
  beer: '1f809321-dd8f-81fa-a6d3-3d568264b347',
  // Lanterns and Lagers
  specialEvent: 'b4455289-7c6a-85da-ae25-bf7eb44a1263',
  // The first event of the older kind.
  legacyEvent: 'b0488156-ff7d-8eba-a047-1689ee17d201',
  // The Lamplighter's Round
  trail: '14aaf2d4-28a3-8d48-abf8-9800263c6951',
  weekday: 'saturday',
  // Somebody who shows their logbook.
  profile: 'hazel-hops',
};

/**
 * Returns an address of a screen on a server with the demo's content.
 * @param path of the screen, such as `/brewery/$id`
 */
export function exampleAddress(path: string): string {
  const subject = screenAt(path)?.subject;
  return subject ? path.replace(/\$\w+/, examples[subject]) : path;
}
