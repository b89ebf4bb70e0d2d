import type { ReactNode } from 'react';
import { Banner, BannerPlaceholder } from '../../components/layout/banner.tsx';
import { trpc } from '../../data/trpc.ts';

interface PageBannerProps {
  page: 'breweries' | 'podcast' | 'events';
  /** The accessible name of the banner. */
  label: string;
  caption?: ReactNode;
}

/** The banner that administrators chose for a page; renders nothing without one. */
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
