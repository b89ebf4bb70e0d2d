import { badgeCard } from '@hoptrail/drawings/cards/badge-card';
import { beerCard } from '@hoptrail/drawings/cards/beer-card';
import { breweryCard } from '@hoptrail/drawings/cards/brewery-card';
import { legacyEventCard } from '@hoptrail/drawings/cards/legacy-event-card';
import type { Lettering } from '@hoptrail/drawings/cards/lettering';
import { profileCard } from '@hoptrail/drawings/cards/profile-card';
import { specialEventCard } from '@hoptrail/drawings/cards/special-event-card';
import { trailCard } from '@hoptrail/drawings/cards/trail-card';
import { weekdayCard, weeklyEventCard } from '@hoptrail/drawings/cards/weekly-event-card';
import { welcomeCard } from '@hoptrail/drawings/cards/welcome-card';
import type { Card, CardPictures } from '../subjects/card.ts';

/** Draws a card as SVG. */
export function drawCard(lettering: Lettering, card: Card, pictures: CardPictures): string {
  switch (card.kind) {
    case 'brewery':
      return breweryCard(lettering, { ...card.about, ...pictures });
    case 'beer':
      return beerCard(lettering, card.about);
    case 'special-event':
      return specialEventCard(lettering, { ...card.about, ...pictures });
    case 'weekly-event':
      return weeklyEventCard(lettering, { ...card.about, ...pictures });
    case 'weekday':
      return weekdayCard(lettering, card.about);
    case 'event':
      return legacyEventCard(lettering, { ...card.about, ...pictures });
    case 'badge':
      return badgeCard(lettering, card.about);
    case 'trail':
      return trailCard(lettering, { ...card.about, ...pictures });
    case 'profile':
      return profileCard(lettering, { ...card.about, ...pictures });
    case 'welcome':
      return welcomeCard(lettering, pictures);
  }
}
