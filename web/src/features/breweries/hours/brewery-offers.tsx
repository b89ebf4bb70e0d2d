import { offerLabels, offers } from '@hoptrail/contracts/lists/offers';
import styles from './brewery-offers.module.css';
import { offerIcons } from './offer-icons.ts';

interface BreweryOffersProps {
  stored: readonly string[];
  /** Whether they are plain words with icons instead of chips. */
  isCompact?: boolean;
}

/** What a brewery offers, as chips. */
export default function BreweryOffers({ stored, isCompact = false }: BreweryOffersProps) {
  // A newer server may send an offer that this version does not know.
  const listed = offers.filter((offer) => stored.includes(offer));
  return (
    <ul className={styles.offers} data-compact={isCompact}>
      {listed.map((offer) => {
        const Icon = offerIcons[offer];
        return (
          <li key={offer} className={styles.offer}>
            <Icon size={18} aria-hidden className={styles.icon} />
            {offerLabels[offer]}
          </li>
        );
      })}
    </ul>
  );
}
