import type { NewsLine } from '@hoptrail/contracts/news/news';
import { newsPublish } from '@hoptrail/contracts/news/news';
import { newsFields } from '@hoptrail/contracts/news/news-fields';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { entityForm, type InputName } from '../../../components/form/entity/entity-form.ts';

type NewsField = InputName<typeof newsFields>;
export type NewsSeen = Pick<NewsLine, NewsField>;

export const newsForm = entityForm(newsFields);

const input = newsPublish.omit({ breweryId: true });

/** Returns the input of the procedure, or the problems of the fields. */
export function parseNews(values: FormValues<NewsField>) {
  return input.safeParse(newsForm.sent(values));
}

export type NewsInput = NonNullable<ReturnType<typeof parseNews>['data']>;
