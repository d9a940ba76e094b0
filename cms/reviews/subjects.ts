/** Everything that has an owner and a review date: pages of the site map, rows of the duties, standing texts. */
import type { Locale } from '@college/contract/locales';
import { policyPath, policyTitlesIn } from '@college/contract/policies';
import { defaultSiteMap } from '@college/contract/site-map/default';
import { addMonths } from 'date-fns';
import type { Payload } from 'payload';
import { asSystem, isAdministrator } from '../access.ts';
import { matrixKey, readMatrix } from '../certification/matrix.ts';
import { DEFAULT_MONTHS } from '../content/duties/review-settings.ts';
import { dutyKey } from '../duties/evaluate.ts';
import { pathOfSet, rowsForColleges } from '../duties/rule-sets.ts';
import { readShownSets } from '../duties/shown-sets.ts';
import { idOf } from '../id-of.ts';
import type { Review, ReviewSetting, User } from '../payload-types.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { isOutOfDate, readPolicies } from '../policies/read-policies.ts';
import { atNoon } from '../time-zone/dates.ts';

export type SubjectKind = 'page' | 'duty' | 'text';

/** An account, or an office that has an e-mail address alone. */
export interface Owner {
  name: string;
  email: string;
  /** Undefined for an office. */
  account?: number;
}

export interface Subject {
  /** `page:/contactus`, `duty:rti-4-1-b/ii` or `text:pages/3`. */
  key: string;
  kind: SubjectKind;
  title: string;
  /** Where visitors read it, if it has an address. */
  path: string | undefined;
  /** Page of the admin where it is changed. */
  edit: string;
  owner: Owner | undefined;
  /** The stored record of its owner and review, if there is one. */
  review: number | undefined;
  reviewedAt: string | undefined;
  due: Date;
}

interface Part extends Pick<Subject, 'key' | 'kind' | 'title' | 'path' | 'edit'> {
  /** ISO moment of its last change; a standing text that was just written needs no review. */
  changed?: string;
  /** Its own period, in place of the default one. */
  months?: number;
  /** True if it must be read now, whatever its period says. */
  isDue?: boolean;
}

const everything = { ...asSystem, pagination: false } as const;

/** The account that owns what has no owner of its own: the chosen one, or the first administrator. */
export async function readDefaultOwner(payload: Payload): Promise<Owner | undefined> {
  const [settings, { docs: users }] = await Promise.all([
    payload.findGlobal({ ...asSystem, slug: 'review-settings' }),
    payload.find({ ...everything, collection: 'users', sort: 'createdAt' }),
  ]);
  const user = defaultOwner(settings, users);
  return user && accountOwner(user);
}

const defaultOwner = ({ default_owner }: ReviewSetting, users: readonly User[]) =>
  users.find(({ id }) => id === idOf(default_owner)) ??
  users.find(({ role }) => isAdministrator(role));

const accountOwner = ({ id, name, email }: Account): Owner => ({
  ...{ name: name || email, email, account: id },
});

/** All subjects with their owners, in the order of kinds. */
export async function readSubjects(payload: Payload, locale: Locale): Promise<Subject[]> {
  const [parts, { docs: reviews }, settings, { docs: users }] = await Promise.all([
    Promise.all([
      readPages(payload, locale),
      readDuties(payload, locale),
      readMatrixRows(locale),
      readTexts(payload, locale),
      readAdoptedPolicies(payload, locale),
    ]),
    payload.find({ ...everything, collection: 'reviews', locale }),
    payload.findGlobal({ ...asSystem, slug: 'review-settings' }),
    payload.find({ ...everything, collection: 'users', sort: 'createdAt' }),
  ]);
  const byKey = new Map(reviews.map((review) => [review.subject, review]));
  const accounts = new Map(users.map((user) => [user.id, user]));
  const fallback = defaultOwner(settings, users);
  // A new college counts as reviewed on its first day.
  const firstDay = users[0]?.createdAt ?? new Date().toISOString();
  return parts.flat().map(({ changed, months, isDue, ...part }): Subject => {
    const review = byKey.get(part.key);
    const last =
      [review?.reviewed_at ?? changed ?? firstDay, changed ?? ''].toSorted().at(-1) ?? firstDay;
    return {
      ...part,
      owner: ownerOf(review, accounts, fallback),
      review: review?.id,
      reviewedAt: review?.reviewed_at ?? undefined,
      due: isDue
        ? new Date()
        : addMonths(new Date(last), months ?? review?.months ?? monthsOf(part.kind, settings)),
    };
  });
}

