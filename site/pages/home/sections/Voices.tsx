import type { ReactNode } from 'react';
import { Link } from '../../../components/navigation/Link.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { useStrings } from '../../../context.ts';
import { Carousel } from '../Carousel.tsx';
import type { HomeData } from '../read-home.ts';
import styles from './cards.module.css';
import { Section, type SectionProps } from './Section.tsx';

type Props = Pick<HomeData, 'testimonials' | 'alumni' | 'messages'>;

/** Testimonials, prominent alumni, and messages that the office has approved. */
export function Voices({ testimonials, alumni, messages }: Props) {
  const { home } = useStrings();
  return (
    <>
      <Row title={home.testimonials}>
        {testimonials.map(({ url, caption }) => (
          <Person key={url} photo={url}>
            <p className={styles.quote}>{caption}</p>
          </Person>
        ))}
      </Row>
      <Row title={home.alumni} warm more={<Link to="/alumni/prominent">{home.viewAll}</Link>}>
        {alumni.map((one) => (
          <Person key={`${one.name} ${one.batch}`} photo={one.dp_url[0]} name={one.name}>
            <p className={styles.facts}>
              {facts(
                one.current_profession,
                one.company_name,
                one.batch && `${home.batch} ${one.batch}`,
              )}
            </p>
          </Person>
        ))}
      </Row>
      <Row title={home.messages}>
        {messages.map((one) => (
          <Person key={one.name + one.message} photo={one.dp_url[0]} name={one.name}>
            <p className={styles.facts}>{facts(one.current_profession, one.batch)}</p>
            <p className={styles.quote}>{one.message}</p>
          </Person>
        ))}
      </Row>
    </>
  );
}

const facts = (...parts: string[]) => parts.filter(Boolean).join(' · ');

interface RowProps extends Pick<SectionProps, 'title' | 'warm' | 'more'> {
  children: ReactNode[];
}

function Row({ children, ...section }: RowProps) {
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
