import type { Tile } from '@college/contract/entities';
import { Link } from '../../../components/navigation/Link.tsx';
import { useIsShown, useStrings } from '../../../context.ts';
import { Section } from './Section.tsx';
import styles from './Tiles.module.css';

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const isShown = useIsShown();
  return (
    <ul className={styles.tiles}>
      {tiles
        .filter(({ link }) => isShown(link))
        .map(({ title, description, link, file }) => (
          <li key={title}>
            <Link to={link} file={file} className={styles.tile}>
              {title}
              {description && <span className={styles.text}>{description}</span>}
            </Link>
          </li>
        ))}
    </ul>
  );
}

export function Shortcuts({ tiles }: { tiles: readonly Tile[] }) {
  const { home } = useStrings();
  if (tiles.length === 0) return null;
  return (
    <Section title={home.shortcuts} warm>
      <Tiles tiles={tiles} />
    </Section>
  );
}
