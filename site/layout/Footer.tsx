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
  '/sitemap',
] as const;

const FEEDBACK = '/visitors-note';
const NATIONAL_PORTAL = 'https://www.india.gov.in';

export function Footer({ college }: { college: College }) {
  const { strings, changed } = usePageContext();
  const { layout, pages, general } = strings;
  const isShown = useIsShown();
  const hasContent = (to: string) =>
    isShown(to) && (to !== '/web-information-manager' || college.information_manager.name !== '');
  const { state_portal } = college;
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
          {changed && (
            <span className={styles.note}>
              {`${general.siteUpdated}: `}
              <InlineDate date={changed} />
            </span>
          )}
          <span className={`${styles.note} ${styles.counter}`} data-script="" data-noprint="">
            {`${layout.visitors}: `}
            <output data-counter="">…</output>
          </span>
        </address>
        <nav aria-label={layout.aboutWebsite} data-noprint="">
          <ul className={styles.links}>
            {footerPages.filter(hasContent).map((to) => (
              <li key={to}>
                <Link to={to}>{pages[to]}</Link>
              </li>
            ))}
            {isShown(FEEDBACK) && (
              <li>
                <Link to={FEEDBACK}>{layout.feedback}</Link>
              </li>
            )}
            <li>
              <Link to={NATIONAL_PORTAL}>{layout.nationalPortal}</Link>
            </li>
            {state_portal.link && (
              <li>
                <Link to={state_portal.link}>{state_portal.title || state_portal.link}</Link>
              </li>
            )}
            <li>
              <button type="button" data-script="" data-contrast="">
                {layout.highContrast}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
