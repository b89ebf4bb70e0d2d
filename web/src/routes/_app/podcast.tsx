import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PodcastScreen } from '../../features/podcast/podcast-screen.tsx';
import { PageBanner } from '../../features/settings/page-banner.tsx';
import { pageActions } from './-page-actions.tsx';

export const Route = createFileRoute('/_app/podcast')({
  validateSearch: ({ q }): { q?: string } => {
    // The router parses a bare number or boolean in the address as such.
    const words = ['string', 'number', 'boolean'].includes(typeof q) ? String(q).slice(0, 200) : '';
    return words ? { q: words } : {};
  },
  component: Podcast,
});

function Podcast() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const search = (words: string) =>
    navigate({ search: words ? { q: words } : {}, replace: true, resetScroll: false });
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
