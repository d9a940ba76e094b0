/** Reads the parts of Elementor's pages, which WordPress keeps beside the text. */
import { asRecord } from '@college/contract/as-record';
import { escaped } from './shortcodes.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

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
      html.push(`<p><a href="${escaped(address)}">${escaped(label || address)}</a></p>`);
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
    if (!hasText && title && !isLink) html.push(`<h3>${escaped(title)}</h3>`);
    if (!hasText) html.push(words(part.editor) || words(part.tab_content));
    if (isLink) add(address, label);
    for (const [name, own] of Object.entries(part)) {
      const file = words(own) || words(asRecord(own).url);
      if (name === 'link') continue;
      if (/\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|zip)(?:[?#].*)?$/i.test(file)) add(file, label);
      else walk(own);
    }
  };
  walk(parts);
  return html.filter(Boolean).join('\n');
}
