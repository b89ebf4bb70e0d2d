import type { Beer } from '@hoptrail/contracts/beers/beers';
import { menuPricesUpdate } from '@hoptrail/contracts/beers/menu';
import { currencies } from '@hoptrail/contracts/lists/currencies';
import { FormSelect } from '../../../../components/form/fields/form-select.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import type { Menu } from '../../beer-line.tsx';
import { useSetMenuPrices } from '../../shared/beer-writes.ts';
import { readSizes, sizeBasis, sizeValues } from './size-values.ts';
import { SizesInput } from './sizes-input.tsx';

const input = menuPricesUpdate.pick({ servingSizes: true, currency: true });

interface MenuPricesFormProps {
  breweryId: string;
  beers: readonly Beer[];
  menu: Menu;
  onClose: () => void;
}

/** The form with the serving sizes of a brewery and the currency of its prices. */
export default function MenuPricesForm({ breweryId, beers, menu, onClose }: MenuPricesFormProps) {
  const setPrices = useSetMenuPrices();
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const form = useForm({
    draft: `menu-prices.${breweryId}`,
    labels: { servingSizes: 'Serving Sizes', currency: 'Currency' },
    initial: sizeValues(menu),
    basis: sizeBasis(menu),
    parse: ({ servingSizes, currency }) =>
      input.safeParse({ servingSizes: readSizes(servingSizes), currency }),
    save: (sent, basedOn) => setPrices.mutateAsync({ ...sent, breweryId, basedOn }),
    onSaved: onClose,
    valueText: (name, value) =>
      name === 'servingSizes'
        ? readSizes(value)
            .map((size) => size.name)
            .join(', ')
        : value,
  });
  return (
    <Form form={form} submit="Save Sizes" onCancel={onClose}>
      <SizesInput form={form} beers={beers} />
      <FormSelect
        {...form.field('currency')}
        options={currencies.map((code) => ({ value: code, label: `${names.of(code)} (${code})` }))}
      />
    </Form>
  );
}
