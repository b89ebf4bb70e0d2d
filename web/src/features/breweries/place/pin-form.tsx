import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { distanceKm, type Position } from '@hoptrail/contracts/lib/distance';
import { useState } from 'react';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { FormRow } from '../../../components/form/fields/form-row.tsx';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { useFormValues } from '../../../components/form/form-values.ts';
import type { DevicePosition } from '../../../lib/geolocation/geolocation.ts';
import { distanceTextOfKm } from '../../../lib/text/distance/distance-text.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import styles from './pin-form.module.css';
import { PinMap } from './pin-map.tsx';
import {
  type PinField,
  parsePin,
  pastedPosition,
  pinBasis,
  pinLabels,
  pinText,
  pinValues,
  typedPosition,
} from './pin-position.ts';
import { UseMyPosition } from './use-my-position.tsx';
import { useSetPin } from './use-set-pin.ts';

/** A pin that moved less than this has not moved: half a metre. */
const UNMOVED_KM = 0.0005;

interface PinFormProps {
  brewery: BreweryDetail;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a brewery's position: dragged on a map, taken from the phone, or typed. */
export default function PinForm({ brewery, onSaved, onCancel }: PinFormProps) {
  const save = useSetPin();
  const unit = useDistanceUnit();
  const [phone, setPhone] = useState<DevicePosition>();
  const form = useForm({
    draft: `pin.${brewery.id}`,
    labels: pinLabels,
    initial: pinValues(brewery),
    basis: pinBasis(brewery),
    parse: (values) => parsePin(brewery.id, values),
    save: (input, basedOn) => save.mutateAsync({ ...input, basedOn }),
    onSaved,
  });
  const saved = typedPosition(pinValues(brewery));
  const pin = typedPosition(useFormValues(form));
  const movedKm = pin && saved ? distanceKm(saved, pin) : 0;
  const set = ({ latitude, longitude }: FormValues<PinField>) => {
    form.set('latitude', latitude);
    form.set('longitude', longitude);
  };
  const put = (position: Position) => set(pinText(position));
  const field = (name: PinField) => ({
    ...form.field(name),
    inputMode: 'text' as const,
    autoComplete: 'off',
    toValue: (typed: string) => {
      const pasted = pastedPosition(typed);
      if (!pasted) return typed;
      set(pasted);
      return undefined;
    },
  });
  return (
    <Form form={form} submit="Save Location" onCancel={onCancel}>
      <p className={styles.what}>
        Put the pin on the door of <strong>{brewery.name}</strong>, {brewery.address},{' '}
        {brewery.city}. Check-ins count within{' '}
        <span className={styles.radius}>{distanceTextOfKm(brewery.checkinRadiusKm, unit)}</span> of
        it. After you move it, you cannot check in here for 24 hours.
      </p>
      <UseMyPosition
        pin={pin}
        onPosition={(position) => {
          setPhone(position);
          put(position);
        }}
      />
      <PinMap
        pin={pin}
        saved={saved}
        phone={phone}
        radiusKm={brewery.checkinRadiusKm}
        onMove={put}
      />
      <p className={styles.moved} role="status">
        {movedKm > UNMOVED_KM ? `${distanceTextOfKm(movedKm, unit)} from where it was` : ''}
      </p>
      <FormRow>
        <TextField {...field('latitude')} placeholder="35.4676" required />
        <TextField {...field('longitude')} placeholder="-97.5164" required />
      </FormRow>
    </Form>
  );
}
