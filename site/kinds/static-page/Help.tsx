import { fileFormats } from '@college/contract/files';
import type { PagePath } from '@college/contract/site-map/default';
import { Link } from '../../components/navigation/Link.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { useStrings } from '../../context.ts';
import { screenReaders } from '../../strings/screen-readers.ts';
import styles from './StandardTexts.module.css';

const furtherPages: readonly PagePath[] = [
  '/search',
  '/sitemap',
  '/policies',
  '/accessibility',
  '/contactus',
];

/** Help for visitors: finding their way, opening files, and reading with a keyboard, other colours or a screen reader. */
export function Help() {
  const { help, pages } = useStrings();
  const { finding, formats: files, media, keyboard, display, readers } = help;
  return (
    <div className={styles.text}>
      <p>{help.lead}</p>
      <Points {...finding} />
      <h2>{files.title}</h2>
      <p>{files.lead}</p>
      <Table
        caption={files.title}
        captionHidden
        columns={[
          { key: 'type', label: files.type },
          { key: 'open', label: files.open },
        ]}
        rows={entriesOf(fileFormats).map(([format, endings]) => {
          const [type, how] = files.rows[format];
          return { key: format, cells: [`${type} (${endings.join(', ').toUpperCase()})`, how] };
        })}
      />
      <p>{files.text}</p>
      <Points {...media} />
      <Points {...keyboard} />
      <Points {...display} />
      <h2>{readers.title}</h2>
      <p>{readers.lead}</p>
      <Table
        caption={readers.title}
        captionHidden
        columns={[
          { key: 'name', label: readers.name },
          { key: 'where', label: readers.where },
        ]}
        rows={entriesOf(screenReaders).map(([reader, [name, address]]) => ({
          key: reader,
          cells: [<Reader key={reader} name={name} address={address} />, readers.systems[reader]],
        }))}
      />
      <h2>{help.more}</h2>
      <ul>
        {furtherPages.map((to) => (
          <li key={to}>
            <Link to={to}>{pages[to]}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An element, because the language of a text is marked on its element. */
const Reader = ({ name, address }: { name: string; address: string }) =>
  address ? <Link to={address}>{name}</Link> : <span>{name}</span>;

const entriesOf = <Key extends string, Value>(table: Readonly<Record<Key, Value>>) =>
  Object.entries(table) as [Key, Value][];

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <>
    <h2>{title}</h2>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </>
);
