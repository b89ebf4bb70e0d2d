import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import ScrollText from 'lucide-react/icons/scroll-text';
import { type ReactNode, Suspense } from 'react';
import { lazy } from '../../../../components/layout/lazy.tsx';
import textLink from '../../../../components/layout/navigation/text-link.module.css';
import { phoneLink } from '../../../../lib/text/phone-link.ts';
import { BreweryAddress } from './brewery-address.tsx';
import styles from './brewery-facts.module.css';

// Loaded later: the words of the hours are shown until then.
const BreweryHours = lazy(() => import('../../hours/brewery-hours.tsx'));
const BreweryOffers = lazy(() => import('../../hours/brewery-offers.tsx'));
const WayLine = lazy(() => import('./way-line.tsx'), { silent: true });

/** Hours, address, phone, what the brewery offers, and policies. */
export function BreweryFacts({ brewery }: { brewery: BreweryDetail }) {
  return (
    <dl className={styles.facts}>
      <Fact Icon={Clock} name="Hours">
        <Hours brewery={brewery} />
      </Fact>
      <Fact Icon={MapPin} name="Address">
        <BreweryAddress brewery={brewery} />
        <Suspense>
          <WayLine brewery={brewery} />
        </Suspense>
      </Fact>
      {brewery.phone && (
        <Fact Icon={Phone} name="Phone">
          <PhoneNumber phone={brewery.phone} />
        </Fact>
      )}
      {/* Servers of the last release do not send them. */}
      {brewery.offers?.length > 0 && (
        <Fact Icon={CircleCheck} name="Good to Know">
          <Suspense fallback={<p className={styles.offers} />}>
            <BreweryOffers stored={brewery.offers} />
          </Suspense>
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

function Hours({ brewery }: { brewery: BreweryDetail }) {
  const text = (
    <p className={styles.text} data-week={brewery.openingHours !== null}>
      {brewery.hours?.trim() || 'Hours not available'}
    </p>
  );
  return (
    <Suspense fallback={text}>
      <BreweryHours brewery={brewery}>{text}</BreweryHours>
    </Suspense>
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
    <a className={textLink.link} href={href}>
      {phone}
    </a>
  );
}
