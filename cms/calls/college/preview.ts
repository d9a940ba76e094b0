/**
 * A record as its editor has it, published or not, with what is written and not saved: for requests
 * with a preview token of the admin.
 */

import { limitPerNetwork, previewPlaces } from '@college/contract/calls/call';
import type { Preview } from '@college/contract/calls/college';
import { noticeTypes } from '@college/contract/codes';
import { ALL_QUARTERS } from '@college/contract/days/years';
import { ASSAMESE, type Locale } from '@college/contract/locales';
import { openPlaces } from '@college/server/places';
import type { FlattenedField, SelectType } from 'payload';
import { flag } from '../../for-visitors.ts';
import type {
  College,
  Department,
  Employee,
  Guide,
  Notice,
  Page,
  User,
} from '../../payload-types.ts';
import { collegeLocales } from '../../platform/college-languages.ts';
import { anyCollection } from '../../platform/database/any-collection.ts';
import { origins } from '../../platform/http/origins.ts';
import { mayPreview, type Previewed } from '../../platform/preview/preview-address.ts';
import { readToken, signPreview } from '../../platform/preview/preview-token.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countRequest } from '../../platform/shared-counts.ts';
import { presentDepartment } from '../departments/department.ts';
import type { Context, Handler, WithBody } from '../handler.ts';
import { readHeads } from '../heads.ts';
import { notice } from '../notices/notice.ts';
import { presentProfile, profileFields } from '../people/profiles.ts';
import { withRelated } from '../related.ts';
import { presentCollege } from './college.ts';
import { guide, staticPage } from './pages.ts';
import { fieldMarks, recordIn, type Unsaved } from './unsaved.ts';

const places = openPlaces(previewPlaces);

export const getpreview: Handler<'getpreview', WithBody<'getpreview'>> = async (
  { collection, id, token },
  context,
) => {
  const { payload, network, readBody } = context;
  const previewed = { collection, id: Number(id) };
  const opened = await readToken(token, previewed, payload);
  if (!opened) {
    const seconds = await countRequest(payload, `wrong preview ${network}`, limitPerNetwork);
    if (seconds > 0) throw new Refusal('tooMany', { seconds });
    return 0;
  }
  const { user, holder } = opened;
  const filesAt = (file: number) =>
    `/files/preview/${file}/${signPreview({ collection: 'media', id: file }, holder)}`;
  const leave = await places.enter();
  if (!leave) throw new Refusal('previewsFull', { seconds: 1 });
  try {
    const unsaved = await readBody();
    const record = await readRecord(previewed, user, context);
    if (!record) return 0;
    return await present(previewed, record, unsaved, { ...context, preview: { user, filesAt } });
  } finally {
    leave();
  }
};

interface Saved {
  /** The fields that the page shows. */
  fields: readonly FlattenedField[];
  /** The latest version in all languages; empty for a record that is not saved yet. */
  values: Record<string, unknown>;
}

/** Reads with the rights of the account. Undefined without a right to the record. */
async function readRecord(
  { collection, id }: Previewed,
  user: User,
  { payload }: Context,
): Promise<Saved | undefined> {
  const hasNoDraft = collection === 'college' || id === 0;
  if (hasNoDraft && !(await mayPreview({ collection, id }, user, payload))) return undefined;
  const options = { user, overrideAccess: false, depth: 0, locale: 'all' } as const;
  if (collection === 'college') {
    const { flattenedFields = [] } =
      payload.globals.config.find(({ slug }) => slug === collection) ?? {};
    const values = await payload.findGlobal({ ...options, slug: collection });
    return { fields: flattenedFields, values: { ...values } };
  }
  const select: SelectType | undefined = selections[collection];
  const fields = payload.collections[collection].config.flattenedFields.filter(
    (field) => !select || ('name' in field && Object.hasOwn(select, field.name)),
  );
  if (id === 0) return { fields, values: {} };
  const values = await anyCollection(payload).findByID({
    ...options,
    collection,
    id,
    select: select && { ...select, _status: true },
    draft: true,
    disableErrors: true,
  });
  return values ? { fields, values } : undefined;
}

const selections = {
  notices: notice.select,
  pages: staticPage.select,
  employees: profileFields,
  guides: guide.select,
  // All fields, because a department's page shows all its tables.
  departments: undefined,
} as const;

async function present(
  { collection, id }: Previewed,
  { fields, values }: Saved,
  unsaved: Unsaved | undefined,
  context: Context,
): Promise<Preview> {
  const readIn = (locale: Locale) => recordIn(fields, values, { locale, unsaved });
  const inLocale = readIn(context.locale);
  const record: unknown = { ...inLocale, id };
  const about = {
    // Without drafts, visitors see what is saved.
    published: flag(Object.keys(values).length > 0 && values._status !== 'draft'),
    framed_by: origins,
    fields: await withRelated(context, (related) => fieldMarks(fields, inLocale, related)),
  };
  // Drafts may lack required fields.
  switch (collection) {
    case 'notices': {
      const draft = record as Notice;
      const typed = { ...draft, type: draft.type ?? noticeTypes[0] };
      const answer = await withRelated(context, (related) => notice.present(typed, related));
      return { collection, ...about, notice: answer };
    }
    case 'pages': {
      const answer = await withRelated(context, (related) =>
        staticPage.present(record as Page, related),
      );
      return { collection, ...about, page: answer };
    }
    case 'employees': {
      const draft = record as Employee;
      const typed = { ...draft, type: draft.type ?? 'FACULTY', name: draft.name ?? '' };
      const profile = await presentProfile(typed, ALL_QUARTERS, context);
      const published = flag(about.published === 1 && profile.liveNow === 1);
      return { collection, ...about, published, profile };
    }
    case 'departments': {
      const draft = record as Department;
      const named = {
        ...draft,
        dept_code: draft.dept_code ?? '',
        dept_name: draft.dept_name ?? '',
        stream: draft.stream ?? 'OTHERS',
      };
      const hasAssamese = collegeLocales().includes(ASSAMESE);
      const assamese = hasAssamese ? String(readIn(ASSAMESE).dept_name ?? '') : '';
      const heads = (await readHeads(context, [draft.id])).get(draft.id) ?? [];
      const department = await withRelated(context, (related) => ({
        ...presentDepartment(named, assamese, related),
        heads,
      }));
      return { collection, ...about, department };
    }
    case 'guides': {
      const draft = record as Guide;
      const named = { ...draft, title: draft.title ?? '', address: draft.address ?? '' };
      const answer = await withRelated(context, (related) => guide.present(named, related));
      return { collection, ...about, guide: answer };
    }
    case 'college': {
      const answer = await presentCollege(context, record as College);
      return { collection, ...about, college: answer };
    }
  }
}
