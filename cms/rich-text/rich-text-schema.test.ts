import type { SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { paragraph } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { isRichText, nodeTypes } from './rich-text-schema.ts';

let config: SanitizedConfig;
beforeAll(async () => {
  ({ config } = await temporaryCms());
}, patience);

/** Nodes that Lexical itself knows. */
const own = ['linebreak', 'paragraph', 'tab', 'text'];

it('knows every node of the editor, and no other', async () => {
  const field = config.collections
    .flatMap(({ flattenedFields }) => flattenedFields)
    .find(({ type }) => type === 'richText');
  const editor = field?.type === 'richText' ? field.editor : undefined;
  if (!editor || typeof editor === 'function' || !('editorConfig' in editor))
    throw new Error('The editor has no features.');
  const { features } = editor.editorConfig as {
    features: { nodes: ({ node: { getType: () => string } } | { with: never })[] };
  };
  const types = features.nodes.flatMap((each) => ('node' in each ? [each.node.getType()] : []));
  expect([...new Set([...own, ...types])].toSorted()).toEqual(nodeTypes.toSorted());
});

const inParagraph = (node: unknown) => ({
  root: { type: 'root', children: [{ type: 'paragraph', version: 1, children: [node] }] },
});

describe('a rich text', () => {
  it.each<[unknown]>([
    [paragraph('Words')],
    [{ root: { type: 'root', children: [] } }],
    [inParagraph({ type: 'linebreak', version: 1 })],
    [inParagraph({ type: 'link', version: 3, fields: { url: null }, children: [] })],
    [inParagraph({ type: 'upload', relationTo: 'media', value: 7, fields: { caption: 'x' } })],
  ])('is %j', (text) => {
    expect(isRichText(text)).toBe(true);
  });

  it.each<[unknown]>([
    [null],
    [[]],
    [{ root: { type: 'paragraph', children: [] } }],
    [inParagraph({ type: 'text' })],
    [inParagraph({ type: 'text', text: 'x', format: 'bold' })],
    [inParagraph({ type: 'link', children: [] })],
    [inParagraph({ type: 'heading', tag: 'script', children: [] })],
    [inParagraph({ type: 'list', tag: 'ul', children: 'x' })],
    [inParagraph({ type: 'upload', relationTo: 'media' })],
    [inParagraph({ type: 'block', fields: {} })],
  ])('is not %j', (text) => {
    expect(isRichText(text)).toBe(false);
  });
});
