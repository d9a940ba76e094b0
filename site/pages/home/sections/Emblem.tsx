import type { College } from '@college/contract/entities';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { hasText } from '../../../components/text/clean-html.ts';
import { RichText } from '../../../components/text/RichText.tsx';
import { useStrings } from '../../../context.ts';
import { Carousel } from '../Carousel.tsx';
import styles from './Emblem.module.css';
import { Section } from './Section.tsx';

/** Emblem, anthem, and the certificates of the college. */
export function Emblem({ college }: { college: College }) {
  const { home } = useStrings();
  const { emblem, emblem_meaning, anthem } = college;
  const isWritten = emblem || hasText(emblem_meaning) || hasText(anthem.html);
  return (
    <>
      {isWritten && (
        <Section title={home.emblem}>
          <div className={styles.columns}>
            <div className={styles.card}>
              <div className={styles.emblem}>
                {college.emblem && <Picture src={college.emblem} alt={home.emblem} only={320} />}
              </div>
              <RichText html={college.emblem_meaning} />
            </div>
            {hasText(college.anthem.html) && (
              <div className={styles.anthem}>
                <h3>{college.anthem.title}</h3>
                <RichText html={college.anthem.html} />
              </div>
            )}
          </div>
        </Section>
      )}
      {college.certificates.length > 0 && (
        <Section title={home.certificates} warm>
          <Carousel label={home.certificates} interval={2000} shape="cards">
            {college.certificates.map(({ title, image }) => (
              <li key={title}>
                <figure className={styles.certificate}>
                  {image && <Picture src={image} alt="" only={640} />}
                  <figcaption>{title}</figcaption>
                </figure>
              </li>
            ))}
          </Carousel>
        </Section>
      )}
    </>
  );
}
