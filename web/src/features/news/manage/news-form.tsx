import { countCharacters } from '@hoptrail/contracts/lib/text/count-characters';
import { NEWS_MAX, UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { NewsLine } from '@hoptrail/contracts/news/news';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import type { FormField } from '../../../components/form/form-types.ts';
import { FormImage } from '../../../components/form/images/form-image.tsx';
import { useFormImage } from '../../../components/form/images/form-image-state.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { uploadFailures } from '../../../data/uploads/upload-failures.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { type NewsInput, type NewsSeen, newsForm, parseNews } from './news-values.ts';

interface NewsFormProps {
  /** The draft's key: the brewery's id for a new line, the line's for an existing one. */
  draft: string;
  /** The line to change; undefined for a new one. */
  line?: NewsLine;
  submit: string;
  busy?: string;
  disabled?: boolean;
  save: (input: NewsInput, basedOn: NewsSeen | undefined) => Promise<unknown>;
  /** Publishes the form as a new line when the old one was taken back meanwhile. */
  saveNew?: (input: NewsInput) => Promise<unknown>;
  onClose: () => void;
  /** Further actions below the fields. */
  children?: ReactNode;
}

/** The form of a line of news. */
export function NewsForm(props: NewsFormProps) {
  const { draft, line, submit, busy = 'Saving...', disabled = false, save, saveNew } = props;
  const { onClose, children } = props;
  const form = useForm({
    draft: `news.${draft}`,
    labels: newsForm.labels,
    initial: newsForm.values(line),
    basis: line && newsForm.basis(line),
    parse: parseNews,
    save,
    saveAsNew: saveNew && { submit: 'Publish as New Line', save: saveNew },
    onSaved: onClose,
    refused: (error) =>
      refusal(error).code === 'news.tooMany' ? { text: errorMessage(error) } : {},
  });
  const image = useFormImage({
    ...{ form, name: 'picture', maxBytes: UPLOAD_BYTES, failures: uploadFailures },
  });
  return (
    <Form form={form} submit={submit} busy={busy} disabled={disabled} onCancel={onClose}>
      <NewsText {...form.field('text')} />
      <FormImage
        image={image}
        ratio="1 / 1"
        hint="JPEG, PNG or WebP, up to 10 MB"
        remove="Remove picture"
      />
      {children}
    </Form>
  );
}

/** From how few characters left on they are counted: screen readers read the hint when it changes. */
const FEW = 30;

/** The text of a line, with the number of characters that are left. */
function NewsText(field: FormField) {
  const left = NEWS_MAX - countCharacters(useWatch(field).trim());
  return (
    <TextArea
      {...field}
      required
      rows={3}
      placeholder="The plum sour is on tonight."
      hint={hintOf(left)}
    />
  );
}

function hintOf(left: number): string {
  if (left > FEW) return `${NEWS_MAX} characters at most`;
  const count = counted(Math.abs(left), 'character', 'characters');
  return left < 0 ? `${count} too many` : `${count} left`;
}
