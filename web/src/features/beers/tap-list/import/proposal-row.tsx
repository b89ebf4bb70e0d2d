import { knownAvailability } from '@hoptrail/contracts/lists/beer-availability';
import { knownSection, sectionLabels } from '@hoptrail/contracts/lists/beer-sections';
import { useId } from 'react';
import { LabelledSelect } from '../../../../components/form/inputs/labelled-select.tsx';
import { Mark } from '../../../../components/layout/mark.tsx';
import type { Menu } from '../../beer-line.tsx';
import { availabilityLabels, styleOptions } from '../beer-form.tsx';
import { type BeerField, beerForm } from '../beer-values.ts';
import { priceLabels } from '../price-labels.ts';
import styles from './import-menu.module.css';
import type { Proposal } from './proposals.ts';

interface ProposalRowProps {
  proposal: Proposal;
  menu: Menu;
  isChosen: boolean;
  /** Why the server refused it. */
  refusal: string | undefined;
  onChoose: (isChosen: boolean) => void;
  onStyle: (style: string) => void;
}

/** A beer that a menu adds or changes, with a checkbox. */
export function ProposalRow(props: ProposalRowProps) {
  const { proposal, menu, isChosen, refusal, onChoose, onStyle } = props;
  const { name, beer, values, changed, input, problem } = proposal;
  const id = useId();
  const labels = { ...beerForm.labels, ...priceLabels(menu) };
  const before = beerForm.values(beer);
  const facts = changed.filter((field) => field !== 'beerName' && values[field] !== '');
  return (
    <div className={styles.row}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          disabled={!input}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className={styles.name}>{name}</span>
        <Mark look={beer ? 'quiet' : 'warm'}>{beer ? 'Changed' : 'New'}</Mark>
      </label>
      <dl className={styles.facts}>
        {facts.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>
              {beer && before[field] !== '' && (
                <>
                  <del>{shown(field, before[field])}</del> <span aria-hidden>→</span>{' '}
                </>
              )}
              {shown(field, values[field])}
            </dd>
          </div>
        ))}
      </dl>
      {!beer && values.beerStyle === '' && (
        <LabelledSelect
          id={id}
          label={`Style of ${name}`}
          value=""
          onChange={onStyle}
          options={styleOptions}
        />
      )}
      {(refusal ?? (values.beerStyle !== '' && problem)) && (
        <p className={styles.problem} role="alert">
          {refusal ?? problem}
        </p>
      )}
    </div>
  );
}

/** Returns a value as the forms name it. */
function shown(field: BeerField, value: string): string {
  if (field === 'availability') return availabilityLabels[knownAvailability(value)];
  if (field === 'section') return sectionLabels[knownSection(value)];
  if (value === 'true' || value === 'false') return value === 'true' ? 'Yes' : 'No';
  return value;
}
