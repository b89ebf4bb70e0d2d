import { Link } from '@tanstack/react-router';
import segments from '../../components/form/fields/segments.module.css';
import { markTapped } from '../../lib/browser/tapped.ts';

interface BrewerySwitchProps {
  breweries: readonly { id: string; name: string }[];
  /** The id of the one that the dashboard shows. */
  chosen: string;
}

/** Switches the dashboard between the breweries of a person who has several. */
export default function BrewerySwitch({ breweries, chosen }: BrewerySwitchProps) {
  return (
    <nav className={segments.bar} aria-label="Your breweries">
      {breweries.map(({ id, name }) => (
        <Link
          key={id}
          to="/brewery-owner-dashboard"
          search={{ at: id }}
          replace
          onClick={markTapped}
          resetScroll={false}
          className={segments.segment}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
