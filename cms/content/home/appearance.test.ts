import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let handlers: typeof import('../../calls/handlers.ts').handlers;
let checkColour: typeof import('./appearance.ts').checkColour;
const write = (data: object) =>
  payload.updateGlobal({ slug: 'college', data: { name: 'Second College', ...data } });
const readAppearance = async () => {
  const { appearance, home_sections } = await handlers.getcollege({}, { payload, locale: 'en' });
  return { appearance, home_sections };
};

beforeAll(async () => {
  payload = await temporaryCms();
  ({ handlers } = await import('../../calls/handlers.ts'));
  ({ checkColour } = await import('./appearance.ts'));
}, patience);

it('shows default colours and every part of the home page if nothing was chosen', async () => {
  const { appearance, home_sections } = await readAppearance();
  expect(appearance).toEqual({ primary: '', accent: '', motif: 'gamosa' });
  expect(home_sections).toHaveLength(12);
});

it('returns the colours, the motif and the parts of the home page in their order', async () => {
  const appearance = { primary: '#0b5d4e', accent: '#c2571a', motif: 'waves' } as const;
  const home_sections = ['events', 'notices'] as const;
  await write({ appearance, home_sections: [...home_sections] });
  expect(await readAppearance()).toEqual({ appearance, home_sections });
});

it('refuses an illegible colour and suggests the nearest legible one in both languages', async () => {
  await expect(write({ appearance: { primary: '#ffcc00' } })).rejects.toThrow(/First colour/);
  expect(checkColour('primary', '#ffcc00', 'en')).toMatch(/nearest.*#826700/);
  expect(checkColour('primary', '#ffcc00', 'as')).toMatch(/ৰং.*#826700/);
  expect(checkColour('accent', '#FFCC00', 'en')).toMatch(/#b59000/);
  expect(checkColour('accent', 'gold', 'en')).toBe('Enter a colour, for example #a3161f');
  for (const fine of ['', undefined, '#A3161F'])
    expect(checkColour('primary', fine, 'en')).toBe(true);
});

it('shows a banner until the end of its last day, unless it is switched off', async () => {
  const alertOn = async (locale: Locale) =>
    (await handlers.getcollege({}, { payload, locale })).alert;
  const save = (data: object, locale: Locale = 'en') =>
    payload.updateGlobal({ slug: 'alert', data, locale });
  expect(await alertOn('en')).toBeUndefined();
  const until = new Date().toISOString();
  await save({ shown: true, text: 'মহাবিদ্যালয় বন্ধ।', colour: 'amber', until }, 'as');
  expect((await alertOn('en'))?.text).toBe('মহাবিদ্যালয় বন্ধ।');
  await save({ text: 'The college is closed.' });
  expect(await alertOn('en')).toEqual({ text: 'The college is closed.', colour: 'amber' });
  expect((await alertOn('as'))?.text).toBe('মহাবিদ্যালয় বন্ধ।');
  await save({ until: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString() });
  expect(await alertOn('en')).toBeUndefined();
  await save({ until, shown: false });
  expect(await alertOn('en')).toBeUndefined();
});
