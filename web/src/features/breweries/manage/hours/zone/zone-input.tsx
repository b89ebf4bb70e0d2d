import Check from 'lucide-react/icons/check';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { Button } from '../../../../../components/actions/button.tsx';
import { useField } from '../../../../../components/form/fields/use-field.ts';
import type { FormState } from '../../../../../components/form/form-state.ts';
import { FieldGroup } from '../../../../../components/form/groups/field-group.tsx';
import { LabelledInput } from '../../../../../components/form/inputs/labelled-input.tsx';
import { focusRendered } from '../../../../../lib/browser/focus-rendered.ts';
import { useMinute } from '../../../../../lib/use-minute.ts';
import picker from '../../../shared/brewery-picker.module.css';
import styles from './zone-input.module.css';
import { type FoundZone, findZones, zoneLine } from './zones.ts';

interface ZoneInputProps {
  form: Pick<FormState<'ownTimeZone'>, 'field'>;
  /** The zone at the brewery's position: null without one, undefined while another is stored. */
  found: string | null | undefined;
}

/** The time zone of a brewery: the one at its position, or one that a person chose. */
export function ZoneInput({ form, found }: ZoneInputProps) {
  const { id, label, ...bound } = form.field('ownTimeZone');
  const { value, error, onChange } = useField(bound);
  const [isSearching, setSearching] = useState(false);
  const at = new Date(useMinute());
  const choose = (zone: string) => {
    onChange(zone);
    setSearching(false);
    // The button is rendered again by the change.
    focusRendered(`${id}-choose`);
  };
  const zone = value || found;
  return (
    <FieldGroup id={id} label={label} error={error}>
      <div className={styles.zone}>
        <Globe size={20} aria-hidden className={styles.icon} />
        <p className={styles.text}>
          {zone ? zoneLine(zone, at) : 'That of the location'}
          <span className={styles.source}>{sourceOf(value, found)}</span>
        </p>
      </div>
      <div className={styles.actions}>
        {!isSearching && (
          <Button id={`${id}-choose`} look="plain" onClick={() => setSearching(true)}>
            Choose Another
          </Button>
        )}
        {value && (
          <Button look="plain" onClick={() => choose('')}>
            Use That of the Location
          </Button>
        )}
      </div>
      {isSearching && <ZoneSearch at={at} onChoose={choose} />}
    </FieldGroup>
  );
}

function sourceOf(chosen: string, found: string | null | undefined): string {
  if (chosen) return 'Chosen by hand';
  if (found) return 'Found from the location on the map';
  return found === null ? 'It is found once the brewery has a location.' : 'Found when you save.';
}

interface ZoneSearchProps {
  at: Date;
  onChoose: (zone: string) => void;
}

function ZoneSearch({ at, onChoose }: ZoneSearchProps) {
  const [query, setQuery] = useState('');
  const zones: FoundZone[] = findZones(query, at);
  return (
    <div className={picker.found}>
      <LabelledInput
        label="Find a time zone"
        value={query}
        onChange={setQuery}
        placeholder="City or region, such as Denver"
        autoComplete="off"
        // Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        hint={query !== '' && zones.length === 0 ? 'No time zone has this name.' : undefined}
      />
      {zones.map(({ name, text }) => (
        <button key={name} type="button" className={picker.add} onClick={() => onChoose(name)}>
          <Check size={18} aria-hidden />
          {text}
        </button>
      ))}
    </div>
  );
}