const monthsOf = (kind: SubjectKind, settings: ReviewSetting): number =>
  settings[`${kind}_months`] ?? DEFAULT_MONTHS;

type Account = Pick<User, 'id' | 'email' | 'name'>;

function ownerOf(
  review: Review | undefined,
  accounts: ReadonlyMap<number, Account>,
  fallback: Account | undefined,
): Owner | undefined {
  const account = accounts.get(idOf(review?.owner) ?? 0);
  if (!account && review?.office_email)
    return { name: review.office || review.office_email, email: review.office_email };
  const user = account ?? fallback;
  return user && accountOwner(user);
}

async function readPages(payload: Payload, locale: Locale): Promise<Part[]> {
  const { docs: changes } = await payload.find({ ...everything, collection: 'site-pages', locale });
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const own = changes.filter(({ kind }) => kind);
  return [
    ...defaultSiteMap.map(({ path, titles }) => ({ path, title: titles[locale] })),
    ...own.map(({ path }) => ({ path, title: path })),
  ]
    .filter(({ path }) => !byPath.get(path)?.hidden)
    .map(({ path, title }) => ({
      key: `page:${path}`,
      kind: 'page',
      title: byPath.get(path)?.title || title,
      path,
      edit: '/admin/collections/site-pages',
    }));
}

async function readDuties(payload: Payload, locale: Locale): Promise<Part[]> {
  const { shown } = await readShownSets({ payload, locale });
  return shown.flatMap((set) =>
    rowsForColleges(set).map(({ row }) => ({
      key: `duty:${dutyKey(set, row)}`,
      kind: 'duty' as const,
      title: `${set.title[locale]}: ${row.title[locale]}`,
      path: pathOfSet(set),
      edit: '/admin/collections/duty-answers',
    })),
  );
}

/** Rows of the conformity matrix that are not for the developer of the site alone. */
async function readMatrixRows(locale: Locale): Promise<Part[]> {
  const { sections } = await readMatrix();
  const rows = sections.flatMap((section) => section.rows);
  return rows
    .filter(({ by, ask }) => by !== 'software' || ask)
    .map((row) => ({
      key: `duty:${matrixKey(row)}`,
      kind: 'duty' as const,
      title: `GIGW ${row.id}: ${row.title[locale]}`,
      path: undefined,
      edit: '/admin/collections/certification-runs',
    }));
}

async function readTexts(payload: Payload, locale: Locale): Promise<Part[]> {
  const [pages, guides] = await Promise.all([
    payload.find({
      ...everything,
      collection: 'pages',
      locale,
      where: { _status: { equals: 'published' } },
      select: { title: true, updatedAt: true },
    }),
    payload.find({
      ...everything,
      collection: 'guides',
      locale,
      select: { title: true, address: true, updatedAt: true },
    }),
  ]);
  const text = (collection: 'pages' | 'guides', id: number, title: string, changed: string) => ({
    key: `text:${collection}/${id}`,
    kind: 'text' as const,
    title,
    edit: `/admin/collections/${collection}/${id}`,
    changed,
  });
  return [
    ...pages.docs.map(({ id, title, updatedAt }) => ({
      ...text('pages', id, title, updatedAt),
      path: undefined,
    })),
    ...guides.docs.map(({ id, title, address, updatedAt }) => ({
      ...text('guides', id, title, updatedAt),
      path: `/guides/${address}`,
    })),
  ];
}

/** The beginning of the key of a policy. */
const POLICY = 'text:policies/';

/** Adopted policies. One that no longer says what is true must be read at once. */
async function readAdoptedPolicies(payload: Payload, locale: Locale): Promise<Part[]> {
  const titles = policyTitlesIn(locale);
  return (await readPolicies(payload)).flatMap((policy) =>
    policy.adopted
      ? {
          key: `${POLICY}${policy.kind}`,
          kind: 'text' as const,
          title: titles[policy.kind],
          path: policyPath(policy.kind),
          edit: '/admin/collections/policies',
          changed: atNoon(policy.adopted.on),
          months: policy.months,
          isDue: isOutOfDate(policy),
        }
      : [],
  );
}

/** The day until which each adopted policy must be reviewed, by its kind. */
export async function readPolicyDues(payload: Payload): Promise<Map<string, Date>> {
  const subjects = await readSubjects(payload, mainLocale());
  return new Map(subjects.map(({ key, due }) => [key.replace(POLICY, ''), due]));
}
