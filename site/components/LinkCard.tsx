import { useStrings } from '../context.ts';
import { Link } from './Link.tsx';
import styles from './LinkCard.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  title: string;
  text?: string;
  to: string;
  image?: string;
}

/** A card with a Visit link: what it leads to, in a few words. */
export function LinkCard({ title, text, to, image }: Props) {
  const { general } = useStrings();
  return (
    <article className={styles.card}>
      {image && (
        <div className={styles.photo}>
          <Picture src={image} alt="" sizes="(min-width: 48rem) 20rem, 90vw" />
        </div>
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {to && (
          <Link to={to} className={styles.visit}>
            {general.visit}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
      </div>
    </article>
  );
}
