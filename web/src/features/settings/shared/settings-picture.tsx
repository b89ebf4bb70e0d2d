import type { GlobalSettings } from '@hoptrail/contracts/settings/settings';
import { trpc } from '../../../data/trpc.ts';
import { PictureAction, type PictureActionProps } from './picture-action.tsx';
import type { PictureInput } from './picture-values.ts';

type Key = keyof GlobalSettings;
type SettingsPictureProps = Omit<PictureActionProps<Key>, 'stored'>;

/** A button that opens the form for a picture of the settings. */
export function SettingsPicture(props: SettingsPictureProps) {
  const { data: settings } = trpc.settings.all.useQuery();
  return settings && <PictureAction {...props} stored={settings} />;
}

interface SettingsBannerProps
  extends Omit<SettingsPictureProps, 'field' | 'keys' | 'save' | 'remove'> {
  page: 'breweries' | 'podcast' | 'events';
  set: (input: BannerInput) => Promise<unknown>;
}

type BannerInput =
  | { bannerImageUrl: null }
  | (PictureInput & { basedOn: Partial<GlobalSettings> | undefined });

/** Likewise for a banner, which can be removed. */
export function SettingsBanner({ page, set, ...props }: SettingsBannerProps) {
  return (
    <SettingsPicture
      {...props}
      field="Banner Image"
      keys={{
        image: `${page}BannerImage`,
        link: `${page}BannerLink`,
        from: `${page}BannerFrom`,
        until: `${page}BannerUntil`,
      }}
      save={(input, basedOn) => set({ ...input, basedOn })}
      remove={() => set({ bannerImageUrl: null })}
    />
  );
}
