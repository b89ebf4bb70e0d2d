import { isBannerShown } from '@hoptrail/contracts/lib/banner-days';
import type { ReactNode } from 'react';
import { Banner, BannerPlaceholder } from '../../components/layout/banner.tsx';
import { trpc } from '../../data/trpc.ts';
import { today } from '../../lib/text/dates.ts';

interface PageBannerProps {
  page: 'breweries' | 'podcast' | 'events';
  /** The accessible name of the banner. */
  label: string;
  caption?: ReactNode;
}

/**
 * The banner that administrators chose for a page. Renders nothing without one, and outside its days,
 * which are those of the visitor.
 */
export function PageBanner({ page, label, caption }: PageBannerProps) {
  const settings = trpc.settings.all.useQuery();
  if (settings.isPending) return <BannerPlaceholder />;
  const days = {
    from: settings.data?.[`${page}BannerFrom`],
    until: settings.data?.[`${page}BannerUntil`],
  };
  if (!isBannerShown(days, today())) return null;
  return (
    <Banner
      image={settings.data?.[`${page}BannerImage`]}
      link={settings.data?.[`${page}BannerLink`]}
      label={label}
      caption={caption}
    />
  );
}
