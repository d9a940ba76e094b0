import type { AdmissionSettings, College } from '@college/contract/entities';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { LinkTabs } from '../components/navigation/LinkTabs.tsx';
import { Dialog } from '../components/page/Dialog.tsx';
import { loaderContext, usePageContext, useStrings } from '../context.ts';
import alertStyles from './Alert.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { PreviewBanner } from './PreviewBanner.tsx';

export interface LayoutData {
  college: College;
  admission: AdmissionSettings;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<LayoutData> {
  const { call } = context.get(loaderContext);
  const [college, admission] = await Promise.all([
    call.getcollege(),
    call['settings/admissionSettings.json'](),
  ]);
  return { college, admission };
}

/** Header and footer around every page. */
export function Layout() {
  const { college, admission } = useLoaderData<LayoutData>();
  const { parts, preview } = usePageContext();
  return (
    <>
      {preview && <PreviewBanner {...preview} />}
      {college.alert && <Alert alert={college.alert} />}
      <Header college={college} admission={admission} />
      <main id="content" tabIndex={-1}>
        {parts > 1 ? <PartOfPage /> : <Outlet />}
      </main>
      <Footer college={college} />
      {college.leaving_notice === 1 && <LeavingNotice college={college.name} />}
      <Toast />
      <NextPageStatus />
    </>
  );
}

function PartOfPage() {
  return (
    <>
      <Outlet />
      <PartLinks />
    </>
  );
}

/** The emergency message, above everything else and first for screen readers. */
export function Alert({ alert }: { alert: NonNullable<College['alert']> }) {
  const { layout } = useStrings();
  return (
    <aside
      className={`${alertStyles.alert} ${alertStyles[alert.colour]}`}
      aria-label={layout.alert}
    >
      <p>{alert.text}</p>
    </aside>
  );
}

/** The question before a link leads to another website. `enhance/leaving.ts` opens it and adds address and host. */
export function LeavingNotice({ college }: { college: string }) {
  const { layout } = useStrings();
  return (
    <Dialog id="leaving" title={layout.leaving.title}>
      <p>{layout.leaving.text(college)}</p>
      <a href="#leaving" target="_blank" rel="noopener" data-other-site="" data-close="">
        {layout.leaving.go} <b />
        <span className="visually-hidden"> {layout.otherSite}</span>
      </a>
    </Dialog>
  );
}

/** Shows short messages, for screen readers too. */
export function Toast() {
  const { layout } = useStrings();
  return <div id="toast" role="status" data-new-tab={layout.newTab} />;
}

/** Shows that the next page is loading (`enhance/next-page.ts`), for screen readers too. */
export function NextPageStatus() {
  const { loading, loadingGallery } = useStrings().layout;
  return <div id="coming" role="status" data-loading={loading} data-gallery={loadingGallery} />;
}

/** Links to the other parts of a page that is too long to send at once. */
export function PartLinks() {
  const { strings, path, search, part, parts } = usePageContext();
  const tabs = Array.from({ length: parts }, (_, index) => ({
    to: partAddress(path, search, index + 1),
    label: `${index + 1}`,
    current: index + 1 === part,
  }));
  return (
    <div className={styles.parts}>
      <p>{strings.general.partOf(part, parts)}</p>
      <LinkTabs label={strings.general.parts} tabs={tabs} />
    </div>
  );
}

function partAddress(path: string, search: string, part: number): string {
  const query = new URLSearchParams(search);
  query.delete('part');
  if (part > 1) query.set('part', `${part}`);
  return query.size > 0 ? `${path}?${query}` : path;
}
