import type { Offer } from '@hoptrail/contracts/lists/offers';
import type { LucideIcon } from 'lucide-react';
import Accessibility from 'lucide-react/icons/accessibility';
import Baby from 'lucide-react/icons/baby';
import CircleParking from 'lucide-react/icons/circle-parking';
import Dog from 'lucide-react/icons/dog';
import Music from 'lucide-react/icons/music';
import Sun from 'lucide-react/icons/sun';
import Utensils from 'lucide-react/icons/utensils';

/** The icon of each offer. */
export const offerIcons: Readonly<Record<Offer, LucideIcon>> = {
  dogs: Dog,
  children: Baby,
  food: Utensils,
  'outdoor-seats': Sun,
  'live-music': Music,
  'wheelchair-access': Accessibility,
  parking: CircleParking,
};
