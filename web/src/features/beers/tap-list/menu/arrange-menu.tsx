import type { Beer } from '@hoptrail/contracts/beers/beers';
import { menuArrangement } from '@hoptrail/contracts/beers/menu';
import { sectionLabels } from '@hoptrail/contracts/lists/beer-sections';
import { Form } from '../../../../components/form/form.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import { useFormValues } from '../../../../components/form/form-values.ts';
import { Mark } from '../../../../components/layout/mark.tsx';
import { SortableList } from '../../../../components/list/sortable/sortable-list.tsx';
import { useArrangeMenu } from '../../shared/beer-writes.ts';
import styles from './arrange-menu.module.css';
import {
  menuOrder,
  orderRows,
  type PlacedBeer,
  placeInSection,
  withRowMoved,
} from './menu-order.ts';

const order = menuArrangement.shape.beers;

interface ArrangeMenuProps {
  breweryId: string;
  beers: readonly Beer[];
  onClose: () => void;
}

/** The form with the order of the beers and their sections. */
export default function ArrangeMenu({ breweryId, beers, onClose }: ArrangeMenuProps) {
  const arrange = useArrangeMenu(breweryId);
  const form = useForm({
    draft: `menu.${breweryId}`,
    labels: { order: 'Order' },
    initial: { order: JSON.stringify(menuOrder(beers)) },
    parse: (values) => order.safeParse(JSON.parse(values.order)),
    save: (sent) => arrange.mutateAsync({ breweryId, beers: sent }),
    onSaved: onClose,
  });
  const known = new Map(beers.map((beer) => [beer.id, beer]));
  const placed: readonly PlacedBeer[] = order.parse(JSON.parse(useFormValues(form).order));
  // A colleague may have deleted some meanwhile.
  const rows = orderRows(placed.filter(({ id }) => known.has(id))).map((row) => ({
    ...row,
    name: known.get(row.id)?.beerName,
  }));
  return (
    <Form form={form} submit="Save Order" onCancel={onClose}>
      <p className={styles.hint}>
        Drag a beer by its handle, also into another section. A tap on the handle shows arrows.
      </p>
      <SortableList
        label="Menu"
        rows={rows}
        first={1}
        onMove={(from, to) => form.set('order', JSON.stringify(withRowMoved(rows, from, to)))}
        place={(at) => {
          const [place, of] = placeInSection(rows, at);
          return `${place} of ${of} in ${sectionLabels[rows[at]?.section ?? 'draft']}`;
        }}
      >
        {(row) =>
          row.isHeading ? (
            <h3 className={styles.heading}>{sectionLabels[row.section]}</h3>
          ) : (
            <p className={styles.beer}>
              {row.name}
              {known.get(row.id)?.availability === 'coming' && <Mark look="warm">Coming soon</Mark>}
            </p>
          )
        }
      </SortableList>
    </Form>
  );
}
