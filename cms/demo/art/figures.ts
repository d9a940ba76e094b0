import type { Random } from '../random.ts';
import { cloths, gold, hairs, ink, paper, skins } from './palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from './shapes.ts';

/** Somebody seen from behind, sitting: an audience is made of these. About 100 wide, on 0,0. */
export function listener(random: Random): string {
  const hair = random.pick(hairs.slice(0, 4));
  const long = random.chance(0.5);
  return [
    path('M-46 10Q-46 -44 -20 -50L20 -50Q46 -44 46 10Z', random.pick(cloths)),
    rect(-9, -62, 18, 16, random.pick(skins)),
    ellipse(0, -80, 21, 25, hair),
    long ? path('M-20 -82Q-24 -40 -12 -30L12 -30Q24 -40 20 -82Z', hair) : '',
    long && random.chance(0.5) ? circle(0, -62, 11, ink) : '',
  ].join('');
}

export const rowsOfListeners = (random: Random, width: number, y: number, scale: number) =>
  repeat(Math.ceil(width / (scale * 96)) + 1, (i) =>
    at(i * scale * 96 + random.between(-6, 6), y + random.between(-5, 5), scale, listener(random)),
  );

/** A standing figure, 170 high, on 0,0. */
export function standing(random: Random, cloth: string, skirt: boolean): string {
  const skin = random.pick(skins);
  return [
    skirt
      ? path('M-20 -92L20 -92L28 0L-28 0Z', cloth) + rect(-28, -9, 56, 7, gold)
      : path('M-17 -80H17L15 0H3L0 -60L-3 0H-15Z', '#38424a'),
    path('M-24 -78Q-26 -132 -12 -136L12 -136Q26 -132 24 -78Z', skirt ? paper : cloth),
    skirt ? path('M-14 -136L2 -136L24 -80L12 -78Z', cloth) : '',
    stroke('M-22 -126L-30 -84M22 -126L30 -88', skin, 8),
    rect(-6, -146, 12, 13, skin),
    ellipse(0, -158, 13, 15, skin),
    path(
      'M-14 -156Q-16 -176 0 -176Q16 -176 14 -156Q8 -166 0 -165Q-8 -166 -14 -156Z',
      random.pick(hairs.slice(0, 4)),
    ),
    skirt ? circle(0, -174, 7, '#17130f') : '',
  ].join('');
}
