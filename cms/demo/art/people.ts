import { gamosaBand } from './gamosa.ts';
import { cloths, gold, hairs, ink, paper, red, skins } from './palette.ts';
import { at, circle, ellipse, gradient, path, rect, repeat, type Scene, stroke } from './shapes.ts';

const backs = ['#dfe5dc', '#efe2c8', '#e6d6d2', '#d5dfe4', '#e4ddea', '#d9e2d0'] as const;

function hairOf(style: number, hair: string): [behind: string, before: string] {
  const cap =
    'M156 236Q146 122 240 116Q334 122 324 236Q318 196 288 182Q240 194 192 178Q164 196 156 236Z';
  if (style === 0) return ['', path(cap, hair)];
  if (style === 1)
    return [
      path(
        'M150 230Q140 110 240 108Q340 110 330 230L338 420Q300 450 240 450Q180 450 142 420Z',
        hair,
      ),
      path('M158 240Q150 134 232 128Q330 122 324 240Q312 178 232 166Q180 184 158 240Z', hair),
    ];
  if (style === 2) return [circle(240, 112, 40, hair), path(cap, hair)];
  if (style === 3)
    return [
      '',
      path(
        'M156 246Q152 196 168 176Q166 220 170 250ZM324 246Q328 196 312 176Q314 220 310 250Z',
        hair,
      ),
    ];
  return [
    ellipse(240, 236, 96, 106, hair),
    path('M158 236Q150 128 250 122Q330 126 322 236Q310 186 270 170Q196 176 158 236Z', hair),
  ];
}

function clothesOf(style: number, cloth: string, skin: string): string {
  const shoulders = 'M40 600Q44 452 170 424L240 446L310 424Q436 452 440 600Z';
  if (style === 0)
    return (
      path(shoulders, '#2e3740') +
      path('M196 420L240 600L284 420Q262 440 240 440Q218 440 196 420Z', paper) +
      path('M228 452H252L262 570L240 600L218 570Z', cloth) +
      path('M170 424L196 418L236 600H190ZM310 424L284 418L244 600H290Z', '#252d35')
    );
  if (style === 1)
    return (
      path(shoulders, cloth) +
      path('M190 422Q240 470 290 422L270 500L240 462L210 500Z', '#00000022') +
      rect(236, 462, 8, 138, '#00000022')
    );
  if (style === 2)
    return (
      path(shoulders, paper) +
      path('M178 424Q240 500 302 424Q290 418 280 416Q240 456 200 416Q188 418 178 424Z', skin) +
      `<clipPath id="drape"><path d="M150 430L262 600H40Q40 500 60 470Q90 440 150 430Z"/></clipPath>` +
      path('M150 430L300 600H40Q40 500 60 470Q90 440 150 430Z', cloth) +
      stroke('M150 430L300 600', gold, 12)
    );
  return (
    path(shoulders, cloth) +
    path('M186 420Q240 486 294 420L282 414Q240 452 198 414Z', skin) +
    path('M150 428L330 600H190L96 452Z', paper) +
    `<g transform="translate(244 512) rotate(44)">${gamosaBand(-60, -8, 150, 44)}</g>`
  );
}

/** A calm flat bust without a face: nobody is meant. */
export const portrait: Scene = ({ width, height, random }) => {
  const [skin, hair] = [random.pick(skins), random.pick(hairs)];
  const woman = random.chance(0.5);
  const style = woman ? random.pick([1, 2, 4]) : random.pick([0, 0, 3]);
  const dress = woman ? random.pick([2, 2, 1]) : random.pick([0, 1, 3]);
  const [behind, before] = hairOf(style, hair);
  const back = random.pick(backs);
  const glasses = random.chance(0.4)
    ? circle(208, 254, 25, 'none', `stroke="${ink}" stroke-width="5"`) +
      circle(272, 254, 25, 'none', `stroke="${ink}" stroke-width="5"`) +
      stroke('M233 250Q240 245 247 250', ink, 5)
    : '';
  const body = [
    rect(0, 0, 480, 600, back),
    circle(240, 300, 210, '#ffffff', 'opacity=".34"'),
    behind,
    path('M204 330H276V412Q276 446 240 450Q204 446 204 412Z', skin),
    path('M204 348Q240 396 276 348V378Q240 412 204 378Z', '#00000026'),
    clothesOf(dress, random.pick(cloths.slice(0, 8)), skin),
    ellipse(160, 258, 12, 20, skin),
    ellipse(320, 258, 12, 20, skin),
    path('M162 236Q160 150 240 148Q320 150 318 236Q318 356 240 364Q162 356 162 236Z', skin),
    stroke('M240 250L232 292Q240 300 250 294', '#00000030', 5),
    stroke('M216 326Q240 342 264 326', '#00000038', 5),
    glasses,
    before,
    woman && random.chance(0.6) ? circle(240, 208, 6, red) : '',
  ].join('');
  return `<g transform="scale(${width / 480} ${height / 600})">${body}</g>`;
};

/** Graduates on the steps, caps in the air. */
export const graduates: Scene = ({ width, height, random, light }) => {
  const caps = repeat(7, (i) => {
    const x = width * (0.14 + i * 0.12) + random.between(-20, 20);
    const y = height * random.between(0.1, 0.34);
    return `<g transform="translate(${x} ${y}) rotate(${random.between(-30, 30)})">${path('M-46 0L0 -18L46 0L0 18Z', ink)}${path('M-24 8V22Q0 34 24 22V8L0 18Z', '#2c353b')}${stroke('M0 0L36 12V32', gold, 3)}</g>`;
  });
  const step = height * 0.3;
  const people = repeat(Math.ceil(width / step), (i) => {
    const skin = random.pick(skins);
    const gown = i % 3 === 1 ? '#2b3943' : ink;
    const raised =
      i % 2
        ? stroke('M-40 -116L-66 -196', gown, 17) + circle(-68, -204, 9, skin)
        : stroke('M40 -116L64 -198', gown, 17) + circle(66, -206, 9, skin);
    return at(
      (i + 0.5) * step,
      height * 1.02,
      height / 400,
      raised,
      path('M-54 0Q-54 -128 -24 -142L24 -142Q54 -128 54 0Z', gown),
      path('M-26 -141L0 -62L26 -141L13 -146L0 -104L-13 -146Z', i % 2 ? red : gold),
      rect(-9, -158, 18, 20, skin),
      ellipse(0, -178, 20, 25, skin),
      path(
        'M-22 -174Q-26 -208 0 -208Q26 -208 22 -174Q12 -190 0 -190Q-12 -190 -22 -174Z',
        random.pick(hairs.slice(0, 3)),
      ),
    );
  });
  return `<defs>${gradient('sky', light.sky)}</defs>${rect(0, 0, width, height, 'url(#sky)')}${circle(width * 0.72, height * 0.42, height * 0.3, light.sun, 'opacity=".5"')}${caps}${people}`;
};
