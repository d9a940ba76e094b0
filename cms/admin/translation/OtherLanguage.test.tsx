/** Texts below a field: its description and its value in other languages. */
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OtherLanguage } from './OtherLanguage.tsx';

const readOthers = vi.hoisted(() => vi.fn());
vi.mock('@payloadcms/ui', () => ({
  FieldDescription: ({ description }: { description: string }) => <i>{description}</i>,
}));
vi.mock('./read-others.ts', () => ({ readOthers: readOthers }));

const below = async (text: string) => {
  readOthers.mockResolvedValue([{ label: 'অসমীয়া', locale: 'as', text }]);
  const field = { admin: { description: 'A hint.' } };
  const props = { collectionSlug: 'notices', field, id: 4, path: 'title', req: {} };
  const element = await OtherLanguage(props as unknown as ComponentProps<typeof OtherLanguage>);
  return renderToStaticMarkup(element);
};

test('shows a short text after the hint', async () => {
  const text = 'ক'.repeat(200);
  expect(await below(text)).toBe(
    `<i>A hint.</i><p class="other-language" lang="as"><strong>অসমীয়া:</strong> ${text}</p>`,
  );
  expect(readOthers).toHaveBeenCalledWith({ collectionSlug: 'notices', id: 4 }, 'title', {});
});

test('shows a longer text in a section to open, marked with its language', async () => {
  const text = 'ক'.repeat(201);
  expect(await below(text)).toBe(
    `<i>A hint.</i><details class="other-language"><summary lang="as">অসমীয়া</summary><p lang="as">${text}</p></details>`,
  );
});
