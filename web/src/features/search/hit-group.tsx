import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Route from 'lucide-react/icons/route';
import { TitledList } from '../../components/layout/titled-list.tsx';
import { BeerGlass } from '../beers/shared/beer-glass.tsx';
import { BreweryLogo } from '../breweries/shared/brewery-logo.tsx';
import { LinkDistance } from '../breweries/shared/link-distance.tsx';
import type { Group, Hit } from './groups.ts';
import styles from './hit-group.module.css';

interface HitGroupProps {
  group: Group;
  /** Called when the person opens a result. */
  onOpen: () => void;
}

/** The results of one kind, each leading to its page. */
export function HitGroup({ group: { title, hits }, onOpen }: HitGroupProps) {
  return (
    <TitledList title={title}>
      <ul className={styles.list}>
        {hits.map(({ key, path, name, facts, distance, sign }) => (
          <li key={key}>
            <Link to={path} className={styles.hit} onClick={onOpen}>
              <span className={styles.sign}>
                <Sign sign={sign} />
              </span>
              <span className={styles.text}>
                <strong>{name}</strong>
                <span className={styles.about}>
                  {[...new Set(facts)].filter(Boolean).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
              </span>
              {distance !== undefined && <LinkDistance miles={distance} />}
            </Link>
          </li>
        ))}
      </ul>
    </TitledList>
  );
}

function Sign({ sign }: { sign: Hit['sign'] }) {
  switch (sign.kind) {
    case 'brewery':
      return <BreweryLogo brewery={sign} size={40} />;
    case 'beer':
      return <BeerGlass style={sign.style} full height={36} />;
    case 'town':
      return <MapPin size={22} aria-hidden />;
    case 'event':
      return <CalendarDays size={22} aria-hidden />;
    case 'trail':
      return <Route size={22} aria-hidden />;
  }
}
