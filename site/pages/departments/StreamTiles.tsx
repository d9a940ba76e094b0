import type { Stream } from '@college/contract/codes';
import { Link } from '../../components/navigation/Link.tsx';
import { useStrings } from '../../context.ts';
import styles from './StreamTiles.module.css';

interface Props {
  tiles: readonly { stream: Stream; to: string; count: number }[];
  current: Stream;
}

/** The four streams as tiles, each with the number of its departments. */
export function StreamTiles({ tiles, current }: Props) {
  const { departments } = useStrings();
  return (
    <nav aria-label={departments.choose}>
      <ul className={styles.tiles}>
        {tiles.map(({ stream, to, count }) => (
          <li key={stream}>
            <Link to={to} current={stream === current} className={styles.tile}>
              <span className={styles.name}>{departments.streams[stream]}</span>
              <span className={styles.count}>{departments.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
