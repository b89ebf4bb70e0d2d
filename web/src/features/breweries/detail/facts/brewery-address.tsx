import textLink from '../../../../components/layout/navigation/text-link.module.css';
import styles from './brewery-address.module.css';
import { addressLines, directionsLink, type PostalAddress } from './brewery-links.ts';

interface BreweryAddressProps {
  brewery: { name: string } & PostalAddress;
}

/** The address of a brewery, and the link to the way there. */
export function BreweryAddress({ brewery }: BreweryAddressProps) {
  const [street, town] = addressLines(brewery);
  return (
    <>
      <address className={styles.address}>
        {street}
        <br />
        {town}
      </address>
      <a
        className={textLink.link}
        href={directionsLink(brewery)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Get Directions
      </a>
    </>
  );
}
