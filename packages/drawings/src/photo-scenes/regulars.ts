import { lit, palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { hopCone, hopLeaf } from '../parts/hop-cone.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { softRoom } from './backdrop.ts';

const green = badgeTones['green-hop'];

/** Draws fresh hops in two cupped hands. */
export function hopsPhoto(random: Random): string {
  const skin = random.pick(['#d9a47a', '#a86e47', '#7c4a2e', '#c98f66'] as const);
  const line = shaded(skin, 0.35);
  const field =
    rect(0, 0, 480, 360, '#33491f') +
    Array.from({ length: 14 }, () =>
      circle(
        random.whole(0, 480),
        random.whole(0, 240),
        random.whole(22, 58),
        random.pick(['#3f5a26', '#4d6d2c', '#2a3d1b', '#6b8f2c']),
        'opacity=".6"',
      ),
    ).join('');
  const half =
    fill(
      'M-6 330C-70 344-150 320-176 254C-186 230-176 214-160 222C-166 196-150 186-136 202C-138 176-118 172-106 194C-104 172-86 172-78 196C-66 226-30 246-4 250Z',
      skin,
    ) +
    stroke(
      'M-160 222C-150 240-142 248-128 256M-136 202C-126 226-116 234-104 242M-106 194C-98 216-90 224-78 230',
      line,
      4,
    ) +
    fill('M-120 312C-150 330-160 360-160 380H-20L-6 330C-50 338-90 330-120 312Z', '#3d4a52');
  const cones = [
    [-74, 168, -24],
    [70, 176, 26],
    [-26, 138, -8],
    [36, 132, 14],
    [0, 190, 4],
  ].map(([x = 0, y = 0, turn = 0]) => place(x, y, hopCone(green, 1.5), 1.2, turn));
  const leaf =
    hopLeaf('#55752a', '#33491c', -96, 190, 2, -60) +
    hopLeaf('#6b8f2c', '#3c5520', 92, 196, 2.1, 62);
  return (
    field + place(240, 20, `${leaf}${cones.join('')}${half}<g transform="scale(-1 1)">${half}</g>`)
  );
}

/** Draws a dog asleep under the table beside a pair of boots. */
export function dogPhoto(random: Random): string {
  const [coat, dark] = random.pick([
    ['#c98b4a', '#8a5426'],
    ['#7a6455', '#4a392e'],
    ['#e0cba4', '#a98a5a'],
    ['#8c8a86', '#57544f'],
  ] as const);
  const tiled = stroke(
    'M0 262H480M0 312H480M60 232L20 360M180 232L170 360M300 232L320 360M420 232L470 360',
    '#2a2019',
    4,
  );
  const legs = rect(36, 60, 26, 240, '#2c1f15') + rect(424, 60, 26, 240, '#2c1f15');
  const boots =
    fill('M330 90H376V226C400 232 424 240 424 262H330Z', palette.wood) +
    rect(326, 254, 100, 14, '#1b130c', 4) +
    rect(326, 60, 54, 70, '#33475a');
  const dog =
    ellipse(0, 50, 140, 16, '#0b0805', 'opacity=".4"') +
    fill('M120 40C160 40 172 10 150-8C152 12 138 20 116 18Z', dark) +
    fill('M-70 46C-76-10-20-48 50-44C112-40 136 0 132 46Z', coat) +
    fill('M60-44C112-40 136 0 132 46H84C108 10 100-24 60-44Z', dark, 'opacity=".5"') +
    fill('M40 46C36 20 60 8 84 14C106 20 110 40 108 48Z', shaded(coat, 0.12)) +
    fill('M-40 50C-44 36-16 34 10 36C22 38 22 50 14 50Z', lit(coat, 0.12)) +
    fill(
      'M-110 46C-146 44-150 18-130 6C-124-22-96-36-66-28C-36-20-28 10-40 30C-50 46-84 48-110 46Z',
      coat,
    ) +
    fill('M-76-30C-50-34-32-14-34 14C-36 30-56 30-62 14C-66-2-80-12-76-30Z', dark) +
    ellipse(-139, 18, 13, 11, '#20150f') +
    stroke('M-112 4q9 8 18 2M-134 34C-122 40-112 36-104 30', '#20150f', 4) +
    fill(
      'M-72 32C-60 44-48 44-38 30L-30 40C-44 56-64 54-78 44Z',
      random.pick([palette.brick, palette.teal, palette.hop]),
    );
  const sleep = stroke('M0 0h14l-14 16h14M24-26h10l-10 12h10', palette.foam, 4, 'opacity=".7"');
  return (
    softRoom(random) +
    rect(0, 232, 480, 128, '#3a2b20') +
    tiled +
    boots +
    legs +
    rect(0, 28, 480, 34, palette.oak) +
    rect(0, 28, 480, 6, palette.malt) +
    rect(0, 62, 480, 10, '#120b0a', 0, 'opacity=".4"') +
    place(206, 272, dog) +
    place(92, 196, sleep)
  );
}
