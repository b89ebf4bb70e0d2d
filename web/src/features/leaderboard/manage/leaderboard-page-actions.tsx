import { trpc } from '../../../data/trpc.ts';
import { PictureTool } from '../../settings/shared/picture-tool.tsx';
import { useSetLeaderboardHeader } from '../../settings/shared/settings-writes.ts';

/** The header that administrators change on the leaderboard. */
export default function LeaderboardTools() {
  const { data: settings } = trpc.settings.all.useQuery();
  const set = useSetLeaderboardHeader();
  if (!settings) return null;
  return (
    <PictureTool
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
