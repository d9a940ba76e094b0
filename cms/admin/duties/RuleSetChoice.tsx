import type { JSONFieldServerProps } from 'payload';
import { readRuleSets } from '../../duties/rule-sets.ts';
import { labelIn } from '../../words/languages.ts';
import { SwitchList } from './SwitchList.tsx';

/** Tick boxes for the rule sets in `duties/`, in place of the JSON field with the choices. */
export async function RuleSetChoice({ path, i18n, field }: JSONFieldServerProps) {
  const sets = await readRuleSets();
  return (
    <SwitchList
      path={path}
      label={labelIn(i18n.language, field.label)}
      switches={sets.map(({ code, title, source, on }) => ({
        code,
        title: labelIn(i18n.language, title),
        note: labelIn(i18n.language, source),
        on,
      }))}
    />
  );
}
