/** Reads the parts of Elementor's pages, which WordPress keeps beside the text. */
import { asRecord } from '@college/contract/as-record';
import { documentEnding } from '../file-endings.ts';
import { escaped } from './shortcodes.ts';

/** Texts of parts without a link, by the names that Elementor gives them. */
const texts = [
  'editor',
  'tab_content',
  'html',
  'shortcode',
  'title_text',
  'description_text',
].concat(['alert_title', 'alert_description', 'testimonial_content', 'blockquote_content']);

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, '');
const paragraphOf = (text: string): string =>
  text && !text.startsWith('<') && !text.startsWith('[') ? `<p>${text}</p>` : text;

/**
 * The parts of Elementor's JSON as HTML: all of them if the post has no text of its own, otherwise the links and files that
 * its text lacks.
 */
export function elementorHtml(json: string | undefined, text: string): string {
  if (!json) return '';
  let parts: unknown;
  try {
    parts = JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
  const hasText = text.trim() !== '';
  const html: string[] = [];
  const add = (address: string, label: string) => {
    if (/^(?:https?:)?\/\/|^\//.test(address) && !text.includes(address))
      html.push(
        `<p><a href="${escaped(address)}">${escaped(withoutTags(label) || address)}</a></p>`,
      );
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const part of value) walk(part);
      return;
    }
    if (value === null || typeof value !== 'object') return;
    const part = asRecord(value);
    const title = words(part.title) || words(part.tab_title);
    const label = words(part.text) || title;
    const address = words(asRecord(part.link).url);
    const isLink = address !== '';
    if (!hasText && title && !isLink) html.push(`<h3>${escaped(withoutTags(title))}</h3>`);
    if (!hasText) html.push(...texts.map((name) => paragraphOf(words(part[name]))));
    if (!hasText && !isLink && !title) html.push(paragraphOf(words(part.text)));
    const picture = asRecord(part.image);
    if (!hasText && words(picture.url))
      html.push(`<figure><img src="${escaped(words(picture.url))}" alt=""></figure>`);
    if (isLink) add(address, label);
    for (const [name, own] of Object.entries(part)) {
      const file = words(own) || words(asRecord(own).url);
      if (name === 'link') continue;
      if (documentEnding.test(file)) add(file, label);
      else walk(own);
    }
  };
  walk(parts);
  return html.filter(Boolean).join('\n');
}
