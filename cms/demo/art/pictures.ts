/** The demo's pictures, each drawn by a scene in a light of the day. Several records share one picture. */
import sharp from 'sharp';
import { createRandom, seedOf } from '../random.ts';
import { type Text, text } from '../text.ts';
import { campus, gate } from './buildings.ts';
import { bihu, manuscript } from './culture.ts';
import { emblem } from './emblem.ts';
import { auditorium, classroom, computers } from './halls.ts';
import { laboratory } from './laboratory.ts';
import { grassland, teaGarden } from './landscapes.ts';
import { commerce, globe, ideas } from './objects.ts';
import { dance, parade, saplings } from './outdoors.ts';
import { type LightName, lights } from './palette.ts';
import { certificate, map, poster } from './papers.ts';
import { graduates, portrait } from './people.ts';
import { bridge, river } from './river.ts';
import { library } from './rooms.ts';
import { leaves, mathematics, physics } from './science.ts';
import { type Scene, svg, titleShade } from './shapes.ts';
import { sports } from './sports.ts';

const sizes = {
  banner: [1600, 700],
  photo: [1200, 800],
  portrait: [480, 600],
  emblem: [512, 512],
} as const;

interface PictureRow {
  scene: Scene;
  size: keyof typeof sizes;
  light: LightName;
  alt: Text;
}
const row = (scene: Scene, size: PictureRow['size'], light: LightName, alt: Text): PictureRow => ({
  scene,
  size,
  light,
  alt,
});
const bust = (en: string) => row(portrait, 'portrait', 'day', text(`Drawn portrait of a ${en}`));

