/** The structure of a rich text, as the editor, the pages, the search and the references read it. */
import { z } from 'zod';

interface Node {
  type: string;
}

const children = z.lazy(() => z.array(node));
const withChildren = (type: string, fields: z.core.$ZodLooseShape = {}) =>
  z.looseObject({ type: z.literal(type), children, ...fields });
const words = (type: string) =>
  z.looseObject({ type: z.literal(type), text: z.string(), format: z.number().optional() });
const link = { fields: z.looseObject({ url: z.string().nullish() }) };

/** Every kind of node that the editor knows; a test compares them with its features. */
const nodes = {
  text: words('text'),
  tab: words('tab'),
  linebreak: z.looseObject({ type: z.literal('linebreak') }),
  horizontalrule: z.looseObject({ type: z.literal('horizontalrule') }),
  upload: z.looseObject({
    type: z.literal('upload'),
    relationTo: z.string(),
    value: z.union([z.number(), z.string(), z.looseObject({})]),
  }),
  paragraph: withChildren('paragraph'),
  heading: withChildren('heading', { tag: z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']) }),
  quote: withChildren('quote'),
  list: withChildren('list', { tag: z.enum(['ol', 'ul']) }),
  listitem: withChildren('listitem'),
  link: withChildren('link', link),
  autolink: withChildren('autolink', link),
  table: withChildren('table'),
  tablerow: withChildren('tablerow'),
  tablecell: withChildren('tablecell'),
};
export const nodeTypes = Object.keys(nodes);

const { text, ...others } = nodes;
const node: z.ZodType<Node> = z.discriminatedUnion('type', [text, ...Object.values(others)]);

const richText = z.looseObject({
  root: z.looseObject({ type: z.literal('root'), children }),
});

/** True for a rich text whose nodes have all that their readers need. */
export const isRichText = (value: unknown): boolean => richText.safeParse(value).success;
