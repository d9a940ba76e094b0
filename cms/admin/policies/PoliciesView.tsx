import { policyTitlesIn } from '@college/contract/policies';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ListViewServerProps } from 'payload';
import { collegeLocale } from '../../platform/college-languages.ts';
import { type PolicyStatus, readPolicies } from '../../policies/read-policies.ts';
import { readSignatories } from '../../policies/signatories.ts';
import { readPolicyDues } from '../../reviews/subjects.ts';
import { today } from '../../time-zone/dates.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { AdoptPolicies } from './AdoptPolicies.tsx';
import { StateOfPolicy, stateOf, TextOfPolicy } from './PolicyState.tsx';

type Props = Pick<ListViewServerProps, 'payload' | 'i18n'>;

/** Screen in place of the list: every policy with its state and text, and the form that adopts them. */
export async function PoliciesView({ payload, i18n }: Props) {
  const { language } = i18n;
  const [policies, dues] = await Promise.all([readPolicies(payload), readPolicyDues(payload)]);
  const title = say(language, 'Policies');
  const titles = policyTitlesIn(collegeLocale(language));
  return (
    <main>
      <Gutter className="policies entry-lists">
        <SetStepNav nav={[{ label: title }]} />
        <h1>
          {title} <Help task="policies" />
        </h1>
        <p>
          {say(
            language,
            'The website writes the policies from its settings. Read them, add what is special about the college, and adopt them. Visitors see a policy once it is adopted.',
          )}
        </p>
        <AdoptPolicies
          day={today().split('-').reverse().join('-')}
          policies={policies.map((policy) => ({
            kind: policy.kind,
            title: titles[policy.kind],
            isDue: stateOf(policy, dues.get(policy.kind)) !== 'published',
          }))}
          signatories={await readSignatories(payload, policies)}
        />
        <ul>
          {policies.map((policy) => (
            <li className="policies__policy" key={policy.kind}>
              <a href={formOf(policy)}>{titles[policy.kind]}</a>
              <StateOfPolicy due={dues.get(policy.kind)} language={language} policy={policy} />
              <TextOfPolicy language={language} policy={policy} />
            </li>
          ))}
        </ul>
      </Gutter>
    </main>
  );
}

const formOf = ({ kind, id }: PolicyStatus) =>
  `/admin/collections/policies/${id ?? `create?kind=${kind}`}`;
