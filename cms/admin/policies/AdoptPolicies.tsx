'use client';
import type { PolicyKind } from '@college/contract/policies';
import { Button, CheckboxInput, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Signatory } from '../../policies/signatories.ts';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

interface Props {
  /** DD-MM-YYYY. */
  day: string;
  policies: readonly { kind: PolicyKind; title: string; isDue: boolean }[];
  /** The proposed name and designation in each language. */
  signatories: readonly Signatory[];
}

/** Form that adopts the ticked policies in the name of a person. */
export function AdoptPolicies({ day, policies, signatories }: Props) {
  const say = useSay();
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<PolicyKind>>(
    new Set(policies.filter(({ isDue }) => isDue).map(({ kind }) => kind)),
  );
  const toggle = (kind: PolicyKind, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(kind);
    else next.delete(kind);
    setChosen(next);
  };
  const adopt = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textsOf = (field: string) =>
      Object.fromEntries(
        signatories.map(({ locale }) => [locale, String(form.get(`${field}-${locale}`) ?? '')]),
      );
    setSending(true);
    try {
      await post('/api/adopt-policies', {
        kinds: [...chosen],
        on: String(form.get('on') ?? ''),
        by: textsOf('name'),
        designation: textsOf('designation'),
      });
      toast.success(say('Adopted.'));
      setChosen(new Set());
      router.refresh();
    } catch (error) {
      toast.error(problemOf(error, say));
    }
    setSending(false);
  };
  return (
    <form className="policies__adopt" onSubmit={adopt}>
      <fieldset>
        <legend>{say('Policies to adopt')}</legend>
        {policies.map(({ kind, title }) => (
          <CheckboxInput
            checked={chosen.has(kind)}
            id={`adopt-${kind}`}
            key={kind}
            label={title}
            onToggle={(event) => toggle(kind, event.target.checked)}
          />
        ))}
      </fieldset>
      {signatories.map(({ locale, name, designation }) => (
        <div className="policies__person" key={locale} lang={locale}>
          <label>
            {say('Adopted by: name')} ({locale})
            <input defaultValue={name} maxLength={200} name={`name-${locale}`} />
          </label>
          <label>
            {say('Designation')} ({locale})
            <input defaultValue={designation} maxLength={200} name={`designation-${locale}`} />
          </label>
        </div>
      ))}
      <label>
        {say('Day of adoption')}
        <input defaultValue={day} inputMode="numeric" name="on" />
      </label>
      <Button disabled={isSending} margin={false} type="submit">
        {say('Adopt')}
      </Button>
    </form>
  );
}
