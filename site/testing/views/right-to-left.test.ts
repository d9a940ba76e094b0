/** Every text of the content in a script from right to left has a direction. */
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { filledCollege } from '../colleges.ts';
import type { Answers } from '../render-with.ts';
import { visit } from '../visit.ts';
import { views } from './paths.ts';

const word = 'جلسہ';
/** The start of a text of the test college, which is the name of its field with a number. */
const nameOfField = /(?<=^|>)(?=[a-z][a-z_ ]* \d)/gi;

/** The same answer with such a word before each text, except texts that are parts of addresses. */
function fromRightToLeft(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(nameOfField, `${word} `);
  if (Array.isArray(value)) return value.map(fromRightToLeft);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'types' ? field : fromRightToLeft(field),
    ]),
  );
}

/** Pages without texts of the college. */
const withoutContent = new Set(['/alumni-registration', '/visitors-note']);

const college: Answers = Object.fromEntries(
  Object.entries(filledCollege).map(([name, answer]) => [
    name,
    (input: Record<string, unknown>) =>
      fromRightToLeft(typeof answer === 'function' ? answer(input) : answer),
  ]),
);

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];

const textsIn = (nodes: Node[]): Extract<Node, { data: string }>[] =>
  nodes.flatMap((node) => {
    if ('name' in node && node.name === 'script') return [];
    if ('children' in node) return textsIn(node.children);
    return 'data' in node ? [node] : [];
  });

/** True if a parent element has a direction. */
function hasDirection({ parent }: Pick<Node, 'parent'>): boolean {
  if (!parent) return false;
  return ('attribs' in parent && 'dir' in parent.attribs) || hasDirection(parent);
}

/** The address of a page. The address of a guide contains a text of the college. */
const addressed = (path: string) =>
  path.replace('/address', `/${encodeURIComponent(word)}%20address`);

test.each(Object.values(views).flat())('%s gives each text a direction', async (path) => {
  const { main, page } = await visit(addressed(path), college);
  if (!withoutContent.has(path)) expect(main.words).toContain(word);
  const body = parseDocument(page.one('body').source);
  for (const text of textsIn(body.children)) {
    if (!text.data.includes(word)) continue;
    expect(hasDirection(text), text.data).toBe(true);
  }
});
