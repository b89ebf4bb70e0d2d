import { expect, test } from 'vitest';
import { foundText, searchEpisodes } from './search-episodes.ts';

const barley = {
  title: 'A Field of Barley',
  guest: 'Wes Hartman',
  business: 'Hartman Floor Malting',
  description: 'Turning grain by hand at four in the morning.',
};
const hops = {
  title: 'Hummingbird Hops',
  guest: 'Lucía Barrera',
  business: 'Cervecería Colibrí',
  description: null,
};
const episodes = [barley, hops];

test.each([
  ['title', 'BARLEY', [barley]],
  ['guest', 'lucía', [hops]],
  ['business', 'floor malting', [barley]],
  ['description', 'Four In', [barley]],
])('a term is found in the %s in any case', (_where, term, found) => {
  expect(searchEpisodes(episodes, term)).toEqual(found);
});

test('accents may be left out or typed as combining characters', () => {
  expect(searchEpisodes(episodes, 'colibri')).toEqual([hops]);
  expect(searchEpisodes(episodes, 'Luci\u0301a')).toEqual([hops]);
});

test('letters without a decomposition, apostrophes and dashes are found in plain ones', () => {
  const episode = {
    title: 'Øl – Jo’s Weißbier',
    guest: 'Żyto',
    business: 'ﬁnch',
    description: null,
  };
  for (const term of ['ol - JOS WEISSBIER', 'jo’s', "jo's", 'zyto', 'finch']) {
    expect([term, searchEpisodes([episode], term)]).toEqual([term, [episode]]);
  }
});

test('without a term all episodes are found, in their order', () => {
  expect(searchEpisodes(episodes, '  ')).toEqual(episodes);
});

test('special characters of regular expressions are searched literally', () => {
  expect(searchEpisodes(episodes, '.*')).toEqual([]);
});

test('the number of found episodes is shown as text', () => {
  expect(foundText(0, 'gose')).toBe('No episodes found for "gose"');
  expect(foundText(1, 'gose')).toBe('Found 1 episode for "gose"');
  expect(foundText(12, 'gose')).toBe('Found 12 episodes for "gose"');
});
