import type { AdmissionSettings, College } from '@college/contract/entities';
import type { LoaderFunctionArgs } from 'react-router';
import { Outlet, useLoaderData } from 'react-router';
import { loaderContext, useReading } from '../context.ts';
import { Alert } from './Alert.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageComing } from './PageComing.tsx';
import { PartLinks } from './PartLinks.tsx';
import { Toast } from './Toast.tsx';

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
  const { parts } = useReading();
  return (
    <>
      {college.alert && <Alert alert={college.alert} />}
      <Header college={college} admission={admission} />
      <main id="content" tabIndex={-1}>
        {parts > 1 ? <PartOfPage /> : <Outlet />}
      </main>
      <Footer college={college} />
      <Toast />
      <PageComing />
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
