import type { ReactNode } from 'react';
import { Link } from '../../../components/navigation/Link.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { useStrings } from '../../../context.ts';
import { Carousel } from '../Carousel.tsx';
import type { HomeData } from '../read-home.ts';
import styles from './cards.module.css';
import { Section, type SectionProps } from './Section.tsx';

type Props = Pick<HomeData, 'testimonials' | 'alumni' | 'messages'>;

/** Testimonials, prominent alumni, and approved messages. */
export function Voices({ testimonials, alumni, messages }: Props) {
  const { home } = useStrings();
  return (
    <>
      <PeopleRow title={home.testimonials}>
        {testimonials.map(({ url, caption }) => (
          <Person key={url} photo={url}>
            <p className={styles.quote}>{caption}</p>
          </Person>
        ))}
      </PeopleRow>
      <PeopleRow title={home.alumni} warm more={<Link to="/alumni/prominent">{home.viewAll}</Link>}>
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
        {photo ? <Picture src={photo} alt="" sizes="5rem" plain /> : <span />}
        {name && <h3>{name}</h3>}
      </div>
      {children}
    </li>
  );
}
