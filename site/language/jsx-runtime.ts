/**
 * React's JSX runtime for the components of the site (`jsxImportSource` in vite.config.ts). While a page is rendered, an
 * element with a text of the other language gets `lang`, so that components need not ask for the language of each text
 * and none can forget it. Islands use React's own, because the browser hydrates exactly the elements that React rendered.
 */
import { digitsByWord } from '@college/contract/digits-by-word';
import type { Locale } from '@college/contract/locales';
import type { ElementType, Key, ReactNode } from 'react';
import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';
import {
  hasRightToLeft,
  isInOther,
  type PageLanguage,
  pageLanguage,
  splitByLanguage,
} from './page-language.ts';

export { Fragment };

type Props = Readonly<Record<string, unknown>>;
type Marks = { children?: ReactNode; lang?: Locale; dir?: 'auto' };

/** The language of the page that is being rendered; undefined outside of `renderInLanguage`. */
let current: PageLanguage | undefined;

/** In a preview, the field of the form by its text, day or file on the page (`fields` of `getpreview`). */
type Fields = ReadonlyMap<unknown, string>;
let fields: Fields | undefined;

/** Renders a page and marks its texts. The rendering must not wait for anything. */
export function renderInLanguage<Result>(
  locale: Locale,
  render: () => Result,
  fieldsOfPreview?: Fields,
): Result {
  current = pageLanguage(locale);
  fields = fieldsOfPreview;
  try {
    return render();
  } finally {
    current = undefined;
    fields = undefined;
  }
}

/** The value of `data-field` for a text that a component changes before it shows it; undefined outside of previews. */
export const fieldOf = (text: string): string | undefined => fields?.get(text);

const fileAddress = /^\/files\/preview\/(\d+)\//;

/** Adds the field of the form from which the text, day or file of an element comes. */
function withField(props: Props, given: Props, fields: Fields): Props {
  const { children, dateTime, src, href, srcSet } = given;
  const [, file] = fileAddress.exec(String(src ?? href ?? srcSet ?? '')) ?? [];
  const shown = [...[children].flat(), dateTime, file && `file:${file}`];
  const field = shown.map((value) => fields.get(value)).find(Boolean);
  return field ? { ...props, 'data-field': field } : props;
}

export const jsx = (type: ElementType, props: Props, key?: Key) =>
  createElement(type, marked(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  createElements(type, marked(type, props), key);

/** The function of builds for development, with the arguments of React's own. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key, hasManyChildren?: boolean) =>
  hasManyChildren ? jsxs(type, props, key) : jsx(type, props, key);

function marked(type: ElementType, props: Props): Props {
  if (!current) return props;
  const hasText = typeof type === 'string' || type === Fragment;
  const withMarks =
    hasText && needsChange(props.children, current)
      ? { ...props, ...markTexts(type, props.children as ReactNode, props, current) }
      : props;
  if (typeof type !== 'string') return withMarks;
  const marked = markAttributes(type, withMarks, current);
  return fields ? withField(marked, props, fields) : marked;
}

/** True if a text of the element itself needs a change. */
function needsChange(children: unknown, language: PageLanguage): boolean {
  if (typeof children === 'string') return language.needsChange.test(children);
  if (!Array.isArray(children)) return false;
  for (const child of children) if (needsChange(child, language)) return true;
  return false;
}

function markTexts(
  type: ElementType,
  children: ReactNode,
  { lang, dir }: Props,
  language: PageLanguage,
): Marks {
  // A fragment has no attributes.
  if (typeof type !== 'string')
    return { children: markChild(children, language, { inFragment: true }) };
  const { other } = language;
  const direction: Marks = !dir && hasRightToLeft(ownTexts(children)) ? { dir: 'auto' } : {};
  const isOther = !lang && isInOther(onlyText(children), language);
  if (isOther || lang === other || isTextOnly(type))
    return {
      ...direction,
      ...(isOther && { lang: other }),
      children: mapTexts(children, digitsByWord),
    };
  return { ...direction, children: markChild(children, language, {}) };
}

/** Elements that contain text alone. */
const isTextOnly = (type: string): boolean => type === 'title' || type === 'option';

/** The text of an element that has no other elements; '' for others. */
function onlyText(children: ReactNode): string {
  const isText = (child: unknown) => typeof child !== 'object' || child === null;
  return [children].flat().every(isText) ? ownTexts(children) : '';
}

/** The texts among the children of an element. */
function ownTexts(children: unknown): string {
  if (Array.isArray(children)) return children.map(ownTexts).join('');
  return typeof children === 'string' || typeof children === 'number' ? `${children}` : '';
}

function mapTexts(children: ReactNode, change: (text: string) => string): ReactNode {
  if (typeof children === 'string') return change(children);
  return Array.isArray(children) ? children.map((child) => mapTexts(child, change)) : children;
}

interface Place {
  /** The key of a text among others. */
  key?: string;
  /** True for a text without an element of its own, which could have a direction. */
  inFragment?: boolean;
}

/** Puts what is in the other language into elements of its own. */
function markChild(
  child: ReactNode,
  language: PageLanguage,
  { key, inFragment }: Place,
): ReactNode {
  if (Array.isArray(child))
    return child.map((each, index) =>
      markChild(each, language, { key: `text-${index}`, inFragment }),
    );
  if (typeof child !== 'string' || !language.needsChange.test(child)) return child;
  const text = digitsByWord(child);
  const dir = inFragment && hasRightToLeft(text) ? 'auto' : undefined;
  const inOther = (children: string, key?: Key) =>
    createElement('span', { lang: language.other, dir, children }, key);
  if (isInOther(text, language)) return inOther(text, key);
  const parts = splitByLanguage(text, language);
  const children = parts.map((part, index) => (index % 2 === 1 ? inOther(part, index) : part));
  if (dir) return createElements('span', { dir, children }, key);
  return parts.length === 1 ? text : createElements(Fragment, { children }, key);
}

function markAttributes(type: string, props: Props, language: PageLanguage): Props {
  const read = withDigitsByWord(withDigitsByWord(props, 'aria-label'), 'title');
  if (type === 'meta') return withDigitsByWord(read, 'content');
  if (type === 'td') return withDigitsByWord(read, 'data-label');
  if (type !== 'img') return read;
  const image = withDigitsByWord(read, 'alt');
  const isOther = !image.lang && isInOther(`${image.alt ?? ''}`, language);
  return isOther ? { ...image, lang: language.other } : image;
}

function withDigitsByWord(props: Props, name: string): Props {
  const value = props[name];
  const written = typeof value === 'string' ? digitsByWord(value) : value;
  return written === value ? props : { ...props, [name]: written };
}
