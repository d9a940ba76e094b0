import type { College } from '@college/contract/entities';
import { InlineDate } from '../components/dates/DateBlock.tsx';
import { Link } from '../components/navigation/Link.tsx';
import { MailLink, PhoneLinks } from '../components/people/ContactLinks.tsx';
import { useIsShown, usePageContext } from '../context.ts';
import styles from './Footer.module.css';
import { MotifBand } from './MotifBand.tsx';

const footerPages = [
  '/help',
  '/policies',
  '/web-information-manager',
  '/privacy',
  '/accessibility',
  '/disclosure',
] as const;

const FEEDBACK = '/visitors-note';
const NATIONAL_PORTAL = 'https://www.india.gov.in';

export function Footer({ college }: { college: College }) {
  const { strings, changed, menu } = usePageContext();
  const { layout, pages, general } = strings;
  const isShown = useIsShown();
  const hasContent = (to: string) =>
    isShown(to) && (to !== '/web-information-manager' || college.information_manager.name !== '');
  const { state_portal } = college;
  // The header's menu lists these pages, and the site map lists every page.
  const sections = menu.filter(({ name }) => name !== 'more');
  return (
    <footer className={styles.footer}>
      <MotifBand id="gamosa-foot" />
      <div className={styles.inner}>
        <address className={styles.contact}>
          <span className={styles.name}>{college.name}</span>
          {college.owner && <span>{`${layout.owner}: ${college.owner}`}</span>}
          {college.address}
          {college.email && <MailLink to={college.email} />}
          {college.phone && (
            <span className={styles.phone}>
              <PhoneLinks text={college.phone} />
            </span>
          )}
          <span className={styles.links} data-noprint="">
            {footerPages.filter(hasContent).map((to) => (
              <Link key={to} to={to}>
                {pages[to]}
              </Link>
            ))}
            {isShown(FEEDBACK) && <Link to={FEEDBACK}>{layout.feedback}</Link>}
            <Link to={NATIONAL_PORTAL}>{layout.nationalPortal}</Link>
            {state_portal.link && (
              <Link to={state_portal.link}>{state_portal.title || state_portal.link}</Link>
            )}
            <button type="button" data-script="" data-contrast="">
              {layout.highContrast}
            </button>
          </span>
          {changed && (
            <span className={styles.note}>
              {general.siteUpdated}: <InlineDate date={changed} />
            </span>
          )}
          <span className={`${styles.note} ${styles.counter}`} data-script="" data-noprint="">
            {layout.visitors}: <output data-counter="">…</output>
          </span>
        </address>
        <nav aria-label={layout.sections}>
          <ul className={styles.sections}>
            {sections.map(({ name, groups: [first] }) => (
              <li key={name}>
                {first?.paths[0] && <Link to={first.paths[0]}>{strings.menu[name]}</Link>}
              </li>
            ))}
            {isShown('/sitemap') && (
              <li>
                <Link to="/sitemap">{pages['/sitemap']}</Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
