import { addressLine } from '@hoptrail/contracts/breweries/address-line';
import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Button } from '../../../../components/actions/button.tsx';
import type { FormState } from '../../../../components/form/form-state.ts';
import { useFormValues } from '../../../../components/form/form-values.ts';
import { trpc } from '../../../../data/trpc.ts';
import { EventBrewery } from '../form/event-brewery.tsx';
import styles from './event-host-input.module.css';
import type { HostedSpecialField } from './special-event-values.ts';

/** What an event takes from its brewery. */
const NAMES = ['company', 'address'] as const;

/**
 * The brewery of an event. Picking one fills in company, address and picture where they are empty;
 * what a person typed is only replaced if they say so.
 */
export function EventHostInput({ form }: { form: FormState<HostedSpecialField> }) {
  const values = useFormValues(form);
  const { breweryId: id } = values;
  const { data: brewery } = trpc.breweries.byId.useQuery(
    { id },
    { enabled: id !== '', staleTime: Infinity },
  );
  const own = id !== '' && brewery ? textsOf(brewery) : undefined;
  const typed = own ? NAMES.filter((name) => values[name].trim() !== own[name]) : [];
  return (
    <>
      <EventBrewery
        {...form.field('breweryId')}
        hint="Fills in company, address and picture. An event may have no brewery."
        onPick={(picked) => {
          const texts = textsOf(picked);
          for (const name of NAMES) if (!values[name].trim()) form.set(name, texts[name]);
          const poster = posterDrawing({ id: `${picked.id}-${values.date}` });
          if (!values.logo) form.set('logo', poster);
        }}
        onRemove={(removed) => {
          const texts = textsOf(removed);
          for (const name of NAMES) if (values[name] === texts[name]) form.set(name, '');
        }}
      />
      {own && typed.length > 0 && (
        <div className={styles.typed}>
          <p>{KEPT[typed.join()]}</p>
          <Button
            look="quiet"
            onClick={() => {
              for (const name of typed) form.set(name, own[name]);
            }}
          >
            Use the Brewery's
          </Button>
        </div>
      )}
    </>
  );
}

const KEPT: Readonly<Record<string, string>> = {
  company: 'The company is not the name of the brewery.',
  address: 'The address is not the one of the brewery.',
  'company,address': 'Company and address are not those of the brewery.',
};

function textsOf(brewery: Pick<ListedBrewery, 'name' | 'address' | 'city' | 'state' | 'zipCode'>) {
  return { company: brewery.name, address: addressLine(brewery) };
}
