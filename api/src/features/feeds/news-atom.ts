import { displayImage } from '@hoptrail/contracts/lib/image-paths';
import type { NewsLine } from '@hoptrail/contracts/news/news';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findBreweryById } from '../breweries/shared/breweries.repo.ts';
import { findAllNewsOf } from '../news/shared/news.repo.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/**
 * Returns the news of a brewery as an Atom feed (RFC 4287), newest first. A line is the title of its
 * entry, as text; an edited one has a later `updated`, and a picture is an enclosure.
 * @throws AppError `brewery.notFound`
 */
export async function newsAtom(
  { db, origin, now }: { db: Db; origin: string; now: Date },
  id: string,
): Promise<string> {
  const brewery = await findBreweryById(db, id);
  if (!brewery) throw new AppError('brewery.notFound');
  const lines = await findAllNewsOf(db, id, now);
  const file = encodeURIComponent(id);
  const self = `${origin}/feeds/breweries/${file}.atom`;
  const page = `${origin}/brewery/${file}`;
  const updated = lines.map(changeOf).toSorted().at(-1) ?? brewery.createdAt;
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
      element('id', {}, self),
      element('title', {}, `News of ${brewery.name}`),
      element('updated', {}, updated),
      element('author', {}, [element('name', {}, brewery.name)]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      ...lines.map((line) => entryElement(line, { origin, page })),
    ]),
  );
}

function entryElement(line: NewsLine, { origin, page }: { origin: string; page: string }): Xml {
  const picture = URL.parse(displayImage(line.picture) ?? '', origin);
  return element('entry', {}, [
    element('id', {}, `urn:x-hoptrail:news-${line.id}`),
    element('title', {}, line.text),
    element('updated', {}, changeOf(line)),
    element('published', {}, line.createdAt),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    line.picture !== null && picture && /^https?:$/.test(picture.protocol)
      ? element('link', { rel: 'enclosure', href: picture.href })
      : undefined,
    element('content', {}, line.text),
  ]);
}

/** Returns when a line last changed. */
function changeOf({ createdAt, editedAt }: NewsLine): string {
  return editedAt ?? createdAt;
}
