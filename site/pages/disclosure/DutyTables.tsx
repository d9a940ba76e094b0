import type { Duty, DutySet } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import { InlineDate } from '../../components/dates/DateBlock.tsx';
import { Attachments } from '../../components/files/Attachments.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { useStrings } from '../../context.ts';
import styles from './DutyTables.module.css';

interface Props {
  set: DutySet;
  /** Title above the rows if they are a part of a page. */
  heading?: string;
}

/** The rows of a set, a table for each of its sections, and the other sets below. */
export function DutyTables({ set, heading }: Props) {
  const { disclosure } = useStrings();
  const sections = [...Map.groupBy(set.rows, ({ section }) => section)];
  return (
    <>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <p className={styles.source}>
        {set.source}
        {set.link === '/disclosure' && (
          <>
            {' · '}
            <a href="/disclosure.json">JSON</a>
          </>
        )}
      </p>
      {sections.map(([section, duties]) => (
        <section key={section} className={styles.section}>
          {sections.length > 1 && <h2>{section}</h2>}
          <DutyTable section={section} duties={duties} />
        </section>
      ))}
      {set.others.length > 0 && (
        <nav aria-label={disclosure.others} className={styles.others} data-noprint="">
          <h2>{disclosure.others}</h2>
          <ul>
            {set.others.map(({ title, link }) => (
              <li key={link}>
                <Link to={link}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function DutyTable({ section, duties }: { section: string; duties: readonly Duty[] }) {
  const { disclosure } = useStrings();
  return (
    <Table
      caption={section}
      captionHidden
      columns={[
        { key: 'title', label: disclosure.duty },
        { key: 'place', label: disclosure.place },
        { key: 'date', label: disclosure.date },
        { key: 'state', label: disclosure.state },
      ]}
      rows={duties.map((duty) => ({
        key: duty.id,
        cells: [
          duty.title,
          <Places key="place" duty={duty} />,
          <InlineDate key="date" date={duty.date} className={styles.date} />,
          <span key="state" className={styles[duty.state]}>
            {disclosure.states[duty.state]}
          </span>,
        ],
      }))}
    />
  );
}

/** Links and files of a row, or why it does not apply. */
function Places({ duty }: { duty: Duty }) {
  const { pages, disclosure } = useStrings();
  if (duty.reason) return <p>{duty.reason}</p>;
  return (
    <>
      {duty.links.length > 0 && (
        <ul className={styles.links}>
          {duty.links.map(({ title, link }) => (
            <li key={link}>
              <Link to={link}>{title || pages[link as PagePath] || disclosure.open}</Link>
            </li>
          ))}
        </ul>
      )}
      <Attachments files={duty.upload_info} title={duty.title} />
    </>
  );
}
