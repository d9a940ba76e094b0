import type { PhotoType } from '@college/contract/codes';
import { policyPath } from '@college/contract/policies';
import type { PagePath } from '@college/contract/site-map/default';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageBanner } from '../../components/page/PageBanner.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { hasContent, StaticText } from '../../components/page/StaticText.tsx';
import { PolicyText } from '../../components/policies/PolicyText.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type Described, loaderContext, useStrings } from '../../context.ts';
import { type Kind, kindMeta } from '../kind.ts';
import { Help } from './Help.tsx';
import { RetentionTable, standardTexts } from './StandardTexts.tsx';

/** Makes a page with the text `code` of `getpage`, and optionally the first photo of the type `banner` above it. */
export const staticPage =
  (code: string, banner?: PhotoType): Kind =>
  (path) => ({
    loader: (args) => load({ path, code, banner }, args),
    meta,
    Component,
    shows: standardTexts[path] || fixedContent[path] ? [] : [`pages/${code}`],
  });

/** Content that follows the editor's text because it must be accurate. */
const fixedContent: Partial<Record<PagePath, ComponentType>> = {
  '/help': Help,
  '/privacy': RetentionTable,
};

interface Definition {
  path: PagePath;
  code: string;
  banner: PhotoType | undefined;
}

async function load({ path, code, banner: type }: Definition, { context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const [page, [banner], college, policies] = await Promise.all([
    call.getpage({ page: code }),
    type ? call.getphotosforwebsite({ type }) : [],
    standardTexts[path] ? call.getcollege() : undefined,
    path === '/privacy' ? call.getpolicies() : [],
  ]);
  const contact = college && { email: college.email, phone: college.phone };
  const policy = policies.find((each) => policyPath(each.kind) === path);
  return { path, page, banner, contact, policy };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data: { path, page, policy }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, { college, text: policy?.html ?? (page === 0 ? '' : page.html) });

function Component() {
  const { path, page, banner, contact, policy } = useLoaderData<Data>();
  const { pages, notices } = useStrings();
  if (policy)
    return (
      <SectionPage title={pages[path]} dates={[policy.adopted]}>
        <PolicyText policy={policy} />
      </SectionPage>
    );
  const Always = fixedContent[path];
  const standard = contact && standardTexts[path]?.(contact);
  return (
    <SectionPage title={pages[path]} dates={page === 0 ? [] : [page.updated]}>
      {banner && <PageBanner photo={banner} />}
      {page !== 0 && hasContent(page) ? (
        <StaticText page={page} />
      ) : (
        (standard ?? (!Always && <Empty>{notices.nothingYet}</Empty>))
      )}
      {Always && <Always />}
    </SectionPage>
  );
}
