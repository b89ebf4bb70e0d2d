import { Picture, type PictureProps } from './picture.tsx';

type HeroImageProps = Omit<PictureProps, 'alt' | 'eager' | 'use'>;

/** The largest picture of a screen, which the page shows before the app runs. */
export function HeroImage(props: HeroImageProps) {
  // In a prerendered page the server fills in the address (api/src/transport/pages/hero-image.ts).
  return import.meta.env.SSR ? (
    <img
      data-hero-image=""
      alt=""
      className={props.className}
      fetchPriority="high"
      referrerPolicy="no-referrer"
    />
  ) : (
    <Picture {...props} alt="" eager />
  );
}
