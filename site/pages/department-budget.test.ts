import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderWith } from '../testing/render-with.ts';

/** The budget of the design: one initial TCP window. */
const BUDGET = 14 * 1024;

/** Words that compress about as well as a real text does; the same in every run. */
let seed = 1;
function random(below: number): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed % below;
}
const syllables = 'ka ri mo na tu bel sha dro pin gar le vi ost um ter ath qu exi non pra'.split(
  ' ',
);
const word = () => Array.from({ length: 1 + random(4) }, () => syllables[random(20)]).join('');
const words = (count: number) => Array.from({ length: count }, word).join(' ');
const photo = () => `/files/media/${word()}-${random(1e9).toString(16)}-480x600.jpg`;
const html = (count: number) => `<p>${words(count)}</p>`;

const faculty = Array.from({ length: 50 }, (_, index) => ({
  id: `${index}`,
  type: 'FACULTY',
  name: `Dr ${words(2)}`,
  designation: 'Associate Professor',
  email: `${word()}.${word()}@example.org`,
  phone: `0${random(1e9)}`,
  dpurl: [photo()],
  experience: `${random(40)} years`,
  date_of_joining: `1${random(9)}-0${1 + random(8)}-20${10 + random(9)}`,
  about: html(index % 5 === 0 ? 400 : 60),
  cv: [{ url: photo(), ext: 'pdf', size: random(1e6) }],
  dept_code: 'PHY',
  liveNow: 1,
}));
const files = Array.from({ length: 60 }, (_, index) => ({
  id: `${index}`,
  type: 'JOURNAL',
  title: words(8),
  description: html(index % 7 === 0 ? 300 : 20),
  date: '01-02-2025',
  upload_info: [{ url: photo(), ext: 'pdf', size: random(1e6) }],
}));
const albums = Array.from({ length: 12 }, () => ({
  caption: words(4),
  upload_info: Array.from({ length: 45 }, () => ({ url: photo(), fileType: 'image' })),
}));
const get = renderWith({
  getdeptdata: () => ({ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' }),
  getcollege: () => ({ name: 'Demo College' }),
  'settings/admissionSettings.json': () => ({ status: 0 }),
  getemployeebytype: () => faculty,
  getmyprofiledata: ({ id }) => faculty[Number(id)] ?? 0,
  getdepartmentfilebytype: () => files,
  getgallery: () => albums,
});

async function weights(path: string): Promise<number[]> {
  const all: number[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await get(page > 1 ? `${path}?page=${page}` : path);
    if (status === 404) return all;
    all.push(brotliCompressSync(body).length);
  }
}

test.each(['faculty', 'former-faculty', 'journal', 'wall-magazine', 'gallery'])(
  'fifty people, sixty files, hundreds of photos: no page of /%s is over its budget',
  async (path) => {
    const found = await weights(`/department/PHY/${path}`);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((weight) => weight > BUDGET)).toEqual([]);
  },
);

test("a profile with forty-nine colleagues is not over a page's budget", async () => {
  const { body } = await get('/department/PHY/faculty/single?id=0');
  expect(brotliCompressSync(body).length).toBeLessThan(BUDGET);
});
