import type { HistoryKind } from './history-kinds.ts';

interface HistoryKindText {
  /** The name in the list of kinds. */
  plural: string;
  /** The object in a sentence such as "changed the beer Amber"; empty where the app has other words. */
  thing: string;
}

/** The texts about the kinds of objects in the history. */
export const historyKindTexts: Readonly<Record<HistoryKind, HistoryKindText>> = {
  brewery: { plural: 'Breweries', thing: '' },
  specialEvent: { plural: 'Special events', thing: 'the special event' },
  weeklyEvent: { plural: 'Weekly events', thing: 'the weekly event' },
  beer: { plural: 'Tap lists', thing: 'the beer' },
  episode: { plural: 'Podcast episodes', thing: 'the episode' },
  setting: { plural: 'Banners and headers', thing: 'the banners and headers' },
  claim: { plural: 'Claims', thing: '' },
  user: { plural: 'People', thing: '' },
  invitation: { plural: 'Invitations', thing: 'an invitation' },
  passport: { plural: 'Trails', thing: 'the trail' },
  prize: { plural: 'Prizes', thing: '' },
  staff: { plural: 'Staff', thing: '' },
  board: { plural: 'Boards', thing: 'the board' },
  tag: { plural: 'NFC tags', thing: 'the tag' },
  news: { plural: 'News', thing: 'a line of news of' },
};
