import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { leaveRefusedForm } from '../../../../admin/leave-refused-form.ts';
import { importMap } from '../importMap.js';

interface Address {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Address) =>
  generatePageMetadata({ config, params, searchParams });

export default async function Page({ params, searchParams }: Address) {
  await leaveRefusedForm((await params).segments);
  return RootPage({ config, importMap, params, searchParams });
}
