import type { Notice } from '@college/contract/entities';
import { Link } from '../../../components/navigation/Link.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { excerpt } from '../../../components/text/clean-html.ts';
import { InlineDate } from '../../../components/text/DateBlock.tsx';
import { useStrings } from '../../../context.ts';
import { Carousel } from '../Carousel.tsx';
import styles from './cards.module.css';
import { Section } from './Section.tsx';

interface Props {
  title: string;
  warm?: boolean;
  to: string;
  notices: readonly Notice[];
}

export function Achievements({ title, warm, to, notices }: Props) {
  const { home } = useStrings();
  if (notices.length === 0) return null;
  return (
    <Section title={title} warm={warm} more={<Link to={to}>{home.viewAll}</Link>}>
      <Carousel label={title} interval={2000} shape="cards">
        {notices.map((notice) => (
          <li key={notice.id} className={styles.card}>
            {notice.featured_photo[0] && (
              <Picture src={notice.featured_photo[0].url} alt="" sizes="20rem" plain />
            )}
            <InlineDate date={notice.date} className={styles.facts} />
            <h3>
              <Link to={`${to}#notice-${notice.id}`}>{notice.title}</Link>
            </h3>
            <p>{excerpt(notice.description, 110)}</p>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
