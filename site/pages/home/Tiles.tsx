import type { Tile } from '@college/contract/entities';
import { Link } from '../../components/navigation/Link.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import styles from './Tiles.module.css';

interface Props {
  /** What they are, said aloud. */
  label: string;
  tiles: readonly Tile[];
}

export function Tiles({ label, tiles }: Props) {
  return (
    <Fold label={label} first={4} count={tiles.length}>
      <ul className={styles.tiles}>
        {tiles.map(({ title, description, link }) => (
          <li key={title}>
            <Link to={link} className={styles.tile}>
              {title}
              {description && <span className={styles.text}>{description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
