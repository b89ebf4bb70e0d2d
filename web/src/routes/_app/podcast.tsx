import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PodcastScreen } from '../../features/podcast/podcast-screen.tsx';
import { PageBanner } from '../../features/settings/page-banner.tsx';
import { textParams } from '../../lib/text/text-params.ts';
import { pageActions } from './-page-actions.tsx';

export const Route = createFileRoute('/_app/podcast')({
  validateSearch: ({ q }) => textParams({ q }),
  component: Podcast,
});

function Podcast() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const search = (text: string) =>
    navigate({ search: text ? { q: text } : {}, replace: true, resetScroll: false });
  return (
    <PodcastScreen
      q={q}
      onSearch={search}
      banner={<PageBanner page="podcast" label="Our sponsor" caption="Official Podcast Sponsor" />}
      actions={pageActions.podcast}
      episodeActions={pageActions.episode}
    />
  );
}
