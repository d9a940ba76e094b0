import { expect, test } from 'vitest';
import { richText } from './richText.ts';

const types = (marked: string) => richText(marked).root.children.map(({ type }) => type);

test('every mark becomes its own kind of block', () => {
  const marked = 'Words.\n\n## Title\n\n- one\n- two\n\n1. first\n\n| a | b |\n| c | d |';
  expect(types(marked)).toEqual(['paragraph', 'heading', 'list', 'list', 'table']);
});

test('bold words and links stay inside their line', () => {
  const [paragraph] = richText('See **the** [page](https://example.org/).').root.children;
  expect(paragraph?.children).toMatchObject([
    { type: 'text', text: 'See ', format: 0 },
    { type: 'text', text: 'the', format: 1 },
    { type: 'text', text: ' ' },
    { type: 'link', fields: { url: 'https://example.org/' } },
    { type: 'text', text: '.' },
  ]);
});
