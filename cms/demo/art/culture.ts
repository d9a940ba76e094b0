import { gamosaBand, gamosaFringe } from './gamosa.ts';
import { gold, green, paper, red } from './palette.ts';
import { kopou } from './plants.ts';
import { at, circle, ellipse, gradient, path, rect, repeat, type Scene, stroke } from './shapes.ts';

/** The dhol of Bihu with its stick, 320 wide around 0,0. */
export const dhol = [
  path('M-120 -70Q0 -104 120 -70V70Q0 104 -120 70Z', '#8a4f2d'),
  path('M-120 -70Q0 -104 120 -70V-30Q0 -60 -120 -30Z', '#a9683d'),
  repeat(7, (i) =>
    stroke(
      `M${-112 + i * 34} -72L${-96 + i * 34} 76M${-80 + i * 34} -80L${-96 + i * 34} 76`,
      '#e5cf9f',
      4,
    ),
  ),
  ellipse(-124, 0, 30, 76, '#3a2a20'),
  ellipse(-128, 0, 26, 68, '#e9d9b4'),
  ellipse(-130, 0, 12, 34, '#3a2a20'),
  ellipse(124, 0, 26, 74, '#5c3820'),
  ellipse(126, 0, 22, 66, '#d9c69c'),
].join('');

/** A buffalo-horn pepa. */
const pepa =
  stroke('M-130 30Q-20 40 60 0T120 -110', '#2c2723', 26) +
  stroke('M60 4Q112 -30 122 -112', '#14110f', 34) +
  stroke('M-150 30H-100', '#c9a55c', 14) +
  stroke('M-96 31L-40 28', '#8a6a43', 20);

/** A japi, the broad hat of palm leaf, seen from above. */
export const japi = (r: number) =>
  [
    circle(0, 0, r, '#d9b877'),
    circle(0, 0, r * 0.97, '#e8cf97'),
    repeat(
      36,
      (i) =>
        `<g transform="rotate(${i * 10})">${stroke(`M0 ${-r * 0.3}V${-r * 0.96}`, '#c79d58', 2)}</g>`,
    ),
    repeat(
      12,
      (i) =>
        `<g transform="rotate(${i * 30})">${path(`M0 ${-r * 0.92}L${r * 0.13} ${-r * 0.68}L0 ${-r * 0.44}L${-r * 0.13} ${-r * 0.68}Z`, i % 2 ? green : red)}${circle(0, -r * 0.68, r * 0.035, paper)}</g>`,
    ),
    circle(0, 0, r * 0.36, red),
    circle(0, 0, r * 0.3, gold),
    circle(0, 0, r * 0.22, '#7d1620'),
    circle(0, 0, r * 0.08, gold),
  ].join('');

export const bihu: Scene = ({ width, height, random }) => {
  const s = height / 800;
  return [
    `<defs>${gradient('cloth', ['#f6e7c5', '#eccf98'])}</defs>`,
    rect(0, 0, width, height, 'url(#cloth)'),
    at(width * 0.8, height * 0.26, 1, japi(height * 0.3)),
    at(width * 0.1, 0, s * 1.2, kopou(random, 330)),
    at(width * 0.2, 0, s, kopou(random, 240)),
    gamosaBand(0, height * 0.8, width, height * 0.13),
    gamosaFringe(0, height * 0.93, width, height * 0.05),
    ellipse(width * 0.44, height * 0.72, height * 0.3, height * 0.025, '#c99b55', 'opacity=".6"'),
    at(width * 0.44, height * 0.53, s * 1.75, dhol),
    at(width * 0.82, height * 0.68, s * 1.15, pepa),
  ].join('');
};

export const manuscript: Scene = ({ width, height, random }) => {
  const s = height / 700;
  const leaf = (y: number, tilt: number) =>
    `<g transform="translate(${width * 0.58} ${y}) rotate(${tilt}) scale(${s})">${rect(-430, -52, 860, 104, '#c99f5f', 'rx="8"')}${rect(-424, -48, 848, 94, '#e6c88c', 'rx="6"')}${circle(0, 0, 9, '#8a6a43')}${repeat(
      5,
      (i) =>
        repeat(19, (k) =>
          Math.abs(k - 9) < 1
            ? ''
            : stroke(`M${-400 + k * 42} ${-30 + i * 15}h${random.between(14, 32)}`, '#5a3c26', 4),
        ),
    )}</g>`;
  return [
    `<defs>${gradient('desk', ['#5f4331', '#3b291f'])}</defs>`,
    rect(0, 0, width, height, 'url(#desk)'),
    circle(width * 0.74, height * 0.2, height * 0.75, '#ffe2a6', 'opacity=".1"'),
    leaf(height * 0.64, -3),
    leaf(height * 0.5, 2),
    leaf(height * 0.36, -1.5),
    at(
      width * 0.88,
      height * 0.78,
      s,
      path('M-40 -60H40L54 0Q54 60 0 60Q-54 60 -54 0Z', '#24323a'),
      ellipse(0, -60, 42, 12, '#10181c'),
      stroke('M10 -60Q60 -200 120 -280', paper, 7),
      path('M60 -160Q60 -260 140 -320Q150 -220 66 -152Z', '#e9dfc8'),
    ),
    gamosaBand(0, height * 0.9, width, height * 0.1),
  ].join('');
};
