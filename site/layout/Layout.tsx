import type { AdmissionSettings, College } from '@college/contract/entities';
import type { LoaderFunctionArgs } from 'react-router';
import { Outlet, useLoaderData } from 'react-router';
import { loaderContext } from '../context.ts';
import { Alert } from './Alert.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageComing } from './PageComing.tsx';
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
  return (
    <>
      {college.alert && <Alert alert={college.alert} />}
      <Header college={college} admission={admission} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer college={college} />
      <Toast />
      <PageComing />
    </>
  );
}
