/** Checks of the policies and of the person who is responsible for the website. */
import { inEachLocale, type Locale, pathIn } from '@college/contract/locales';
import {
  type PolicyKind,
  policyKinds,
  policyPath,
  policyTitlesIn,
} from '@college/contract/policies';
import type { Adoption } from '../../content/pages/policies.ts';
import type { College } from '../../payload-types.ts';
import { collegeLocales } from '../../platform/college-languages.ts';
import { hasText } from '../../platform/translations/translation-state.ts';
import { changeSentences, isOutOfDate, readPolicies } from '../../policies/read-policies.ts';
import { atNoon, dateText, today } from '../../time-zone/dates.ts';
import type { Sentence } from '../../words/say.ts';
import {
  type Check,
  type CheckContext,
  type Fact,
  type RowState,
  resultOf,
  stateOfParts,
} from '../check.ts';
import { COLLEGE, readCollege } from '../college.ts';
import { ifHidden } from '../hidden-page.ts';
import { checkEachPage, when } from './check-each-page.ts';

const POLICIES = '/admin/collections/policies';

/** Policies that were adopted, say what is true today, and were reviewed in time; with `byManager`, by the Web Information Manager. */
const adopted =
  (kinds: readonly PolicyKind[], { byManager = false } = {}): Check =>
  async (context) => {
    const policies = await readPolicies(context.payload);
    const { information_manager: manager } = byManager ? await readCollege(context) : {};
    const judged = policies
      .filter(({ kind }) => kinds.includes(kind))
      .map((policy) => judge(policy, manager, context));
    const state = stateOfParts(judged.map((each) => each.state));
    const wrong = judged.filter((each) => each.state !== 'met');
    return { state, facts: (wrong.length > 0 ? wrong : judged).flatMap(({ facts }) => facts) };
  };

type Policy = Awaited<ReturnType<typeof readPolicies>>[number];
type Manager = College['information_manager'];

/** True if somebody else than the manager of that day has adopted a policy. */
const isByAnother = ({ on, by }: Adoption, manager: Manager, locale: Locale): boolean =>
  Boolean(manager?.name && manager.name.trim() !== by[locale]?.trim()) &&
  (!manager?.appointed || today(new Date(manager.appointed)) <= on);

function judge(
  policy: Policy,
  manager: Manager,
  context: CheckContext,
): { state: RowState; facts: Fact[] } {
  const { kind, adopted: adoption } = policy;
  const titles = inEachLocale(policyTitlesIn);
  const title = titles[context.locale][kind];
  if (!adoption)
    return {
      state: 'not',
      facts: [
        { says: 'Nobody has adopted: {{policy}}.', values: { policy: title }, link: POLICIES },
      ],
    };
  const review = context.reviews.get(`text:policies/${kind}`);
  if (isOutOfDate(policy)) {
    const sentences = inEachLocale((locale) => changeSentences(policy, locale));
    return {
      state: 'partly',
      facts: sentences[context.locale].map((_, index) => ({
        says: inEachLocale((locale) => `${titles[locale][kind]}: ${sentences[locale][index]}`),
        link: POLICIES,
      })),
    };
  }
  if (review && review.due <= context.now)
    return {
      state: 'partly',
      facts: [
        {
          says: 'The review of {{page}} was due on {{date}}.',
          values: { page: title, date: dateText(review.due.toISOString()) },
          link: '/admin/collections/reviews',
        },
      ],
    };
  const name = adoption.by[context.locale] ?? '';
  if (isByAnother(adoption, manager, context.locale))
    return {
      state: 'partly',
      facts: [
        {
          says: '{{policy}}: adopted by {{name}}, not by the Web Information Manager, {{manager}}.',
          values: { policy: title, name, manager: manager?.name ?? '' },
          link: POLICIES,
        },
      ],
    };
  return {
    state: 'met',
    facts: [
      {
        says: '{{policy}}: adopted by {{name}} on {{date}}.',
        values: { policy: title, name, date: dateText(atNoon(adoption.on)) },
        link: policyPath(kind),
      },
    ],
  };
}

/** 5.4.3: the Web Information Manager has approved all policies and plans. */
export const policies = adopted(policyKinds, { byManager: true });

/** 5.3.3: the security policy, the privacy policy and the contingency plan are approved. */
export const securityPolicies = adopted(['security', 'privacy', 'contingency']);

/** 5.4.1: the manager of the website is named and can be reached, on a page that visitors find. */
export const informationManager: Check = async (context) => {
  const { information_manager } = await readCollege(context);
  const { name, designation, phone, email } = information_manager ?? {};
  const parts: [value: unknown, says: Sentence][] = [
    [name, 'The Web Information Manager has no name.'],
    [designation, 'The Web Information Manager has no designation.'],
    [phone, 'The Web Information Manager has no telephone number.'],
    [email, 'The Web Information Manager has no e-mail address.'],
  ];
  const missing = parts
    .filter(([value]) => !hasText(value))
    .map(([, says]): Fact => ({ says, link: COLLEGE }));
  const hidden = await ifHidden('/web-information-manager', context);
  return resultOf(
    [...missing, ...hidden],
    [
      {
        says: 'The Web Information Manager is {{name}}.',
        values: { name: [name, designation].filter(Boolean).join(', ') },
        link: '/web-information-manager',
      },
    ],
    name ? 'partly' : 'not',
  );
};

/** Headings of the help: finding one's way, files, media, keyboard, display, screen readers. */
const LEAST_HEADINGS = 6;

/** 5.1.14: every page of the newest walk links to the help, which is complete in each language. */
export const help = checkEachPage(
  ({ fixedLinks }) =>
    when(!fixedLinks.includes('help'), '{{page}} has no link to {{value}}.', 'help'),
  {
    more: async ({ pages }) =>
      resultOf(
        collegeLocales().flatMap((locale): Fact[] => {
          const path = pathIn(locale, '/help');
          const page = pages.find((each) => each.path === path);
          const parts = page?.headings.filter((level) => level === 2) ?? [];
          return parts.length >= LEAST_HEADINGS
            ? []
            : [
                {
                  says: 'The help at {{page}} is missing or not complete.',
                  values: { page: path },
                },
              ];
        }),
      ),
  },
);
