import { Link } from '../../components/navigation/Link.tsx';
import { useStrings } from '../../context.ts';
import type { PagePath } from '../../menu.ts';
import styles from './search.module.css';

interface Props {
  title: string;
  paths: readonly PagePath[];
}

/** Pages of the site by their title; nothing where there are none. */
export function PageList({ title, paths }: Props) {
  const { pages } = useStrings();
  if (paths.length === 0) return null;
  return (
    <section className={styles.results}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{pages[path]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
