import type { Preview } from '@college/contract/calls/college';
import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { College, Film } from '@college/contract/entities';
import type { Locale } from '@college/contract/locales';
import type { CountedSearch } from '@college/contract/search';
import type { ContentCode } from '@college/contract/site-map/content';
import type { PagePath } from '@college/contract/site-map/default';
import type { ComponentType } from 'react';
import { createContext as createReactContext, useContext } from 'react';
import { createContext, type LoaderFunctionArgs } from 'react-router';
import type {
  BreadcrumbList,
  CollegeOrUniversity,
  Course,
  Dataset,
  Event,
  NewsArticle,
  Person,
  WithContext,
} from 'schema-dts';
import type { InlineFile } from './cache/inline-file.ts';
import type { MenuSection, Section } from './menu.ts';
import type { Strings } from './strings/en.ts';

/** The context of every loader. */
export interface LoaderContext {
  /** Calls to the backend through the data cache. A call without a department code asks for the college itself. */
  call: Client;
  locale: Locale;
  strings: Strings;
  /** The day in the time zone of the college, YYYY-MM-DD. */
  today: string;
  /** The header's sections and entries that have a page. */
  menu: readonly MenuSection[];
  /** The sections with a menu of their own at the side. */
  sections: readonly Section[];
  inlineFile: InlineFile;
  /** The pages that are shown and have something to show. */
  shown: readonly ShownPage[];
  /** Paths of default pages that the college hid. */
  hidden: readonly string[];
  /** The languages of the site. */
  languages: readonly Locale[];
  /** The record of a preview; 0 if its token has expired, undefined on all other pages. */
  preview?: Promise<Preview | 0>;
}
export interface ShownPage {
  path: PagePath;
  /** Types of notices on the page. */
  lists: readonly NoticeType[];
  /** Codes of all that it shows. */
  shows: readonly ContentCode[];
}
export const loaderContext = createContext<LoaderContext>();

/** Words, paths and menus that every component can use. */
export interface PageContext {
  locale: Locale;
  /** The languages of the site. */
  languages: readonly Locale[];
  strings: Strings;
  /** Path of this page without language prefix, for links to the other language. */
  path: string;
  /** The query that matters to this page, with its question mark; '' for none. */
  search: string;
  /** The number of this part of a page that is too long for one, from 1, and the number of parts. */
  part: number;
  parts: number;
  /** The header's sections and entries that have a page. */
  menu: readonly MenuSection[];
  /** The sections with a menu of their own at the side. */
  sections: readonly Section[];
  /** Origin of the site, for full addresses. */
  siteUrl: string;
  /** Paths of default pages that the college hid. */
  hidden: readonly string[];
  /** The day in the time zone of the college, YYYY-MM-DD. */
  today: string;
  /** DD-MM-YYYY of the last change of the content; '' if the backend does not know. */
  changed: string;
  /** DD-MM-YYYY of the last change of what this page shows; '' if its answers do not say it. */
  changedHere: string;
  /** DD-MM-YYYY of the last review of this page; '' if it is not shown. */
  reviewed: string;
  /** The college's own colours and motif. */
  appearance: College['appearance'];
  /** The prefix of telephone numbers in the college's country, such as `+91`. */
  callingCode: string;
  /** The college's own films that have captions, a transcript or an audio description. */
  films: readonly Film[];
  /** Hosts that may be framed, as the content security policy names them. */
  embedOrigins: readonly string[];
  /** Days for which the backend keeps its security log. */
  securityLogDays: number;
  /** Set if the page shows a preview. */
  preview?: PreviewState;
}
/** A preview as all components of its page can use it. */
export interface PreviewState extends Pick<PageContext, 'path' | 'search'> {
  /** The state of the record, or `writing` if the page shows what is written and not saved. */
  state: 'published' | 'unpublished' | 'writing';
}
const ReactPageContext = createReactContext<PageContext | undefined>(undefined);
export const PageContextProvider = ReactPageContext.Provider;
export function usePageContext(): PageContext {
  const context = useContext(ReactPageContext);
  if (!context) throw new Error('usePageContext outside of a page');
  return context;
}
export const useStrings = (): Strings => usePageContext().strings;

/** True if an address of this site leads to a default page that the college hid. */
export const isHidden = (to: string, hidden: readonly string[]): boolean =>
  hidden.includes(to.replace(/[?#].*/s, ''));

/** Returns a function that is false for pages that the college hid. Lists of pages leave these out. */
export function useIsShown(): (to: string) => boolean {
  const { hidden } = usePageContext();
  return (to) => !isHidden(to, hidden);
}

/** Structured data of a page, in the terms of https://schema.org. */
export type Thing = WithContext<
  BreadcrumbList | CollegeOrUniversity | Course | Dataset | Event | NewsArticle | Person
>;

export interface PageMeta {
  /** The title without the college's name, which is added. '' if the name is the whole title. */
  title: string;
  description: string;
  /** The picture beside shared links; by default the college's emblem. */
  image?: string;
  /** Structured data for search engines; `at` makes the full address of a path of this site; '' for ''. */
  thing?: (at: (path: string) => string) => Thing | readonly Thing[];
}
type AnyLoader = (args: LoaderFunctionArgs) => Promise<unknown>;
export type LoaderData<Loader extends AnyLoader> = Exclude<Awaited<ReturnType<Loader>>, Response>;
/** The input of a page's title and description: the data of its loader, the words, and the college's name. */
export interface Described<Data> {
  data: Data;
  strings: Strings;
  college: string;
}
export type Meta<Loader extends AnyLoader> = (described: Described<LoaderData<Loader>>) => PageMeta;

/** A page: loader, meta and component, in this order in its file. */
export interface PageModule {
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
  action?: (args: LoaderFunctionArgs) => Promise<unknown>;
  meta: (args: never) => PageMeta;
  Component: ComponentType;
  /** Names of the query that change the page; others are ignored. */
  query?: readonly string[];
  /** Codes of content. Menus list the page if there is content of one of them, or if it has no codes. */
  shows?: readonly ContentCode[];
  /** Types of notices on the page. They are also feeds below its address. */
  lists?: readonly NoticeType[];
  /** Parameters after the page's path, as in a route: `/:year?`. */
  params?: string;
  /** True for the page of previews, whose address is secret. It is not cached, and search engines must not list it. */
  isPreview?: boolean;
  /** The search that a request for the page makes; undefined if there is none. */
  countedSearch?: (data: never) => CountedSearch | undefined;
}
/** A file, or the page that says that there is none. */
export type FileModule = Required<Pick<PageModule, 'loader' | 'query'>>;

/** Data of a page in its route. */
export interface RouteHandle {
  /** A method, because React Router gives each page the data of its own loader as `unknown`. */
  meta(described: Described<unknown>): PageMeta;
  query: readonly string[];
  /** True if the loader answers with a file instead of the data of a page. */
  isFile?: boolean;
  isPreview?: boolean;
  countedSearch?(data: unknown): ReturnType<NonNullable<PageModule['countedSearch']>>;
}
