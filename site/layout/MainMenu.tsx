import type { College } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import { Link } from '../components/navigation/Link.tsx';
import { usePageContext } from '../context.ts';
import styles from './MainMenu.module.css';
import { SearchField } from './SearchField.tsx';

const ID = 'site-menu';

/**
 * The main menu: a bar on wide screens, a popover on small ones, which opens without script. Its groups drop down from
 * the bar and fold in the drawer; a group with headings has columns.
 */
export function MainMenu({ portals }: Pick<College, 'portals'>) {
  const { strings, path, menu } = usePageContext();
  const { layout, pages } = strings;
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={ID}>
        <span className={styles.bars} aria-hidden="true" />
        {layout.menu}
      </button>
      <div id={ID} className={styles.menu} popover="auto">
        <button
          type="button"
          className={styles.close}
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={layout.closeMenu}
        >
          {layout.close}
        </button>
        <div className={styles.narrow}>
          <SearchField />
        </div>
        <Link to="/" className={styles.entry} current={path === '/'}>
          {pages['/']}
        </Link>
        {menu.map(({ name, groups }) => (
          <details
            key={name}
            name="menu"
            className={
              groups.some(({ paths }) => paths.some((entry) => entry === path))
                ? `${styles.group} ${styles.here}`
                : styles.group
            }
          >
            <summary className={styles.entry}>{strings.menu[name]}</summary>
            {groups.length === 1 ? (
              groups.map((group) => <Entries key={group.name} paths={group.paths} />)
            ) : (
              <div>
                {groups.map((group) => (
                  <div key={group.name}>
                    {group.name !== name && (
                      <p className={styles.title}>{strings.menu[group.name]}</p>
                    )}
                    <Entries paths={group.paths} />
                  </div>
                ))}
              </div>
            )}
          </details>
        ))}
        {portals.length > 0 && (
          <details name="menu" className={`${styles.group} ${styles.portals}`}>
            <summary className={styles.entry}>{layout.login}</summary>
            <ul>
              {portals.map(({ title, link }) => (
                <li key={link}>
                  <Link to={link}>{title}</Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </>
  );
}

function Entries({ paths }: { paths: readonly PagePath[] }) {
  const { strings, path } = usePageContext();
  return (
    <ul>
      {paths.map((entry) => (
        <li key={entry}>
          <Link to={entry} current={entry === path}>
            {strings.pages[entry]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
