/** Judges a report by all rules that hold today, metric by metric. */
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import type { EvidenceGroup } from '../payload-types.ts';
import { judge } from './checks.ts';
import type { Finding } from './finding.ts';
import { readReport } from './report.ts';
import { limitsOfChecks, readRules, rulesOn } from './rules.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

/** Findings in the order of the metrics. */
export async function rehearse(
  payload: Payload,
  group: EvidenceGroup,
  { now = new Date() }: { now?: Date } = {},
): Promise<Finding[]> {
  const report = await readReport(payload, group);
  const rules = rulesOn(await readRules(), now);
  const foreign = rules.flatMap(({ check, limits }) =>
    check === 'foreign-host' ? limitsOfChecks[check].parse(limits) : [],
  );
  const storageHosts = foreign.flatMap(({ hosts }) => hosts);
  const authorityHosts = foreign.flatMap(({ authorities }) => authorities);
  const ownHosts = await hostsOfCollege(payload);
  const findings: Finding[] = [];
  for (const rule of rules)
    findings.push(
      ...(await judge(rule, { payload, report, storageHosts, authorityHosts, ownHosts })),
    );
  return findings.toSorted((a, b) => compare(a.metric, b.metric));
}

/** Hosts of mailboxes that everybody can have. */
const mailHosts = /^(?:gmail|googlemail|yahoo|ymail|rediffmail|outlook|hotmail|live)\./;

async function hostsOfCollege(payload: Payload): Promise<string[]> {
  const { email } = await payload.findGlobal({ ...asSystem, slug: 'college', depth: 0 });
  const [, host = ''] = /@([\w.-]+)$/.exec((email ?? '').trim().toLowerCase()) ?? [];
  return host && !mailHosts.test(host) ? [host] : [];
}
