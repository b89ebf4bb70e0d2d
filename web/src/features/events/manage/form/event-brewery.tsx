import { addressLine } from '@hoptrail/contracts/breweries/address-line';
import type { BreweryDetail, ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../../components/actions/icon-button.tsx';
import { useField } from '../../../../components/form/fields/use-field.ts';
import type { FormField } from '../../../../components/form/form-types.ts';
import { FieldGroup } from '../../../../components/form/groups/field-group.tsx';
import rows from '../../../../components/list/row-list.module.css';
import { Skeleton } from '../../../../components/state/skeleton.tsx';
import { trpc } from '../../../../data/trpc.ts';
import { BreweryLogo } from '../../../breweries/shared/brewery-logo.tsx';
import BreweryPicker from '../../../breweries/shared/brewery-picker.tsx';
import styles from './event-brewery.module.css';

const LOGO_SIZE = 44;

interface EventBreweryProps extends FormField {
  hint: string;
  required?: boolean;
  /** Called with the brewery that was picked. */
  onPick?: (brewery: ListedBrewery) => void;
  /** Called with the brewery that is no longer the event's, if it was loaded. */
  onRemove?: (brewery: BreweryDetail) => void;
}

/** The brewery of an event: a search over all breweries, or the one that was picked. */
export function EventBrewery(props: EventBreweryProps) {
  const { id, label, name, control, hint, required, onPick, onRemove } = props;
  const { value, onChange, error } = useField({ name, control });
  if (value === '') {
    return (
      <BreweryPicker
        id={id}
        label={label}
        hint={hint}
        error={error}
        required={required}
        onPick={(brewery) => {
          onChange(brewery.id);
          onPick?.(brewery);
        }}
      />
    );
  }
  return (
    <FieldGroup id={id} label={label} error={error}>
      <ChosenBrewery
        id={value}
        onRemove={(brewery) => {
          onChange('');
          if (brewery) onRemove?.(brewery);
        }}
      />
    </FieldGroup>
  );
}

interface ChosenBreweryProps {
  id: string;
  /** Called with the brewery; undefined if it did not load. */
  onRemove: (brewery: BreweryDetail | undefined) => void;
}

function ChosenBrewery({ id, onRemove }: ChosenBreweryProps) {
  const { data: brewery, error } = trpc.breweries.byId.useQuery({ id }, { staleTime: Infinity });
  return (
    <div className={`${rows.row} ${styles.chosen}`}>
      {brewery && <BreweryLogo brewery={brewery} size={LOGO_SIZE} />}
      <div className={rows.text}>
        <p className={rows.name}>
          {brewery?.name ??
            (error ? 'The brewery did not load' : <Skeleton width={160} height={16} />)}
        </p>
        {brewery && <p className={rows.note}>{addressLine(brewery)}</p>}
      </div>
      <IconButton
        Icon={X}
        label={`Remove ${brewery?.name ?? 'the brewery'}`}
        onClick={() => onRemove(brewery)}
      />
    </div>
  );
}
