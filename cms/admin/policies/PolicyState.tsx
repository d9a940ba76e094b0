import { asRecord } from '@college/contract/as-record';
import { policyKinds } from '@college/contract/policies';
import type { UIFieldServerProps } from 'payload';
import { collegeLocale } from '../../platform/college-languages.ts';
import {
  changeSentences,
  isOutOfDate,
  type PolicyStatus,
  readPolicies,
} from '../../policies/read-policies.ts';
import { readPolicyDues } from '../../reviews/subjects.ts';
import { atNoon, dateText } from '../../time-zone/dates.ts';
import { say } from '../../words/say.ts';

interface Props {
  language: string;
  policy: PolicyStatus;
}

/** The state above the form of a policy, with its text as it reads now. */
export async function PolicyState({ data, payload, i18n, req }: UIFieldServerProps) {
  const kind = asRecord(data).kind ?? req.query?.kind ?? policyKinds[0];
  const [policies, dues] = await Promise.all([readPolicies(payload), readPolicyDues(payload)]);
  const policy = policies.find((each) => each.kind === kind);
  if (!policy) return null;
  return (
    <div className="policies__form">
      <StateOfPolicy due={dues.get(policy.kind)} language={i18n.language} policy={policy} />
      <TextOfPolicy language={i18n.language} policy={policy} />
      <a href="/admin/collections/policies">{say(i18n.language, 'Adopt policies')}</a>
    </div>
  );
}

/** A badge, who adopted the policy, and what has changed since. */
export function StateOfPolicy({ language, policy, due }: Props & { due: Date | undefined }) {
  const { adopted } = policy;
  const state = stateOf(policy, due);
  const sentences = changeSentences(policy, collegeLocale(language));
  return (
    <>
      <span className={`duties__state duties__state--${state}`}>
        {say(language, stateSentences[state])}
      </span>
      {adopted && (
        <span className="entry-note">
          {[
            say(language, 'Adopted on {{date}} by {{name}}', {
              date: dateText(atNoon(adopted.on)),
              name: adopted.by[collegeLocale(language)] ?? '',
            }),
            say(language, 'Version {{number}}', { number: adopted.version }),
            due &&
              !isOutOfDate(policy) &&
              say(language, 'Review until {{date}}', { date: dateText(due.toISOString()) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {sentences.length > 0 && (
        <div className="policies__changes">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </>
  );
}

const stateSentences = {
  published: 'Adopted',
  stale: 'Out of date',
  missing: 'Not adopted',
} as const;

export function stateOf(policy: PolicyStatus, due: Date | undefined): keyof typeof stateSentences {
  if (!policy.adopted) return 'missing';
  return isOutOfDate(policy) || (due && due <= new Date()) ? 'stale' : 'published';
}

/** The text in each language as it would be adopted now. */
export function TextOfPolicy({ language, policy }: Props) {
  return (
    <details className="policies__text">
      <summary>{say(language, 'Read the text as it would be adopted now')}</summary>
      {Object.entries(policy.html).map(([locale, html]) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, whose values are escaped
        <div dangerouslySetInnerHTML={{ __html: html }} key={locale} lang={locale} />
      ))}
    </details>
  );
}
