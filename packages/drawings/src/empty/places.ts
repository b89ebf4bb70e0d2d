import { palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { hopCone, hopLeaf } from '../parts/hop-cone.ts';
import { mapPin } from '../parts/map-pin.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

const green = badgeTones['green-hop'];

/** Draws a closed brewery with a hop growing over the roof. */
export function emptyBreweries(): string {
  return (
    ellipse(122, 158, 96, 10, '#0b0805', 'opacity=".5"') +
    fill('M40 156L44 62H62L66 156Z', shaded(palette.brick, 0.45)) +
    rect(41, 58, 24, 8, palette.brick) +
    fill('M56 156V94L96 70V94L136 70V94L176 70V156Z', palette.wine) +
    fill('M136 94L176 70V156H136Z', '#120b0a', 'opacity=".25"') +
    rect(72, 112, 26, 26, palette.amber, 3) +
    stroke('M85 112V138M72 125H98', '#3a1715', 3) +
    rect(146, 112, 20, 26, shaded(palette.amber, 0.6), 3) +
    stroke('M156 112V138M146 125H166', '#3a1715', 3) +
    rect(108, 112, 28, 44, '#3a1715', 3) +
    circle(130, 136, 2.2, palette.amber) +
    stroke('M52 46c-6-10 6-14 2-24M64 40c-4-8 6-10 4-18', palette.cream, 5, 'opacity=".35"') +
    stroke('M176 156C190 130 178 104 190 76C196 62 192 52 184 44', palette.fern, 4) +
    hopLeaf(green.leaf, green.vein, 184, 120, 0.7, 60) +
    hopLeaf(green.leaf, green.vein, 186, 92, 0.65, -70) +
    place(202, 74, hopCone(green, 1.6), 0.5) +
    place(174, 62, hopCone(green, 1.6), 0.44, 10)
  );
}

/** Draws a folded map with a trail that leads off its edge. */
export function emptyLocation(): string {
  return (
    ellipse(120, 160, 92, 9, '#0b0805', 'opacity=".5"') +
    fill('M36 62L84 46V142L36 158Z', palette.cream) +
    fill('M84 46L132 62V158L84 142Z', '#cdbd97') +
    fill('M132 62L196 44V140L132 158Z', palette.cream) +
    fill('M36 104C52 96 62 108 84 96V118C62 128 52 118 36 126Z', '#7fa39a') +
    fill('M84 96C100 90 112 104 132 100V120C112 124 100 112 84 118Z', '#6b8f88') +
    fill('M150 57L196 44V74C178 84 158 78 150 57Z', '#a8b778') +
    stroke(
      'M46 146C66 134 70 126 92 128S118 116 124 108',
      palette.brick,
      4,
      'stroke-dasharray="6 7"',
    ) +
    ellipse(150, 118, 15, 5, '#120b0a', 'opacity=".35"') +
    place(150, 118, mapPin(palette.hop, palette.ground), 1.35)
  );
}

/** Draws a signpost at a fork, for a page that does not exist. */
export function emptyNotFound(): string {
  return (
    ellipse(120, 162, 86, 9, '#0b0805', 'opacity=".5"') +
    rect(113, 50, 14, 112, palette.wood, 4) +
    rect(121, 50, 6, 112, '#120b0a', 3, 'opacity=".3"') +
    fill('M56 48H150L168 64L150 80H56Q52 80 52 76V52Q52 48 56 48Z', palette.oak) +
    fill('M188 92H98L80 107L98 122H188Q192 122 192 118V96Q192 92 188 92Z', palette.malt) +
    stroke('M66 60H128M66 70H104', shaded(palette.oak, 0.45), 5) +
    stroke('M112 103H176M112 113H150', shaded(palette.malt, 0.45), 5) +
    circle(120, 64, 3, palette.ground) +
    circle(120, 107, 3, palette.ground) +
    stroke('M106 18q0-13 14-13t14 12q0 8-8 11q-5 2-5 7M121 43v.1', palette.amber, 6.5) +
    stroke(
      'M78 162C74 150 66 148 60 150M84 162C82 146 88 140 94 138M160 162C162 148 170 146 176 150M168 162C176 156 182 158 186 160',
      palette.fern,
      5,
    ) +
    place(58, 140, hopCone(green, 1.8), 0.34, 12)
  );
}

/** Draws a dotted trail that ends under a lens, for a search without results. */
export function emptySearch(): string {
  return (
    ellipse(116, 160, 84, 9, '#0b0805', 'opacity=".5"') +
    stroke('M20 150C34 134 44 142 56 130', palette.amber, 5, 'stroke-dasharray="7 9"') +
    stroke('M146 118L190 158', palette.wood, 18) +
    stroke('M150 120L184 151', palette.malt, 5) +
    circle(108, 80, 56, palette.slate) +
    circle(108, 80, 47, '#26352f') +
    place(
      108,
      82,
      hopCone(
        { ...green, lit: '#2f4a2b', shade: '#2f4a2b', line: '#5d8a38', stem: '#5d8a38' },
        1.8,
      ),
      0.82,
    ) +
    circle(108, 80, 51, 'none', `stroke="${palette.steel}" stroke-width="7"`) +
    stroke('M74 64A38 38 0 0 1 98 44', palette.foam, 6, 'opacity=".6"') +
    stroke('M182 40v12M176 46h12M204 76v8M200 80h8M40 34v8M36 38h8', palette.wheat, 3.5)
  );
}
