/** Renders server components of the admin with a real Payload, and shows them to the queries of `screen.ts`. */
import { text } from 'node:stream/consumers';
import { errorCode } from '@college/server/error-code';
import { type AcceptedLanguages, type I18nServer, initI18n } from '@payloadcms/translations';
import { Window } from 'happy-dom';
import { createLocalReq, getAccessResults, type Payload } from 'payload';
import { createElement, type FunctionComponent } from 'react';
import { prerender } from 'react-dom/static';
import { vi } from 'vitest';
import type { Word } from '../admin/sheets/use-words.ts';
import type { User } from '../payload-types.ts';
import { REDIRECTED } from './next-navigation.ts';

interface Visit {
  /** Nobody is signed in without it. */
  user?: User | undefined;
  /** Path and query string below `/admin`. */
  address?: string;
  /** Language of the admin. */
  language?: 'en' | 'as';
}

/** Props that Payload passes to a server component. */
export async function propsOf(payload: Payload, { user, address = '/', language = 'en' }: Visit) {
  const i18n = (await initI18n({
    config: payload.config.i18n,
    context: 'client',
    // Payload's type has no Assamese, which `cms/words/languages.ts` adds.
    language: language as AcceptedLanguages,
    // Nor has it the words of `cms/words/sheets.ts`.
  })) as I18nServer<object, `sheets:${Word}`>;
  const req = await createLocalReq({ ...(user && { user }), req: { i18n } }, payload);
  const permissions = user ? await getAccessResults({ req }) : {};
  const locale = { code: 'en', label: 'English' };
  const collections = payload.config.collections.map(({ slug }) => slug);
  const { pathname, searchParams } = new URL(address, 'http://admin');
  return {
    initPageResult: { req, permissions, locale, visibleEntities: { collections } },
    params: { segments: pathname.split('/').slice(1) },
    searchParams: Object.fromEntries(searchParams),
    ...{ i18n, locale, payload, permissions, req, user },
  };
}

const { document } = new Window();

/**
 * An element before which a browser ends the paragraph around it, so that React finds another page than it has rendered
 * (error 418).
 */
const inParagraph =
  /<p(?:\s[^>]*)?>(?:(?!<\/p>)[\s\S])*?<(?:div|p|ul|ol|dl|table|section|form|h[1-6]|blockquote|details|pre|hr)[\s>]/;

/** Shows a component in the document. Resolves with its redirect, if it has one. */
export async function show<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
): Promise<string | undefined> {
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const page = await prerender(createElement(component, props), { onError }).catch(() => null);
  const [failure] = failures;
  if (!page && errorCode(failure) !== REDIRECTED) throw failure;
  const html = page ? await text(page.prelude as AsyncIterable<Uint8Array>) : '';
  const [misplaced] = inParagraph.exec(html) ?? [];
  if (misplaced) throw new Error(`React cannot hydrate ${misplaced}`);
  document.body.innerHTML = html;
  vi.stubGlobal('document', document);
  if (page) return undefined;
  return failure instanceof Error ? failure.message : String(failure);
}
