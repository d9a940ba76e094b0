import type { Locale } from '@college/contract/locales';
import type { PolicyKind } from '@college/contract/policies';
import type { PayloadRequest } from 'payload';
import { asSystem } from '../access.ts';
import { collegeLocales, mainLocale } from '../platform/college-languages.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import { readDate } from '../reading/written-date.ts';
import { atNoon, today } from '../time-zone/dates.ts';
import { readPolicies } from './read-policies.ts';

export interface AdoptionForm {
  kinds: readonly PolicyKind[];
  /** The day as a person writes it. */
  on: string;
  /** By language; a language without a name gets that of the main language. */
  by: Partial<Record<Locale, string>>;
  designation: Partial<Record<Locale, string>>;
}

/**
 * Stores the texts of policies as they read today, in every language, as adopted by a person.
 *
 * @throws `Refusal` if nothing is chosen, or the name, the designation or the day is missing or wrong.
 */
export async function adoptPolicies(
  { kinds, on, by, designation }: AdoptionForm,
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<void> {
  if (kinds.length === 0) throw new Refusal('policyNone');
  const main = mainLocale();
  if (![by, designation].every((texts) => texts[main]?.trim())) throw new Refusal('policyPerson');
  const adoptedOn = readDate(on);
  if (!adoptedOn || adoptedOn > today()) throw new Refusal('policyDay', { day: on });
  const inEveryLanguage = (texts: Partial<Record<Locale, string>>) =>
    Object.fromEntries(
      collegeLocales().map((locale) => [locale, (texts[locale]?.trim() || texts[main]) ?? '']),
    );
  const policies = await readPolicies(payload);
  await inTransaction(payload, async (req) => {
    const write = {
      ...asSystem,
      collection: 'policies',
      req: Object.assign(req, { user }),
    } as const;
    for (const policy of policies.filter(({ kind }) => kinds.includes(kind))) {
      const { html, addition, facts, adoptions: former } = policy;
      const id = policy.id ?? (await payload.create({ ...write, data: { kind: policy.kind } })).id;
      const adoption = {
        version: former.length + 1,
        on: adoptedOn,
        by: inEveryLanguage(by),
        designation: inEveryLanguage(designation),
        ...{ html, addition, facts },
      };
      await payload.update({
        ...write,
        id,
        data: { adopted_on: atNoon(adoptedOn), adoptions: [...former, adoption] },
      });
    }
  });
}
