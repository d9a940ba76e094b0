import type { Upload } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import { Picture, Placeholder } from '../pictures/Picture.tsx';
import styles from './LinkCard.module.css';

interface Props {
  title: string;
  text?: string;
  to: string;
  /** The file at `to`, if it is one of ours. */
  file?: Upload | undefined;
  /** '' if this card has no picture but others beside it do. */
  image?: string;
}

/** A card with a title, a short text and a Visit link. */
export function LinkCard({ title, text, to, file, image }: Props) {
  const { general } = useStrings();
  return (
    <article className={styles.card}>
      {image !== undefined && (
        <div className={styles.photo}>
          {image ? (
            <Picture src={image} alt="" sizes="(min-width: 48rem) 20rem, 90vw" />
          ) : (
            <Placeholder />
          )}
        </div>
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {to && (
          <Link to={to} file={file} className={styles.visit}>
            {general.visit}
            <span className="visually-hidden">{`: ${title}`}</span>
          </Link>
        )}
      </div>
    </article>
  );
}
