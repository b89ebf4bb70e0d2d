import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { trpc } from '../../data/trpc.ts';
import { EventsScreen } from '../../features/events/list/events-screen.tsx';
import type { EventTab } from '../../features/events/shared/event-tabs.tsx';
import { PageBanner } from '../../features/settings/page-banner.tsx';
import { settingsTimes } from '../../features/settings/settings-times.ts';
import { pageActions } from './-page-actions.tsx';

export const Route = createFileRoute('/_app/events/')({
  validateSearch: ({ tab }): { tab?: EventTab } => (tab === 'weekly' ? { tab } : {}),
  loader: ({ context }) => {
    void context.server.settings.all.prefetch(undefined, settingsTimes);
    void context.server.events.special.list.prefetch();
    void context.server.events.weekly.list.prefetch();
  },
  component: Events,
});

function Events() {
  const { tab = 'special' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const settings = trpc.settings.all.useQuery(undefined, settingsTimes);
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
