import { Profile } from '@college/contract/profile';
import { expect, test } from 'vitest';
import type { Tools } from '../writer.ts';
import { recordsOf } from './records.ts';

test('a proof that is a link keeps its address; the files of its row are brought over', async () => {
  const asked: string[] = [];
  const files: Pick<Tools['files'], 'all'> = {
    all: async (given) => {
      asked.push(...given.map((file) => (typeof file === 'object' ? (file.url ?? '') : '')));
      return given.map((_, index) => index + 1);
    },
  };
  const link = { fileType: 'link', path: 'https://journal.example.org/rain' };
  const file = [link, { fileType: 'PDF', url: '/files/media/rain.pdf' }];
  const profile = Profile.parse({ id: 1, type: 'FACULTY', awards: [{ award: 'First', file }] });
  const { awards } = await recordsOf(profile, { files } as Tools);
  expect(awards).toMatchObject([{ award: 'First', file: [1], link: link.path }]);
  expect(asked).toEqual(['/files/media/rain.pdf']);
});
