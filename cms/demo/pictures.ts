import type { Payload } from 'payload';
import sharp from 'sharp';
import { campus, gate } from './art/buildings.ts';
import { bridge, grassland, river, sports, teaGarden } from './art/landscapes.ts';
import { cloths, gold, hairs, lights, paper, red, skins } from './art/palette.ts';
import { circle, ellipse, rect, type Scene, svg } from './art/shapes.ts';
import { createRandom, seedOf } from './random.ts';

const scenes = { campus, gate, river, bridge, grassland, sports, teaGarden } as const;
type SceneName = keyof typeof scenes;
const shows: Record<SceneName, string> = {
  campus: 'The college building among trees',
  gate: 'The gate of the college',
  river: 'The river Brahmaputra below the hills',
  bridge: 'A bridge over the Brahmaputra',
  grassland: 'Grassland with a rhinoceros',
  sports: 'The sports field',
  teaGarden: 'Rows of a tea garden',
};
const lightNames = Object.keys(lights) as (keyof typeof lights)[];

export interface Pictures {
  banners: number[];
  photos: number[];
  portraits: number[];
  certificate: number;
  emblem: number;
}

/** Draws the demo's pictures and keeps them: nothing of them is a photograph of anybody or anywhere. */
export async function keepPictures(payload: Payload): Promise<Pictures> {
  const keep = async (name: string, alt: string, drawing: string, format: 'jpeg' | 'png' = 'jpeg') => {
    const data = await sharp(Buffer.from(drawing)).toFormat(format, { quality: 82 }).toBuffer();
    const kept = await payload.create({
      collection: 'media',
      data: { alt },
      file: { data, mimetype: `image/${format}`, name: `${name}.${format === 'jpeg' ? 'jpg' : 'png'}`, size: data.length },
    });
    return kept.id;
  };
  const draw = (name: SceneName, index: number, width: number, height: number) => {
    const light = lights[lightNames[index % lightNames.length] ?? 'dawn'];
    const scene: Scene = scenes[name];
    const random = createRandom(seedOf(`${name} ${index}`));
    return svg(width, height, scene({ width, height, random, light }));
  };
  const banners: number[] = [];
  for (const [index, name] of (['campus', 'river', 'bridge', 'gate'] as const).entries())
    banners.push(await keep(`banner-${name}`, shows[name], draw(name, index, 1600, 700)));
  const photos: number[] = [];
  const names = Object.keys(scenes) as SceneName[];
  for (let index = 0; index < 14; index++) {
    const name = names[index % names.length] ?? 'campus';
    photos.push(await keep(`${name}-${index + 1}`, shows[name], draw(name, index + 1, 1200, 800)));
  }
  const portraits: number[] = [];
  for (let index = 0; index < 10; index++)
    portraits.push(await keep(`portrait-${index + 1}`, 'A drawn portrait', portrait(index)));
  const certificate = await keep('certificate', 'A demo certificate', certificateOf());
  const emblem = await keep('emblem', 'The emblem: a lamp over an open book', emblemOf(), 'png');
  return { banners, photos, portraits, certificate, emblem };
}

/** A bust without a face: plainly nobody. */
function portrait(index: number): string {
  const random = createRandom(seedOf(`portrait ${index}`));
  const cloth = String(random.pick(cloths as readonly unknown[] as readonly string[]));
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const long = index % 2 === 0;
  return svg(
    480,
    600,
    rect(0, 0, 480, 600, ['#e9e1d2', '#dde5e0', '#efe3d8', '#e3dfe8'][index % 4] ?? paper) +
      (long ? ellipse(240, 290, 135, 185, hair) : '') +
      `<path fill="${cloth}" d="M40 600c0-120 80-170 200-170s200 50 200 170z"/>` +
      rect(205, 350, 70, 100, skin) +
      ellipse(240, 270, 98, 122, skin) +
      `<path fill="${hair}" d="M140 260c-6-120 60-160 104-158 62 0 104 50 96 158-24-50-60-80-100-84-40 6-76 30-100 84z"/>`,
  );
}

function certificateOf(): string {
  return svg(
    1200,
    800,
    rect(0, 0, 1200, 800, paper) +
      `<rect x="40" y="40" width="1120" height="720" fill="none" stroke="${gold}" stroke-width="10"/>` +
      `<rect x="62" y="62" width="1076" height="676" fill="none" stroke="${red}" stroke-width="3"/>` +
      rect(300, 180, 600, 26, red) +
      [300, 360, 420].map((y) => rect(220, y, 760, 12, '#c9bda7')).join('') +
      circle(600, 580, 80, gold) +
      circle(600, 580, 58, paper) +
      circle(600, 580, 40, red),
  );
}

function emblemOf(): string {
  return svg(
    512,
    512,
    circle(256, 256, 250, red) +
      circle(256, 256, 228, paper) +
      circle(256, 256, 214, 'none', `stroke="${gold}" stroke-width="6"`) +
      `<path fill="${red}" d="M96 316c56-30 112-30 160 6 48-36 104-36 160-6v60c-56-26-112-24-160 10-48-34-104-36-160-10z"/>` +
      `<path fill="none" stroke="${paper}" stroke-width="6" d="M256 324v58"/>` +
      `<path fill="${gold}" d="M166 244h180c-8 44-44 66-90 66s-82-22-90-66z"/>` +
      `<path fill="${red}" d="M256 96c34 44 46 74 30 110-8 18-20 26-30 26s-22-8-30-26c-16-36-4-66 30-110z"/>`,
  );
}
