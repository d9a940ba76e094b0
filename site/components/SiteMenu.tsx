import { useReading } from '../context.ts';
import { Link } from './Link.tsx';
import styles from './SiteMenu.module.css';

/** The whole menu, written out: in the footer, and in the drawer of small screens. */
export function SiteMenu() {
  const { strings, path, menu } = useReading();
  return (
    <nav id="site-menu" aria-label={strings.layout.siteMenu} className={styles.groups}>
      {menu.map(({ name, paths }) => (
        <div key={name}>
          <p className={styles.title}>{strings.menu[name]}</p>
          <ul>
            {paths.map((entry) => (
              <li key={entry}>
                <Link to={entry} current={entry === path}>
                  {strings.pages[entry]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
