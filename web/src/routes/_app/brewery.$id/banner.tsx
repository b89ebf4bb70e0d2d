import { createFileRoute } from '@tanstack/react-router';
import { BannerComingSoon } from '../../../features/events/manage/coming-soon.tsx';

export const Route = createFileRoute('/_app/brewery/$id/banner')({
  component: () => <BannerComingSoon id={Route.useParams().id} />,
});
