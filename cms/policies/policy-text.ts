/** The text of a policy as HTML, made from the facts of the installation. */
import type { Locale } from '@college/contract/locales';
import type { PolicyKind } from '@college/contract/policies';
import type { FactName, Facts } from './facts.ts';
import type { Part, PolicyWords } from './policy-words.ts';
import { assamese } from './texts/as.ts';
import { english } from './texts/en.ts';

export const policyWords: Record<Locale, PolicyWords> = { en: english, as: assamese };

interface PolicyText {
  html: string;
  /** The names of the facts in the text. */
  facts: FactName[];
}

/** Writes the text of a policy, and names the facts that it reads. */
export function writePolicy(kind: PolicyKind, facts: Facts, locale: Locale): PolicyText {
  const read = new Set<FactName>();
  const observed = new Proxy(facts, {
    get(target, name, receiver) {
      read.add(name as FactName);
      return Reflect.get(target, name, receiver);
    },
  });
  const parts = policyWords[locale].policies[kind](observed, locale);
  return { html: parts.map(partHtml).join(''), facts: [...read] };
}

const partHtml = ([heading, ...rest]: Part): string =>
  `<h2>${escapeHtml(heading)}</h2>${rest.map(blockHtml).join('')}`;

const blockHtml = (block: string | readonly string[]): string =>
  typeof block === 'string'
    ? `<p>${escapeHtml(block)}</p>`
    : `<ul>${block.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
