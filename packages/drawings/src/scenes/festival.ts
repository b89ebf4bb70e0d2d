import { palette } from '../palette.ts';
import { bulbLine, flagLine } from '../parts/bunting.ts';
import { glass } from '../parts/glass.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

/** Draws a yard on a festival night: stage, flags and raised glasses. */
export function eventsScene(random: Random): string {
  const heads = Array.from({ length: 15 }, (_, index) => {
    const x = index * 86 - 10 + random.whole(-16, 16);
    const y = random.whole(500, 540);
    const tone = index % 2 ? '#15101a' : '#1d1525';
    const raised = index % 3 === 1;
    const arm = raised
      ? stroke(`M${x + 34} ${y + 60}L${x + 44} ${y - 40}`, tone, 20) +
        place(
          x + 46,
          y - 34,
          glass(index % 2 ? 'mug' : 'pint', index % 2 ? '#eab03c' : '#d98a2b'),
          0.62,
          8,
        )
      : '';
    return (
      arm +
      circle(x, y, 30, tone) +
      fill(`M${x - 56} 600C${x - 52} ${y + 36} ${x + 52} ${y + 36} ${x + 56} 600Z`, tone)
    );
  });
  const beams =
    fill('M330 60L180 470H420Z', palette.amber, 'opacity=".14"') +
    fill('M600 60L500 470H700Z', palette.foam, 'opacity=".1"') +
    fill('M870 60L780 470H1020Z', palette.teal, 'opacity=".22"');
  const player = (x: number, tone: string) =>
    place(
      x,
      420,
      circle(0, -128, 22, tone) +
        fill('M-30 0L-26-84Q-24-106 0-106T26-84L30 0Z', tone) +
        stroke('M-46-40L58-92', palette.oak, 9) +
        ellipse(-34, -44, 30, 22, palette.brick) +
        circle(-34, -44, 8, palette.ground),
    );
  return (
    rect(0, 0, 1200, 600, '#231a33') +
    fill('M0 300C160 240 300 290 460 262S820 270 1200 236V600H0Z', '#35284c') +
    rect(240, 60, 720, 380, '#2f2240') +
    rect(240, 60, 720, 22, palette.ground) +
    rect(228, 60, 22, 400, palette.ground) +
    rect(950, 60, 22, 400, palette.ground) +
    beams +
    rect(200, 420, 800, 60, palette.wood) +
    rect(200, 420, 800, 8, palette.malt) +
    rect(330, 330, 74, 92, palette.ground, 6) +
    circle(367, 384, 26, '#33291f') +
    rect(800, 330, 74, 92, palette.ground, 6) +
    circle(837, 384, 26, '#33291f') +
    player(520, '#15101a') +
    player(690, '#15101a') +
    place(
      600,
      420,
      rect(-34, -60, 68, 60, palette.brick, 10) + ellipse(0, -60, 34, 9, palette.cream),
    ) +
    bulbLine(-20, 620, 110, 40, 62, '#ffd98a') +
    bulbLine(580, 1220, 110, 40, 62, '#ffd98a') +
    flagLine(-20, 1220, 64, 34, [palette.amber, palette.foam, palette.teal, palette.brick]) +
    heads.join('')
  );
}
