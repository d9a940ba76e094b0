/** The definition of a directory: its items, filters and columns. */
import type { Client } from '@college/contract/client';
import type { Locale } from '@college/contract/locales';
import type { ContentCode } from '@college/contract/site-map/content';
import type { ReactNode } from 'react';
import type { Column as TableColumn } from '../../components/tables/Table.tsx';
import type { Thing } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';

export interface Filter<Item> {
  /** Name of the parameter in the address. */
  name: string;
  label: (strings: Strings) => string;
  /** Returns the codes of an item; the address names one of them. */
  codes: (item: Item) => readonly string[];
  /** Returns the label of a code; the code itself by default. */
  codeLabel?: (code: string, item: Item, strings: Strings) => string;
  /** Order of the codes; by their labels by default. */
  order?: readonly string[] | 'as listed';
}

export interface Column<Item> {
  key: string;
  label: (strings: Strings) => string;
  /** Text in the CSV file, if it has this column. */
  text?: (item: Item, strings: Strings) => string;
  /** Content in the table, if it has this column. */
  cell?: (item: Item, strings: Strings) => ReactNode;
  narrow?: TableColumn['narrow'];
}

export interface DirectoryDefinition<Item> {
  /** Reads all items, in order. */
  read: (call: Client, locale: Locale) => Promise<readonly Item[]>;
  key: (item: Item) => string;
  /** The filter that is shown as tabs. Another filter resets it. */
  tabs: Filter<Item>;
  filters: readonly Filter<Item>[];
  /** The first column of the table names the row. */
  columns: readonly Column<Item>[];
  /** Returns the number of items in words, before the links to CSV and JSON. */
  count: (count: number, strings: Strings) => string;
  description: (title: string, college: string, strings: Strings) => string;
  /** Describes an item for search engines; `by` is the college's name. */
  thing?: (item: Item, by: string, at: (path: string) => string) => Thing;
  shows: readonly ContentCode[];
}
