import type { Notice, Photo } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { InlineDate } from '../../../components/dates/DateBlock.tsx';
import { Link } from '../../../components/navigation/Link.tsx';
import { eventPath } from '../../../components/navigation/page-paths.ts';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { useStrings } from '../../../context.ts';
import { Carousel } from '../Carousel.tsx';
import { Fold } from '../Fold.tsx';
import type { HomeData } from '../read-home.ts';
import styles from './Cards.module.css';
import { Pair, Section, type SectionProps } from './Section.tsx';

interface AchievementsProps {
  title: string;
  warm?: boolean;
  to: string;
  notices: readonly Notice[];
}

export function Achievements({ title, warm, to, notices }: AchievementsProps) {
  if (notices.length === 0) return null;
  return (
    <Section title={title} warm={warm} more={to}>
      <Carousel label={title} interval={2000} shape="cards">
        {notices.map((notice) => (
          <li key={notice.id} className={styles.card}>
            {notice.featured_photo[0] && (
              <Picture src={notice.featured_photo[0].url} alt="" only={640} />
            )}
            <InlineDate date={notice.date} className={styles.facts} />
            <h3>
              <Link to={eventPath(notice.id)}>{notice.title}</Link>
            </h3>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

type HighlightsProps = Pick<HomeData, 'highlights' | 'research' | 'ncc' | 'nss'>;

/** Photos of research, NCC and NSS. */
export function Highlights({ highlights, research, ncc, nss }: HighlightsProps) {
  const { home } = useStrings();
  const rows = [
    { title: home.research, photos: research },
    { title: home.ncc, photos: ncc },
    { title: home.nss, photos: nss },
  ].filter(({ photos }) => photos.length > 0);
  if (rows.length === 0 && highlights.length === 0) return null;
  return (
    <Section title={home.highlights} warm>
      {highlights.length > 0 && (
        <Photos label={home.highlights} photos={highlights} interval={4000} />
      )}
      <Fold label={home.highlights} count={rows.length}>
        <div className={styles.columns}>
          {rows.map(({ title, photos }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Photos label={title} photos={photos} interval={2000} />
            </div>
          ))}
        </div>
      </Fold>
    </Section>
  );
}

interface PhotosProps {
  label: string;
  photos: readonly Photo[];
  interval: number;
}

function Photos({ label, photos, interval }: PhotosProps) {
  return (
    <Carousel label={label} interval={interval} shape="cards">
      {photos.map(({ url, caption }) => (
        <li key={url} className={styles.card}>
          <Picture src={url} alt={caption ? '' : label} only={640} />
          {caption && <p className={styles.facts}>{caption}</p>}
        </li>
      ))}
    </Carousel>
  );
}

type VoicesProps = Pick<HomeData, 'testimonials' | 'alumni' | 'messages'>;

/** Testimonials, prominent alumni, and approved messages. */
export function Voices({ testimonials, alumni, messages }: VoicesProps) {
  const { home } = useStrings();
  return (
    <>
      <PeopleRow title={home.alumni} warm more="/alumni/prominent">
        {alumni.map((alumnus) => (
          <Person
            key={`${alumnus.name} ${alumnus.batch}`}
            photo={alumnus.dp_url[0]}
            name={alumnus.name}
          >
            <p className={styles.facts}>
              {facts(
                alumnus.current_profession,
                alumnus.company_name,
                alumnus.batch && `${home.batch} ${alumnus.batch}`,
              )}
            </p>
          </Person>
        ))}
      </PeopleRow>
      <Pair>
        <PeopleRow title={home.testimonials}>
          {testimonials.map(({ url, caption }) => (
            <Person key={url} photo={url}>
              <p className={styles.quote}>{caption}</p>
            </Person>
          ))}
        </PeopleRow>
        <PeopleRow title={home.messages}>
          {messages.map((message) => (
            <Person
              key={message.name + message.message}
              photo={message.dp_url[0]}
              name={message.name}
            >
              <p className={styles.facts}>{facts(message.current_profession, message.batch)}</p>
              <p className={styles.quote}>{message.message}</p>
            </Person>
          ))}
        </PeopleRow>
      </Pair>
    </>
  );
}

const facts = (...parts: string[]) => parts.filter(Boolean).join(' · ');

interface RowProps extends Pick<SectionProps, 'title' | 'warm' | 'more'> {
  children: ReactNode[];
}

function PeopleRow({ children, ...section }: RowProps) {
  if (children.length === 0) return null;
  return (
    <Section {...section}>
      <Carousel label={section.title} interval={2000} shape="cards">
        {children}
      </Carousel>
    </Section>
  );
}

interface PersonProps {
  photo: string | undefined;
  name?: string;
  children: ReactNode;
}

function Person({ photo, name, children }: PersonProps) {
  return (
    <li className={styles.card}>
      <div className={styles.person}>
        {photo ? <Picture src={photo} alt="" only={320} /> : <span />}
        {name && <h3>{name}</h3>}
      </div>
      {children}
    </li>
  );
}
