import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { ServingSize } from '@hoptrail/contracts/beers/menu';
import { SERVING_SIZE_MAX, SERVING_SIZES_MAX } from '@hoptrail/contracts/limits';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Button } from '../../../../components/actions/button.tsx';
import { IconButton } from '../../../../components/actions/icon-button.tsx';
import { useField } from '../../../../components/form/fields/use-field.ts';
import type { FormState } from '../../../../components/form/form-state.ts';
import fieldset from '../../../../components/form/images/fieldset.module.css';
import frame from '../../../../components/form/inputs/field-frame.module.css';
import { SortableList } from '../../../../components/list/sortable/sortable-list.tsx';
import { focusRendered } from '../../../../lib/browser/focus-rendered.ts';
import { counted } from '../../../../lib/text/numbers.ts';
import { beersLosingPrices, readSizes, withNewSize } from './size-values.ts';
import styles from './sizes-input.module.css';

interface SizesInputProps {
  form: Pick<FormState<'servingSizes'>, 'field'>;
  beers: readonly Beer[];
}

/** The names of the serving sizes, in the order of the menu. */
export function SizesInput({ form, beers }: SizesInputProps) {
  const { id, label, ...bound } = form.field('servingSizes');
  const { value, error, onChange } = useField(bound);
  const sizes = readSizes(value);
  const set = (next: readonly ServingSize[]) => onChange(JSON.stringify(next));
  const losing = beersLosingPrices(beers, sizes);
  const rows = sizes.map((size, at) => ({
    ...size,
    id: size.price,
    at,
    size: size.name,
    name: size.name || `size ${at + 1}`,
  }));
  return (
    <fieldset className={`${fieldset.fieldset} ${styles.sizes}`} aria-describedby={`${id}-note`}>
      <legend className={frame.label}>{label}</legend>
      <p id={id} tabIndex={-1} aria-live="polite" className={`${frame.error} ${styles.error}`}>
        {error}
      </p>
      <SortableList
        label={label}
        rows={rows}
        onMove={(from, to) =>
          set(sizes.toSpliced(from, 1).toSpliced(to, 0, ...sizes.slice(from, from + 1)))
        }
        place={(at) => `${at + 1} of ${sizes.length}`}
      >
        {({ at, size, name, price }) => (
          <>
            <input
              id={`${id}-${price}`}
              className={`${frame.input} ${styles.name}`}
              aria-label={`Name of size ${at + 1}`}
              value={size}
              maxLength={SERVING_SIZE_MAX}
              autoComplete="off"
              placeholder="Pint"
              onChange={({ target }) => set(sizes.with(at, { price, name: target.value }))}
            />
            <IconButton
              Icon={Trash2}
              label={`Remove ${name}`}
              onClick={() => set(sizes.toSpliced(at, 1))}
            />
          </>
        )}
      </SortableList>
      {sizes.length < SERVING_SIZES_MAX && (
        <Button
          look="quiet"
          onClick={() => {
            const next = withNewSize(sizes);
            set(next);
            focusRendered(`${id}-${next.at(-1)?.price}`);
          }}
        >
          <Plus size={18} aria-hidden />
          Add a Size
        </Button>
      )}
      <p id={`${id}-note`} className={frame.hint}>
        The prices that your beers have stay with their sizes.
      </p>
      <p className={styles.warning} role="status">
        {losing > 0 &&
          `${counted(losing, 'beer has a price', 'beers have a price')} of a size that you removed. Saving takes it off the menu.`}
      </p>
    </fieldset>
  );
}
