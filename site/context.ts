import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { College } from '@college/contract/entities';
import type { Locale } from '@college/contract/locales';
import type { CountedSearch } from '@college/contract/search';
import type { ContentCode } from '@college/contract/site-map/content';
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
import type { MenuSection, PagePath, Section } from './menu.ts';
import type { Strings } from './strings/en.ts';

/** What every loader is given besides its address. */
export interface LoaderContext {
  /** The backend, through the data cache; a call that names no department asks for the college itself. */
  call: Client;
  locale: Locale;
  strings: Strings;
  /** Where the college is, YYYY-MM-DD. */
  today: string;
  /** The header's sections and entries that have a page. */
  menu: readonly MenuSection[];
  /** The sections with a menu of their own at the side. */
  sections: readonly Section[];
  inlineFile: InlineFile;
  /** The pages that are shown and have something to show. */
  shown: readonly ShownPage[];
  /** Paths of the site's own pages that the college hid. */
  hidden: readonly string[];
  /** The languages of the site. */
  languages: readonly Locale[];
}
export interface ShownPage {
  path: PagePath;
  /** Types of notices that it lists. */
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
  /** Which part of a page that is too long to be sent at once, from 1, and how many it has. */
  part: number;
  parts: number;
  /** The header's sections and entries that have a page. */
  menu: readonly MenuSection[];
  /** The sections with a menu of their own at the side. */
  sections: readonly Section[];
  /** Origin of the site, for addresses that are read elsewhere. */
  siteUrl: string;
  /** Where the college is, YYYY-MM-DD. */
  today: string;
  /** DD-MM-YYYY of the last change of anything on the site; '' where the backend does not tell. */
  changed: string;
  /** The college's own colours and motif. */
  appearance: College['appearance'];
  /** What stands before a telephone number of the college's country, such as `+91`. */
  callingCode: string;
  /** Hosts that may be framed, as the content security policy names them. */
  embedOrigins: readonly string[];
}
const ReactPageContext = createReactContext<PageContext | undefined>(undefined);
export const PageContextProvider = ReactPageContext.Provider;
export function usePageContext(): PageContext {
  const context = useContext(ReactPageContext);
  if (!context) throw new Error('usePageContext outside of a page');
  return context;
}
export const useStrings = (): Strings => usePageContext().strings;

/** What a page may be about, as https://schema.org says it. */
export type Thing = WithContext<
  BreadcrumbList | CollegeOrUniversity | Course | Dataset | Event | NewsArticle | Person
>;

export interface PageMeta {
  /** Of the page alone; the college's name follows by itself. '' where it is the whole title. */
  title: string;
  description: string;
  /** Share picture; the college's emblem when absent. */
  image?: string;
  /** What it is about, for search engines; `at` makes an address of ours whole, '' of none. */
  thing?: (at: (path: string) => string) => Thing | readonly Thing[];
}
type AnyLoader = (args: LoaderFunctionArgs) => Promise<unknown>;
export type LoaderData<Loader extends AnyLoader> = Exclude<Awaited<ReturnType<Loader>>, Response>;
/** What a page's title and description are made of: what its loader gave, the words, and the college's name. */
export interface Described<Data> {
  data: Data;
  strings: Strings;
  college: string;
}
export type Meta<Loader extends AnyLoader> = (given: Described<LoaderData<Loader>>) => PageMeta;

/** One file under pages/: loader, meta, component, in that order. */
export interface PageModule {
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
  action?: (args: LoaderFunctionArgs) => Promise<unknown>;
  meta: (args: never) => PageMeta;
  Component: ComponentType;
  /** Names of the query that change the page; others are ignored. */
  query?: readonly string[];
  /** What is there, one of these at least, where menus name the page; without any they always do. */
  shows?: readonly ContentCode[];
  /** Types of notices that it lists: who follows it reads them as feeds below its address. */
  lists?: readonly NoticeType[];
  /** What may follow the page's path, as a route writes it: `/:year?`. */
  params?: string;
  /** For whoever was given its address alone: nothing keeps it, and search engines are told to forget it. */
  isPrivate?: boolean;
  /** The search that whoever asks for the page makes; undefined where it is none. */
  countedSearch?: (data: never) => CountedSearch | undefined;
}
/** An address that answers with a file; where it cannot, with the page that says so. */
export type FileModule = Required<Pick<PageModule, 'loader' | 'query'>>;

/** What routes.ts keeps with each route. */
export interface RouteHandle {
  meta: PageModule['meta'];
  query: readonly string[];
  /** Its loader answers with a file of its own instead of what a page shows. */
  isFile?: boolean;
  isPrivate?: boolean;
  countedSearch?: PageModule['countedSearch'];
}
