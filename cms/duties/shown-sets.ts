import { shownSets } from '../content/duties/disclosure.ts';
import { forVisitors } from '../for-visitors.ts';
import type { Visit } from './findings.ts';
import { type RuleSet, readRuleSets } from './rule-sets.ts';

/** Rule sets that the college shows. */
export async function readShownSets(
  visit: Visit,
): Promise<{ shown: RuleSet[]; showsMissing: boolean }> {
  const sets = await readRuleSets();
  const settings = await visit.payload.findGlobal({
    ...forVisitors(visit),
    slug: 'disclosure',
  });
  const choices = new Map(Object.entries(shownSets.readIfKnown(settings) ?? {}));
  return {
    shown: sets.filter(({ code, on }) => choices.get(code) ?? on),
    showsMissing: settings.show_missing === true,
  };
}
