import { hasText } from '../../../components/text/clean-html.ts';
import { RichText } from '../../../components/text/RichText.tsx';
import { useStrings } from '../../../context.ts';
import { Fold } from '../Fold.tsx';
import type { HomeData } from '../read-home.ts';
import { Section } from './Section.tsx';
import styles from './Swoc.module.css';

type Props = Pick<HomeData, 'strengths' | 'weaknesses' | 'opportunities' | 'challenges'>;

/** Strengths, weaknesses, opportunities and challenges: the newest notice of each type. */
export function Swoc({ strengths, weaknesses, opportunities, challenges }: Props) {
  const { home } = useStrings();
  const parts = [
    { title: home.strengths, html: strengths[0]?.description ?? '' },
    { title: home.weaknesses, html: weaknesses[0]?.description ?? '' },
    { title: home.opportunities, html: opportunities[0]?.description ?? '' },
    { title: home.challenges, html: challenges[0]?.description ?? '' },
  ].filter(({ html }) => hasText(html));
  if (parts.length === 0) return null;
  return (
    <Section title={home.swoc} warm>
      <Fold label={home.swoc} count={parts.length}>
        <div className={styles.grid}>
          {parts.map(({ title, html }) => (
            <div key={title} className={styles.part}>
              <h3>{title}</h3>
              <RichText html={html} />
            </div>
          ))}
        </div>
      </Fold>
    </Section>
  );
}
