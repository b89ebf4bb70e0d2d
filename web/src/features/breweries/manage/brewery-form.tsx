import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { PHOTOS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { FormSection } from '../../../components/form/fields/form-section.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { FormPhotos } from '../../../components/form/images/form-photos.tsx';
import { photosText } from '../../../components/form/images/form-photos-text.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { BreweryAddress } from './brewery-address.tsx';
import { breweryForm, parseBreweryForm } from './brewery-form-values.ts';
import { BreweryHours } from './brewery-hours.tsx';
import { BreweryImages } from './brewery-images.tsx';
import { BreweryPodcast } from './brewery-podcast.tsx';
import { BrewerySocials } from './brewery-socials.tsx';
import { useSaveBrewery } from './use-save-brewery.ts';

interface BreweryFormProps {
  brewery: BreweryDetail;
  /** What the note says afterwards. */
  saved: string;
  failed: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** Everything an owner may change about a brewery (specification, part 2, "Owner edit"). */
export default function BreweryForm({
  brewery,
  saved,
  failed,
  onSaved,
  onCancel,
}: BreweryFormProps) {
  const save = useSaveBrewery({ saved, failed });
  const form = useForm({
    draft: `brewery.${brewery.id}`,
    labels: breweryForm.labels,
    initial: breweryForm.values(brewery),
    basis: breweryForm.basis(brewery),
    parse: (values) => parseBreweryForm(brewery.id, values),
    save: (input, basedOn) => save.mutateAsync({ ...input, basedOn }),
    onSaved,
    refused: (error) =>
      refusal(error).code === 'brewery.nameTaken' ? { name: errorMessage(error) } : {},
    say: (name, value) => (name === 'photos' ? photosText(value) : value),
  });
  return (
    <Form form={form} submit="Save Changes" onCancel={onCancel}>
      <FormSection title="Basic Information">
        <BreweryAddress form={form} />
      </FormSection>
      <FormSection title="Hours & Policies">
        <BreweryHours form={form} />
      </FormSection>
      <FormSection title="Social Links">
        <BrewerySocials form={form} />
      </FormSection>
      <FormSection title="Podcast">
        <BreweryPodcast form={form} />
      </FormSection>
      <FormSection title="Images">
        <BreweryImages form={form} />
        <FormPhotos form={form} name="photos" max={PHOTOS_PER_BREWERY} />
      </FormSection>
    </Form>
  );
}
