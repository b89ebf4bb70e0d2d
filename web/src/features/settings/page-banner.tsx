import type { ReactNode } from 'react';
import { Banner, BannerPlaceholder } from '../../components/layout/banner.tsx';
import { trpc } from '../../data/trpc.ts';

interface PageBannerProps {
  page: 'breweries' | 'podcast' | 'events';
  /** Whose banner it is, for those who do not see it. */
  label: string;
  caption?: ReactNode;
}

/** The banner that administrators chose for a page; nothing where they chose none. */
export function PageBanner({ page, label, caption }: PageBannerProps) {
  const settings = trpc.settings.all.useQuery();
  if (settings.isPending) return <BannerPlaceholder />;
  return (
    <Banner
      image={settings.data?.[`${page}BannerImage`]}
      link={settings.data?.[`${page}BannerLink`]}
      label={label}
      caption={caption}
    />
  );
}
