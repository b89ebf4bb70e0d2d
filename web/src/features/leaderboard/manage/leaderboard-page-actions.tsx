import { trpc } from '../../../data/trpc.ts';
import { PictureAction } from '../../settings/shared/picture-action.tsx';
import { useSetLeaderboardHeader } from '../../settings/shared/settings-writes.ts';

/** The administrators' action on the leaderboard: its header picture. */
export default function LeaderboardPageActions() {
  const { data: settings } = trpc.settings.all.useQuery();
  const set = useSetLeaderboardHeader();
  if (!settings) return null;
  return (
    <PictureAction
      name="leaderboard-header"
      label="Edit Header"
      title="Edit Leaderboard Header"
      field="Upload Header Image"
      stored={settings}
      keys={{ image: 'leaderboardHeaderImage' }}
      link="none"
      submit="Update Header"
      uploadFailed={{ title: 'Upload failed', description: 'Failed to process uploaded image.' }}
      save={({ bannerImageUrl: headerImage }, basedOn) => set.mutateAsync({ headerImage, basedOn })}
    />
  );
}
