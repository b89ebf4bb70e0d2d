import { type Offer, offerLabels, offers } from '@hoptrail/contracts/lists/offers';
import chips from '../../../../components/form/fields/chips.module.css';
import { useField } from '../../../../components/form/fields/use-field.ts';
import type { FormState } from '../../../../components/form/form-state.ts';
import { FieldGroup } from '../../../../components/form/groups/field-group.tsx';
import { offerIcons } from '../../hours/offer-icons.ts';
import { listText } from './hours-values.ts';

/** What a place offers, as chips that a tap switches on and off. */
export function OffersInput({ form }: { form: Pick<FormState<'offers'>, 'field'> }) {
  const { id, label, ...bound } = form.field('offers');
  const { value, error, onChange } = useField(bound);
  const chosen = offers.filter((offer) => value.includes(`"${offer}"`));
  const toggle = (offer: Offer) =>
    onChange(listText(offers.filter((one) => chosen.includes(one) !== (one === offer))));
  return (
    <FieldGroup id={id} label={label} error={error}>
      <div className={chips.chips}>
        {offers.map((offer) => {
          const Icon = offerIcons[offer];
          return (
            <label key={offer} className={chips.chip}>
              <input
                type="checkbox"
                className="visually-hidden"
                checked={chosen.includes(offer)}
                onChange={() => toggle(offer)}
              />
              <Icon size={18} aria-hidden />
              {offerLabels[offer]}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
