/** A directory as files, of what the page beside it shows. */
import { csvText } from '@college/server/csv';
import { csvAnswer } from '../../components/tables/csv.ts';
import { type FileModule, loaderContext } from '../../context.ts';
import type { Directory } from './definition.ts';
import { filterNames, readDirectory } from './read.ts';

export const directoryCsv = <Item>(path: string, directory: Directory<Item>): FileModule => ({
  query: filterNames(directory),
  async loader(args) {
    const { strings } = args.context.get(loaderContext);
    const file = `${path}.csv`;
    const { items } = await readDirectory(directory, file, args);
    const columns = directory.columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
    const headings = columns.map(({ label }) => label(strings));
    const lines = items.map((item) => columns.map(({ text }) => text(item, strings)));
    return csvAnswer(file.slice(1), csvText([headings, ...lines]));
  },
});

export const directoryJson = <Item>(path: string, directory: Directory<Item>): FileModule => ({
  query: filterNames(directory),
  loader: async (args) =>
    Response.json((await readDirectory(directory, `${path}.json`, args)).items),
});
