/** The records of the admin in which what a page shows is edited. */
import { defaultSiteMap } from '@college/contract/site-map/default';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, Where } from 'payload';
import { asSystem } from '../access.ts';
import { recordIn } from '../duties/findings.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { environment } from '../platform/environment.ts';
import { targetOf } from '../platform/references/address-targets.ts';

/** Lists of the admin by the kind of content on a page (`ContentCode`), with the field of its category. */
const lists: Readonly<Record<string, [CollectionSlug, string?]>> = {
  notices: ['notices', 'type'],
  members: ['members', 'type'],
  evidence: ['evidence-groups', 'report'],
  departments: ['departments', 'stream'],
  employees: ['employees', 'type'],
  departmentfiles: ['department-files', 'type'],
  committees: ['committees'],
  alumni: ['alumni'],
  formerprincipals: ['former-principals'],
  guides: ['guides'],
  importantfiles: ['important-files'],
  rtiofficers: ['rti-officers'],
};

/** Address in the admin where the content of a page is edited, by its path without language prefix. */
export async function editOfPage(path: string, payload: Payload): Promise<string> {
  if (path === '/') return '/admin/globals/college';
  const target = targetOf(environment.SITE_URL + path);
  if (target) {
    const { collection, key } = target;
    const slug = collection as CollectionSlug;
    if (!key.startsWith('/')) return recordIn(slug, Number(key));
    if (slug === 'departments')
      return recordOr(payload, slug, { dept_code: { equals: key.slice(1) } });
  }
  const [, first, second] = path.split('/');
  if (first === 'guides' && second)
    return recordOr(payload, 'guides', { address: { equals: second } });
  if (first === 'text') return '/admin/collections/media';
  const codes = defaultSiteMap.find((page) => page.path === path)?.shows ?? [];
  const [kind = '', ...category] = (codes[0] ?? '').split('/');
  const [slug, field] = lists[kind] ?? [];
  if (slug && codes.length === 1) return listOf(slug, field, category.join('/'));
  const pages = codes.flatMap((code) => (code.startsWith('pages/') ? [code.slice(6)] : []));
  return recordOr(payload, 'pages', { page: { in: [...pages, path.slice(1)] } });
}

const listOf = (slug: CollectionSlug, field: string | undefined, category: string) =>
  `/admin/collections/${slug}${field && category ? `?where[${field}][equals]=${encodeURIComponent(category)}` : ''}`;

/** The record that matches, or else the list of pages in the menu, where every page is found. */
async function recordOr(payload: Payload, slug: CollectionSlug, where: Where): Promise<string> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: slug,
    where,
    limit: 1,
    pagination: false,
    select: {},
  });
  return docs[0] ? recordIn(slug, Number(docs[0].id)) : '/admin/collections/site-pages';
}

/** Records that are named as having a link. */
const MOST_HOLDERS = 3;

/** Addresses in the admin of the records that refer to the file or record at an own address, even if that is gone. */
export async function recordsWithLink(link: string, payload: Payload): Promise<string[]> {
  const target = link.startsWith('/') ? targetOf(environment.SITE_URL + link) : undefined;
  if (!target) return [];
  const rows = await rowsOf(
    payload,
    sql`SELECT DISTINCT source, source_id FROM uses
        WHERE target = ${target.collection} AND target_key = ${target.key}
        ORDER BY source, source_id LIMIT ${MOST_HOLDERS}`,
  );
  return rows.map(({ source, source_id }) =>
    source && String(source) in payload.collections
      ? recordIn(String(source) as CollectionSlug, Number(source_id))
      : `/admin/globals/${source}`,
  );
}
