import {
  isRouteErrorResponse,
  useHref,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import buttonStyles from '../components/navigation/Button.module.css';
import { Link } from '../components/navigation/Link.tsx';
import { SearchForm } from '../components/navigation/SearchForm.tsx';
import { PageBody, PageHeader } from '../components/page/PageHeader.tsx';
import { usePageContext, useStrings } from '../context.ts';
import type { Strings } from '../strings/en.ts';
import styles from './error-page.module.css';
import { MotifBand } from './MotifBand.tsx';

/** A page whose content would take too much memory. */
export class PageTooLarge extends Error {}

/** Replaces a page that does not exist, is too large, or has no answer from the backend. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && [404, 410].includes(error.status);
  const content = isMissing ? (
    <MissingPage status={error.status} sentence={error.data} />
  ) : error instanceof PageTooLarge ? (
    <TooLarge />
  ) : (
    <Unavailable />
  );
  // Without header and footer if these caused the failure.
  if (useRouteLoaderData('layout')) return content;
  return (
    <>
      <MotifBand id="gamosa-top" />
      <main id="content">{content}</main>
    </>
  );
}

/** Returns the title and text for a status. */
export const getErrorTexts = (status: number, { notFound, withdrawn, unavailable }: Strings) =>
  ({ 404: notFound, 410: withdrawn })[status] ?? unavailable;

/** Page for an unknown address or a withdrawn file. */
function MissingPage({ status, sentence }: { status: number; sentence?: string }) {
  const { strings, menu } = usePageContext();
  const { notFound, pages, menu: groups } = strings;
  const { title, text } = getErrorTexts(status, strings);
  return (
    <>
      <PageHeader title={title} lead={sentence || text} />
      <PageBody>
        <SearchForm />
        {menu.length > 0 && (
          <section className={styles.suggestions}>
            <h2>{notFound.suggestions}</h2>
            <div className={styles.groups}>
              {menu.map(({ name, groups: [first] }) => (
                <div key={name}>
                  <h3>{groups[name]}</h3>
                  <ul>
                    {first?.paths.slice(0, 4).map((path) => (
                      <li key={path}>
                        <Link to={path}>{pages[path]}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        )}
      </PageBody>
    </>
  );
}

function TooLarge() {
  const { tooLarge } = useStrings();
  return (
    <>
      <PageHeader title={tooLarge.title} lead={tooLarge.text} />
      <PageBody>
        <SearchForm />
      </PageBody>
    </>
  );
}

function Unavailable() {
  const { unavailable } = useStrings();
  const { path } = usePageContext();
  const retryAddress = `${useHref(path)}${useLocation().search}`;
  return (
    <>
      <PageHeader title={unavailable.title} lead={unavailable.text} />
      <PageBody>
        <a href={retryAddress} className={buttonStyles.button}>
          {unavailable.retry}
        </a>
      </PageBody>
    </>
  );
}
