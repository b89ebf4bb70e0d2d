import { offerLabels, offers } from '@hoptrail/contracts/lists/offers';
import styles from './brewery-offers.module.css';
import { offerIcons } from './offer-icons.ts';

/** What a brewery offers, as chips. */
export default function BreweryOffers({ stored }: { stored: readonly string[] }) {
  // A newer server may send an offer that this version does not know.
  const known = offers.filter((offer) => stored.includes(offer));
  return (
    <ul className={styles.offers}>
      {known.map((offer) => {
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
