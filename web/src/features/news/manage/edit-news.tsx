import type { NewsLine } from '@hoptrail/contracts/news/news';
import { NewsForm } from './news-form.tsx';
import { useEditNews, usePublishNews } from './news-writes.ts';

/** The form of a published line. */
export default function EditNews({ line, onClose }: { line: NewsLine; onClose: () => void }) {
  const { id, breweryId } = line;
  const edit = useEditNews();
  const publish = usePublishNews();
  return (
    <NewsForm
      draft={id}
      line={line}
      submit="Save Changes"
      save={(input, basedOn) => edit.mutateAsync({ ...input, id, basedOn })}
      saveNew={(input) => publish.mutateAsync({ ...input, breweryId })}
      onClose={onClose}
    />
  );
}
