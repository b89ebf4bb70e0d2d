import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import styles from './brewery-facts.module.css';
import { addressLines, directionsLink, phoneLink } from './brewery-links.ts';

/** Hours, address, phone and policies. */
export function BreweryFacts({ brewery }: { brewery: BreweryDetail }) {
  const [street, town] = addressLines(brewery);
  return (
    <dl className={styles.facts}>
      <Fact Icon={Clock} name="Hours">
        <p className={styles.text}>{brewery.hours?.trim() || 'Hours not available'}</p>
      </Fact>
      <Fact Icon={MapPin} name="Address">
        <address className={styles.address}>
          {street}
          <br />
          {town}
        </address>
        <a
          className={styles.link}
          href={directionsLink(brewery)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Get Directions
        </a>
      </Fact>
      {brewery.phone && (
        <Fact Icon={Phone} name="Phone">
          <PhoneNumber phone={brewery.phone} />
        </Fact>
      )}
      {brewery.policies?.trim() && (
        <Fact Icon={ScrollText} name="Policies">
          <p className={styles.text}>{brewery.policies.trim()}</p>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ Icon, name, children }: { Icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <Icon size={18} aria-hidden />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  const href = phoneLink(phone);
  if (!href) return <p className={styles.text}>{phone}</p>;
  return (
    <a className={styles.link} href={href}>
      {phone}
    </a>
  );
}
