import type { AdmissionSettings, College } from '@college/contract/entities';
import { ASSAMESE, localeTable, pathIn } from '@college/contract/locales';
import { Link } from '../components/navigation/Link.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { usePageContext, useStrings } from '../context.ts';
import admissionStyles from './AdmissionButton.module.css';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';
import { MotifBand } from './MotifBand.tsx';
import { SearchField } from './SearchField.tsx';

interface Props {
  college: College;
  admission: AdmissionSettings;
}

export function Header({ college, admission }: Props) {
  const { strings, locale, languages, preview, ...page } = usePageContext();
  const { path, search } = preview ?? page;
  const { layout } = strings;
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
            <SearchField shortcut="/" folds />
            {languages
              .filter((other) => other !== locale)
              .map((other) => (
                <a
                  key={other}
                  href={`${pathIn(other, path)}${search}`}
                  lang={other}
                  hrefLang={other}
                >
                  {localeTable[other].label}
                </a>
              ))}
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
                <Picture src={college.emblem} alt={layout.emblem} only={320} eager />
              </span>
            )}
            <span className={styles.name}>
              <span>{college.name}</span>
              {locale !== ASSAMESE && college.name_as && (
                <span lang={ASSAMESE} className={styles.assamese}>
                  {college.name_as}
                </span>
              )}
              <span className={styles.facts}>{facts}</span>
            </span>
          </Link>
        </div>
        <MotifBand id="gamosa-top" />
      </header>
      <nav className={styles.bar} aria-label={layout.menu} data-sticky="150">
        <div className={`${styles.inner} ${styles.row}`}>
          <MainMenu portals={college.portals} />
          {admission.status === 1 && <AdmissionButton admission={admission} />}
        </div>
      </nav>
    </>
  );
}

/** The link to online admission. It stays visible with the menu bar, where it covers nothing. */
function AdmissionButton({ admission }: { admission: AdmissionSettings }) {
  const { layout } = useStrings();
  return (
    <Link to={admission.link} className={admissionStyles.button}>
      {layout.admission}
      <span className={admissionStyles.session}>{admission.session}</span>
    </Link>
  );
}
