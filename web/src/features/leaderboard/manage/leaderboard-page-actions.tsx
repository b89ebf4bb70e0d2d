import { SettingsPicture } from '../../settings/shared/settings-picture.tsx';
import { useSetLeaderboardHeader } from '../../settings/shared/settings-writes.ts';

/** The administrators' action on the leaderboard: its header picture. */
export default function LeaderboardPageActions() {
  const set = useSetLeaderboardHeader();
  return (
    <SettingsPicture
      name="leaderboard-header"
      label="Edit Header"
      title="Edit Leaderboard Header"
      field="Upload Header Image"
      keys={{ image: 'leaderboardHeaderImage' }}
      link="none"
      submit="Update Header"
      uploadFailed={{ title: 'Upload failed', description: 'Failed to process uploaded image.' }}
      save={({ bannerImageUrl: headerImage }, basedOn) => set.mutateAsync({ headerImage, basedOn })}
    />
  );
}
