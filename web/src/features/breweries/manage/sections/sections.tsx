import type { ComponentType } from 'react';
import { entityForm } from '../../../../components/form/entity/entity-form.ts';
import { nameRefused } from '../brewery-form-values.ts';
import {
  aboutInputs,
  imageInputs,
  linkInputs,
  offersInputs,
  podcastInputs,
  policiesInputs,
  zoneInputs,
} from '../brewery-inputs.tsx';
import { hoursInputs } from '../hours/hours-inputs.tsx';
import { withOwnText } from '../hours/hours-values.ts';
import { aboutFields, hoursFields, linkFields, pictureFields } from './section-fields.ts';
import { type SectionFormProps, sectionForm } from './section-form.tsx';
import type { SectionName } from './section-names.ts';

const about = entityForm(aboutFields);
const hours = withOwnText(entityForm(hoursFields));
const links = entityForm(linkFields);
const pictures = entityForm(pictureFields);

/** The forms of the sections. */
export const sectionForms: Readonly<Record<SectionName, ComponentType<SectionFormProps>>> = {
  Hours: sectionForm({
    ...hours,
    draft: 'brewery-hours',
    options: (form, brewery) => ({
      ...hoursInputs(form, brewery),
      ...zoneInputs(form, brewery),
    }),
  }),
  Pictures: sectionForm({ ...pictures, draft: 'brewery-pictures', options: () => imageInputs }),
  Links: sectionForm({
    ...links,
    draft: 'brewery-links',
    options: () => ({ ...linkInputs, ...podcastInputs, tapListUrl: {} }),
  }),
  About: sectionForm({
    ...about,
    draft: 'brewery-about',
    options: (form) => ({ ...aboutInputs, ...offersInputs(form), ...policiesInputs }),
    refused: nameRefused,
  }),
};
