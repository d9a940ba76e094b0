import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw, pictureNames, source } from './pictures.ts';

test.each(pictureNames)('%s is drawn the same each time', (name) => {
  expect(source(name)).toBe(source(name));
  expect(source(name)).not.toMatch(/NaN|undefined/);
});

test('a banner is wide enough for its largest copy', async () => {
  const { data, mimetype } = await draw('river-at-sunrise');
  expect(mimetype).toBe('image/jpeg');
  expect(await sharp(data).metadata()).toMatchObject({ width: 1600, height: 700 });
});
