/** What a directory is made of: what it lists, what narrows it down, and what it says of each. */
import type { Client } from '@college/contract/client';
import type { Locale } from '@college/contract/locales';
import type { ContentCode } from '@college/contract/site-map/content';
import type { ReactNode } from 'react';
import type { Thing } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';

export interface Filter<Item> {
  /** In the address. */
  name: string;
  label: (strings: Strings) => string;
  /** What the address may say to choose an item; without any, or '', of one that this does not choose. */
  codes: (item: Item) => readonly string[];
  /** One of them in words; the code itself unless said. */
  codeLabel?: (code: string, item: Item, strings: Strings) => string;
  /** Codes in their order; otherwise by their words. */
  order?: readonly string[] | 'as listed';
}

export interface Column<Item> {
  key: string;
  label: (strings: Strings) => string;
  /** In the CSV, where it has this column. */
  text?: (item: Item, strings: Strings) => string;
  /** In the table, where it has this column. */
  cell?: (item: Item, strings: Strings) => ReactNode;
}

export interface DirectoryDefinition<Item> {
  /** All of it, in order. */
  read: (call: Client, locale: Locale) => Promise<readonly Item[]>;
  key: (item: Item) => string;
  /** Chosen by tabs, which begin anew where another filter changes. */
  tabs: Filter<Item>;
  filters: readonly Filter<Item>[];
  /** The first of a table names its row. */
  columns: readonly Column<Item>[];
  /** How many there are, before the links to CSV and JSON. */
  count: (count: number, strings: Strings) => string;
  description: (title: string, college: string, strings: Strings) => string;
  /** What each of those on a page is, for search engines; `by` is the college's name. */
  thing?: (item: Item, by: string, at: (path: string) => string) => Thing;
  shows: readonly ContentCode[];
}
