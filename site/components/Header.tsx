import type { College } from '@college/contract/entities';
import { useReading } from '../context.ts';
import { GamosaBand } from './GamosaBand.tsx';
import styles from './Header.module.css';
import { Link } from './Link.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { Picture } from './Picture.tsx';

export function Header({ college }: { college: College }) {
  const { strings, path, search, locale } = useReading();
  const { language, layout } = strings;
  const facts = [
    college.affiliation,
    college.established && layout.established(college.established),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <header className={styles.top}>
        <a className="visually-hidden" href="#content" data-skip="">
          {layout.skip}
        </a>
        <div className={styles.inner}>
          <div className={styles.utility} data-noprint="">
            <a
              href={`${language.otherPrefix}${path}${search}`}
              lang={language.otherCode}
              hrefLang={language.otherCode}
            >
              {language.other}
            </a>
            {college.portals.length > 0 && (
              <details className={styles.login} name="menu">
                <summary>{layout.login}</summary>
                <ul>
                  {college.portals.map(({ title, link }) => (
                    <li key={link}>
                      <Link to={link}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
          <Link to="/" className={styles.brand}>
            {college.emblem && (
              <span className={styles.emblem}>
                <Picture src={college.emblem} alt="" sizes="84px" eager />
              </span>
            )}
            <span className={styles.name}>
              <span>{college.name}</span>
              {locale === 'en' && (
                <span lang="as" className={styles.assamese}>
                  {college.name_as}
                </span>
              )}
              <span className={styles.facts}>{facts}</span>
            </span>
          </Link>
        </div>
        <GamosaBand id="gamosa-top" />
      </header>
      <nav className={styles.bar} aria-label={layout.menu} data-sticky="150">
        <div className={`${styles.inner} ${styles.row} ${styles.wide}`}>
          <MenuBar />
        </div>
        <div className={`${styles.inner} ${styles.small}`}>
          <a className={styles.menuButton} href="#site-menu" data-drawer="">
            <span className={styles.bars} aria-hidden="true" />
            {layout.menu}
          </a>
          <MenuDrawer />
        </div>
      </nav>
    </>
  );
}

/** The menu of wide screens: a disclosure for each group, so it works by keyboard and without script. */
function MenuBar() {
  const { strings, path, menu } = useReading();
  return (
    <>
      <Link to="/" current={path === '/'}>
        {strings.pages['/']}
      </Link>
      {menu.map(({ name, paths }) => (
        <details
          key={name}
          name="menu"
          className={
            paths.some((entry) => entry === path) ? `${styles.group} ${styles.here}` : styles.group
          }
        >
          <summary>{strings.menu[name]}</summary>
          <ul className={styles.panel}>
            {paths.map((entry) => (
              <li key={entry}>
                <Link to={entry} current={entry === path}>
                  {strings.pages[entry]}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
