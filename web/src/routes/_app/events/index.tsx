import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { trpc } from '../../../data/trpc.ts';
import { EventsScreen } from '../../../features/events/list/events-screen.tsx';
import type { EventTab } from '../../../features/events/shared/event-tabs.tsx';
import { PageBanner } from '../../../features/settings/page-banner.tsx';
import { pageActions } from '../-page-actions.tsx';

export const Route = createFileRoute('/_app/events/')({
  validateSearch: ({ tab }): { tab?: EventTab } => (tab === 'weekly' ? { tab } : {}),
  component: Events,
});

function Events() {
  const { tab = 'special' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const settings = trpc.settings.all.useQuery();
  const show = (next: EventTab) =>
    navigate({
      search: next === 'weekly' ? { tab: next } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <EventsScreen
      tab={tab}
      onTab={show}
      headerImage={settings.isPending ? undefined : (settings.data?.eventsHeaderImage ?? null)}
      banner={<PageBanner page="events" label="Events banner" />}
      actions={pageActions.events}
    />
  );
}
