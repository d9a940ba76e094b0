import type { Committee } from '@college/contract/entities';
import { Grid } from '../../components/Grid.tsx';
import { Link } from '../../components/Link.tsx';
import { excerpt } from '../../components/RichText.tsx';
import { useStrings } from '../../context.ts';
import styles from './Committees.module.css';

/** Committees as cards, each with the way to its details. */
export function Committees({ items }: { items: readonly Committee[] }) {
  const { quality } = useStrings();
  return (
    <Grid>
      {items.map(({ id, name, objectives }) => (
        <li key={id}>
          <article className={styles.card}>
            <h2>{name}</h2>
            <p>{excerpt(objectives)}</p>
            <Link to={`/committee-description?committeeId=${encodeURIComponent(id)}`}>
              {quality.details}
              <span className="visually-hidden">: {name}</span>
            </Link>
          </article>
        </li>
      ))}
    </Grid>
  );
}
