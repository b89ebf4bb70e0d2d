import { palette } from '../palette.ts';
import { circle, fill, place, stroke } from '../svg.ts';

/** Draws a pendant lamp on a cord from `y` = 0; its light reaches `reach` px below the shade. */
export function lamp(x: number, cord: number, reach: number, shade: string, light: string): string {
  const spread = 40 + reach * 0.42;
  return place(
    x,
    0,
    fill(
      `M-30 ${cord + 34}L${-spread} ${cord + reach}H${spread}L30 ${cord + 34}Z`,
      light,
      'opacity=".1"',
    ) +
      fill(
        `M-24 ${cord + 34}L${-spread * 0.5} ${cord + reach}H${spread * 0.5}L24 ${cord + 34}Z`,
        light,
        'opacity=".09"',
      ) +
      stroke(`M0 0V${cord}`, palette.ground, 4) +
      circle(0, cord + 34, 13, '#fff0c4') +
      fill(
        `M-9 ${cord - 6}H9V${cord + 4}C26 ${cord + 8} 40 ${cord + 20} 42 ${cord + 36}H-42C-40 ${cord + 20}-26 ${cord + 8}-9 ${cord + 4}Z`,
        shade,
      ) +
      fill(
        `M3 ${cord + 4}H9C26 ${cord + 8} 40 ${cord + 20} 42 ${cord + 36}H20C20 ${cord + 22} 14 ${cord + 10} 3 ${cord + 4}Z`,
        '#120b0a',
        'opacity=".3"',
      ),
  );
}
