import { Link } from '../../components/navigation/Link.tsx';
import { DueList, NoticeList } from '../../components/notices/NoticeList.tsx';
import { useStrings } from '../../context.ts';
import styles from './NoticeBoard.module.css';
import type { HomeData } from './read-home.ts';
import { Section } from './sections/Section.tsx';

type Props = Pick<HomeData, 'due' | 'academic' | 'administrative' | 'tenders' | 'downloads'>;

export function NoticeBoard({ due, academic, administrative, tenders, downloads }: Props) {
  const { home, notices } = useStrings();
  const lists = [
    { title: home.studentNotices, list: academic, to: '/notifications/academic' },
    {
      title: home.administrativeNotices,
      list: administrative,
      to: '/notifications/administrative',
    },
    { title: home.tenders, list: tenders, to: '/notifications/tender' },
    { title: home.downloads, list: downloads, to: '/notifications/downloads' },
  ];
  if ([due, ...lists.map(({ list }) => list)].every(({ length }) => length === 0)) return null;
  const filled = lists.filter(({ list }) => list.length > 0);
  const empty = lists.filter(({ list }) => list.length === 0);
  return (
    <Section title={home.notices}>
      <div className={styles.board}>
        {due.length > 0 && (
          <div className={`${styles.list} ${styles.due}`}>
            <h3>{notices.dueSoon}</h3>
            <DueList notices={due} />
          </div>
        )}
        {filled.map(({ title, list, to }) => (
          <div key={to} className={styles.list}>
            <h3>{title}</h3>
            <NoticeList notices={list} empty="" />
            <Link to={to} className={styles.all} label={`${home.viewAll}: ${title}`}>
              {home.viewAll}
            </Link>
          </div>
        ))}
      </div>
      {empty.length > 0 && (
        <p className={styles.none}>{empty.map(({ title }) => notices.empty(title)).join(' · ')}</p>
      )}
    </Section>
  );
}