export const pictures = {
  'river-at-sunrise': row(
    river,
    'banner',
    'dawn',
    text(
      'The Brahmaputra at sunrise, a country boat before blue hills',
      'সূৰ্যোদয়ৰ সময়ত ব্ৰহ্মপুত্ৰ, নীলা পাহাৰৰ সন্মুখত এখন নাও',
    ),
  ),
  'college-building': row(
    campus,
    'banner',
    'day',
    text(
      'The main building of the college with its arcades and red roof',
      'ৰঙা চালিৰ মহাবিদ্যালয়ৰ মূল ভৱন',
    ),
  ),
  'tea-garden': row(
    teaGarden,
    'banner',
    'mist',
    text('Rows of tea bushes under shade trees', 'ছাঁ দিয়া গছৰ তলত চাহ গছৰ শাৰী'),
  ),
  'bridge-at-dusk': row(
    bridge,
    'banner',
    'dusk',
    text('A truss bridge over the Brahmaputra at dusk', 'সন্ধিয়াৰ পৰত ব্ৰহ্মপুত্ৰৰ ওপৰৰ দলং'),
  ),
  'library-banner': row(
    library,
    'banner',
    'dusk',
    text('Bookshelves and a reading lamp in the library'),
  ),
  'laboratory-banner': row(
    laboratory,
    'banner',
    'mist',
    text('Flasks and a microscope on a laboratory bench'),
  ),
  'physics-banner': row(
    physics,
    'banner',
    'dusk',
    text('Orbits, a pendulum and a prism that splits light'),
  ),
  'mathematics-banner': row(
    mathematics,
    'banner',
    'day',
    text('A sine curve and the unit circle on a blackboard'),
  ),
  'leaves-banner': row(leaves, 'banner', 'day', text('Leafy stems as a botanist draws them')),
  'commerce-banner': row(commerce, 'banner', 'day', text('Stacks of coins before rising bars')),
  'globe-banner': row(globe, 'banner', 'day', text('A globe beside a stack of books')),
  'ideas-banner': row(ideas, 'banner', 'day', text('Three people in conversation')),
  'manuscript-banner': row(
    manuscript,
    'banner',
    'day',
    text('Leaves of an old bark manuscript with a quill', 'সাঁচিপাতৰ পুথি আৰু কলম'),
  ),
  'computers-banner': row(
    computers,
    'banner',
    'day',
    text('Students at work in the computer laboratory'),
  ),
  'river-in-mist': row(river, 'photo', 'mist', text('The Brahmaputra in the morning mist')),
  'college-gate': row(gate, 'photo', 'dawn', text('The college gate under an arch of marigolds')),
  'college-at-dusk': row(campus, 'photo', 'dusk', text('The college with lit windows at dusk')),
  'library-hall': row(library, 'photo', 'day', text('The reading hall of the library')),
  laboratory: row(laboratory, 'photo', 'day', text('Coloured solutions in flasks and test tubes')),
  classroom: row(classroom, 'photo', 'day', text('A teacher before a full classroom')),
  auditorium: row(auditorium, 'photo', 'dusk', text('Guests on the stage of a full auditorium')),
  seminar: row(
    auditorium,
    'photo',
    'day',
    text('A speaker at the lectern, the audience listening'),
  ),
  'computer-laboratory': row(
    computers,
    'photo',
    'day',
    text('Rows of screens in the computer laboratory'),
  ),
  'sports-ground': row(sports, 'photo', 'day', text('A football match on the college ground')),
  'one-horned-rhino': row(
    grassland,
    'photo',
    'dawn',
    text('A one-horned rhinoceros in tall grass'),
  ),
  'bihu-instruments': row(
    bihu,
    'photo',
    'day',
    text('Dhol, pepa and japi over a woven gamosa', 'গামোচাৰ ওপৰত ঢোল, পেঁপা আৰু জাপি'),
  ),
  'bihu-dance': row(
    dance,
    'photo',
    'dawn',
    text('Students dance Bihu around a drummer', 'ঢুলীয়াক মাজত লৈ শিক্ষাৰ্থীৰ বিহু নৃত্য'),
  ),
  parade: row(parade, 'photo', 'day', text('Cadets on parade under the flags of the three wings')),
  saplings: row(saplings, 'photo', 'mist', text('Volunteers beside freshly planted saplings')),
  graduates: row(graduates, 'photo', 'dawn', text('Graduates throw their caps into the air')),
  'tea-garden-walk': row(teaGarden, 'photo', 'day', text('Tea rows on a study tour')),
  certificate: row(certificate, 'photo', 'day', text('A demo certificate with a gold seal')),
  'certificate-second': row(
    certificate,
    'photo',
    'dawn',
    text('A second demo certificate with a gold seal'),
  ),
  'city-map': row(
    map,
    'photo',
    'day',
    text('Sketch of the streets around the college, the river in the north'),
  ),
  'admission-poster': row(
    poster,
    'portrait',
    'day',
    text('Poster with an emblem and a woven border'),
  ),
  emblem: row(
    emblem,
    'emblem',
    'day',
    text(
      'Emblem: a lamp over an open book in a red ring',
      'প্ৰতীক: ৰঙা বৃত্তৰ মাজত মুকলি কিতাপৰ ওপৰত এগছি চাকি',
    ),
  ),
  'portrait-2': bust('man with glasses in a gold kurta'),
  'portrait-3': bust('young woman in a cream mekhela sador'),
  'portrait-4': bust('woman with glasses in a green mekhela sador'),
  'portrait-6': bust('young man with a woven gamosa'),
  'portrait-7': bust('man with glasses in suit and tie'),
  'portrait-9': bust('grey-haired woman in a blue mekhela sador'),
  'portrait-13': bust('grey-haired man in suit and tie'),
  'portrait-15': bust('young man in suit and tie'),
  'portrait-18': bust('woman in a purple mekhela sador'),
  'portrait-19': bust('woman in a brown kurta'),
  'portrait-20': bust('grey-haired man with a woven gamosa'),
} as const satisfies Record<string, PictureRow>;
export type PictureName = keyof typeof pictures;
export const pictureNames = Object.keys(pictures) as PictureName[];

export interface Drawn {
  fileName: string;
  data: Buffer;
  mimetype: string;
}

export function source(name: PictureName): string {
  const { scene, size, light } = pictures[name];
  const [width, height] = sizes[size];
  const canvas = { width, height, light: lights[light], random: createRandom(seedOf(name)) };
  return svg(width, height, scene(canvas) + (size === 'banner' ? titleShade(canvas) : ''));
}

export async function draw(name: PictureName): Promise<Drawn> {
  const picture = sharp(Buffer.from(source(name)));
  return pictures[name].size === 'emblem'
    ? {
        fileName: `${name}.png`,
        mimetype: 'image/png',
        data: await picture.png({ palette: true, quality: 90 }).toBuffer(),
      }
    : {
        fileName: `${name}.jpg`,
        mimetype: 'image/jpeg',
        data: await picture.jpeg({ quality: 88 }).toBuffer(),
      };
}
