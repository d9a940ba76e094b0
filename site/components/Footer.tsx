import type { College } from '@college/contract/entities';
import { useStrings } from '../context.ts';
import styles from './Footer.module.css';
import { GamosaBand } from './GamosaBand.tsx';
import { Link } from './Link.tsx';
import { MailLink } from './MailLink.tsx';
import { SiteMenu } from './SiteMenu.tsx';

export function Footer({ college }: { college: College }) {
  const { layout, pages } = useStrings();
  return (
    <footer className={styles.footer}>
      <GamosaBand id="gamosa-foot" />
      <div className={styles.inner}>
        <address className={styles.contact}>
          <span className={styles.name}>{college.name}</span>
          {college.address}
          {college.email && <MailLink to={college.email} />}
          {college.phone && (
            <a href={`tel:${college.phone.replace(/[^\d+]/g, '')}`}>{college.phone}</a>
          )}
          <span className={styles.links} data-noprint="">
            <Link to="/privacy">{pages['/privacy']}</Link>
            <Link to="/accessibility">{pages['/accessibility']}</Link>
          </span>
          <span className={styles.counter} data-script="" data-noprint="">
            {layout.visitors}: <output data-counter="">…</output>
          </span>
        </address>
        <SiteMenu />
      </div>
    </footer>
  );
}
