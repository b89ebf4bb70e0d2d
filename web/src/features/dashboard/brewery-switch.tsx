import { Link, useNavigate } from '@tanstack/react-router';
import segments from '../../components/form/fields/segments.module.css';
import { LabelledSelect } from '../../components/form/inputs/labelled-select.tsx';
import { markTapped } from '../../lib/browser/tapped.ts';
import styles from './brewery-switch.module.css';

/** More breweries than that are a select, so that the chosen one stays in sight. */
const MOST_SEGMENTS = 6;

interface BrewerySwitchProps {
  breweries: readonly { id: string; name: string }[];
  /** The id of the one that the dashboard shows. */
  chosen: string;
}

/** Switches the dashboard between the breweries of a person who has several. */
export default function BrewerySwitch({ breweries, chosen }: BrewerySwitchProps) {
  const navigate = useNavigate();
  const to = '/brewery-owner-dashboard';
  if (breweries.length > MOST_SEGMENTS) {
    return (
      <div className={styles.select}>
        <LabelledSelect
          id="your-breweries"
          label="Your breweries"
          value={chosen}
          onChange={(at) =>
            void navigate({ to, search: { at }, replace: true, resetScroll: false })
          }
          options={breweries.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    );
  }
  return (
    <nav className={`${segments.bar} ${styles.bar}`} aria-label="Your breweries">
      {breweries.map(({ id, name }) => (
        <Link
          key={id}
          to={to}
          search={{ at: id }}
          replace
          onClick={markTapped}
          resetScroll={false}
          className={segments.segment}
          aria-current={id === chosen ? 'page' : undefined}
        >
          <span className={styles.name}>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
