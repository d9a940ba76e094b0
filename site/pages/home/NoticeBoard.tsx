import type { Notice } from '@college/contract/entities';
import { DueList, NoticeList } from '../../components/notices/NoticeList.tsx';
import { useStrings } from '../../context.ts';
import styles from './NoticeBoard.module.css';
import type { HomeData } from './read-home.ts';
import { Section, ViewAll } from './sections/Section.tsx';

/** Deadlines and the notices for students, beside the banner. */
export function FirstNotices({ due, academic }: Pick<HomeData, 'due' | 'academic'>) {
  const { home, notices } = useStrings();
  if (due.length + academic.length === 0) return null;
  return (
    <div className={styles.first}>
      {due.length > 0 && (
        <div className={styles.due}>
          <h2>{notices.dueSoon}</h2>
          <DueList notices={due} />
        </div>
      )}
      {academic.length > 0 && (
        <div>
          <h2>{home.studentNotices}</h2>
          <NoticeList notices={academic} empty="" />
          <ViewAll
            to="/notifications/academic"
            title={home.studentNotices}
            className={styles.all}
          />
        </div>
      )}
    </div>
  );
}

type Props = Pick<HomeData, 'administrative' | 'tenders' | 'downloads'>;

/** The other lists of notices, and the names of the empty ones. */
export function NoticeBoard({ academic, ...lists }: Props & Pick<HomeData, 'academic'>) {
  const { home, notices } = useStrings();
  const board: readonly { title: string; list: readonly Notice[]; to: string }[] = [
    {
      title: home.administrativeNotices,
      list: lists.administrative,
      to: '/notifications/administrative',
    },
    { title: home.tenders, list: lists.tenders, to: '/notifications/tender' },
    { title: home.downloads, list: lists.downloads, to: '/notifications/downloads' },
  ];
  const filled = board.filter(({ list }) => list.length > 0);
  const empty = [
    ...(academic.length > 0 ? [] : [home.studentNotices]),
    ...board.filter(({ list }) => list.length === 0).map(({ title }) => title),
  ];
  if (filled.length === 0) return null;
  return (
    <Section title={home.notices}>
      <div className={styles.board}>
        {filled.map(({ title, list, to }) => (
          <div key={to} className={styles.list}>
            <h3>{title}</h3>
            <NoticeList notices={list} empty="" />
            <ViewAll to={to} title={title} className={styles.all} />
          </div>
        ))}
      </div>
      {empty.length > 0 && (
        <p className={styles.none}>{empty.map((title) => notices.empty(title)).join(' · ')}</p>
      )}
    </Section>
  );
}
