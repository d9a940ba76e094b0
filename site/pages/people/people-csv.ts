/** The people of a page as CSV. */
import type { LoaderFunctionArgs } from 'react-router';
import { csvAnswer, csvText } from '../../components/tables/csv.ts';
import { loaderContext } from '../../context.ts';
import { type PersonKind, readPeople } from './read.ts';

export { query } from './read.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { strings } = args.context.get(loaderContext);
  const { people: words, committees, faculty } = strings;
  const { people } = await readPeople(args);
  const headings = [
    ...[committees.name, committees.designation, words.kind, words.department],
    ...[faculty.email, faculty.phone, faculty.areaOfResearch],
  ];
  const lines = people.map((one) => [
    ...[one.name, one.designation, words.kinds[one.type as PersonKind], one.dept_name],
    ...[one.email, one.phone, one.area_of_research],
  ]);
  return csvAnswer('people.csv', csvText([headings, ...lines]));
}
