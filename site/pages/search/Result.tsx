import type { Passage, SearchAnswer, SearchResult } from '@college/contract/search';
import type { PagePath } from '@college/contract/site-map/default';
import { Fragment, type ReactNode } from 'react';
import { InlineDate } from '../../components/dates/DateBlock.tsx';
import { FileFacts } from '../../components/file-facts/FileFacts.tsx';
import { TextLink } from '../../components/files/FileLink.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { useStrings } from '../../context.ts';
import { textOf, titleOf } from './result-address.ts';
import styles from './search-page.module.css';

interface Props {
  result: SearchResult;
  /** Address of the result. */
  to: string;
  /** Address of the record that contains the document. */
  sourceTo?: string;
  /** Names of the departments in the results. */
  departments: SearchAnswer['departments'];
}

/** A result: title, kind, and the words around the match. */
export function Result({ result, to, sourceTo, departments }: Props) {
  const nameOf = (code: string) =>
    departments.find(({ dept_code }) => dept_code === code)?.dept_name;
  return (
    <li className={styles.result}>
      <Link to={to}>
        <Marked passage={titleOf(result)} />
      </Link>
      <Facts result={result} nameOf={nameOf} />
      {result.kind === 'document' && sourceTo && <Source document={result} to={sourceTo} />}
      {result.kind !== 'metric' && result.excerpt.length > 0 && (
        <p>
          <Marked passage={result.excerpt} />
        </p>
      )}
      {result.kind === 'document' && <TextLink file={result.file} title={textOf(result.title)} />}
    </li>
  );
}

interface SourceProps {
  document: Extract<SearchResult, { kind: 'document' }>;
  to: string;
}

/** The notice or page that contains a document, and the number of others. */
function Source({ document: { source, more }, to }: SourceProps) {
  const { search } = useStrings();
  if (!source) return null;
  const date = 'date' in source && source.date;
  return (
    <p className={styles.source}>
      {search.inside}{' '}
      <Link to={to}>
        <Marked passage={titleOf(source)} />
      </Link>
      {date && ', '}
      {date && <InlineDate date={date} />}
      {more > 0 && ` ${search.andMore(more)}`}
    </p>
  );
}

/** A page that was found by its title. */
export function TitledResult({ path }: { path: PagePath }) {
  const { pages, search } = useStrings();
  return (
    <li className={styles.result}>
      <Link to={path}>{pages[path]}</Link>
      <p className={styles.facts}>{search.kinds.page}</p>
    </li>
  );
}

function Marked({ passage }: { passage: Passage }) {
  return passage.map(({ text, found }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
    if (!found) return <Fragment key={index}>{text}</Fragment>;
    const words = text.trimEnd();
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
      <Fragment key={index}>
        <mark>{words}</mark>
        {text.slice(words.length)}
      </Fragment>
    );
  });
}

interface FactsProps {
  result: SearchResult;
  nameOf: (dept_code: string) => string | undefined;
}

function Facts({ result, nameOf }: FactsProps) {
  const { search, evidence } = useStrings();
  const what = search.kinds[result.kind];
  const facts: ReactNode[] = [];
  switch (result.kind) {
    case 'document':
      facts.push(what, <FileFacts file={result.file} />);
      if (result.pages > 1 && result.page > 0) facts.push(search.pageOf(result.page, result.pages));
      break;
    case 'employee':
      facts.push(result.designation, result.dept_name || what);
      break;
    case 'member':
    case 'former-principal':
    case 'alumnus':
    case 'rti-officer':
      facts.push(result.designation, what);
      break;
    case 'metric':
      facts.push(result.group.name, evidence.metrics(result.type));
      break;
    default:
      facts.push(
        what,
        'dept_code' in result && result.kind !== 'department' && nameOf(result.dept_code),
        'date' in result && <InlineDate date={result.date} />,
      );
  }
  return (
    <p className={styles.facts}>
      {facts.filter(Boolean).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}

interface PageListProps {
  title: string;
  paths: readonly PagePath[];
}

/** Links to pages by title; nothing if there are none. */
export function PageList({ title, paths }: PageListProps) {
  const { pages } = useStrings();
  if (paths.length === 0) return null;
  return (
    <section className={styles.results}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{pages[path]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
