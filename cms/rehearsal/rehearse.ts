/**
 * Judges a report by all rules that hold today. The report is written to a file and judged in a limited child process,
 * because its texts may come from anybody and may be long.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { readTemplates } from '../duties/evidence-templates.ts';
import type { EvidenceGroup } from '../payload-types.ts';
import type { Limits } from '../platform/decoders/limited.ts';
import { parseInChild } from '../platform/decoders/parse-in-child.ts';
import { environment } from '../platform/environment.ts';
import { folder as cms } from '../platform/folder.ts';
import { readRedirects } from '../platform/references/landing.ts';
import { type Finding, type NewFinding, withKey } from './finding.ts';
import { landingFinding } from './landing-finding.ts';
import { readFeedback } from './read-feedback.ts';
import type { RuleFinding, Task } from './rehearse-child.ts';
import { type OnFile, readReport } from './report.ts';
import { limitsOfChecks, readRules, rulesOn } from './rules.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

const limits: Limits = { seconds: 60, megabytes: 700, answer: 10_000_000 };
const task = {
  program: 'rehearsal/rehearse-child.ts',
  reads: [path.join(cms, 'reading')],
  turn: 'queued',
} as const;

/** Findings in the order of the metrics. Throws `OverLimit` if the report is too large to be judged. */
export async function rehearse(
  payload: Payload,
  group: EvidenceGroup,
  { now = new Date(), onFile = async () => {} }: { now?: Date; onFile?: OnFile } = {},
): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  const file = path.join(folder, 'report');
  try {
    const lines = linesFor(payload, group, now, onFile);
    await pipeline(Readable.from(lines), createWriteStream(file, { mode: 0o600 }));
    const redirects = await readRedirects(payload);
    const findings: Finding[] = [];
    for await (const { rule, finding } of parseInChild<RuleFinding>(task, { file }, limits)) {
      const holding = isOpen(finding) ? await landingFinding(finding, payload, redirects) : finding;
      if (holding) findings.push(withKey(rule, holding));
    }
    return findings.toSorted((a, b) => compare(a.place.metric, b.place.metric));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isOpen = (finding: NewFinding): finding is NewFinding & Required<Pick<NewFinding, 'own'>> =>
  finding.own !== undefined;

async function* linesFor(
  payload: Payload,
  group: EvidenceGroup,
  now: Date,
  onFile: OnFile,
): AsyncGenerator<string> {
  yield `${JSON.stringify(await taskFor(payload, now))}\n`;
  for await (const line of readReport(payload, group, onFile)) yield `${JSON.stringify(line)}\n`;
}

async function taskFor(payload: Payload, now: Date): Promise<Task> {
  const rules = rulesOn(await readRules(), now).flatMap(({ id, check, limits }) =>
    check ? { id, check, limits: limitsOfChecks[check].parse(limits) } : [],
  );
  const foreign = rules.flatMap(({ check, limits }) =>
    check === 'foreign-host' ? limitsOfChecks[check].parse(limits) : [],
  );
  const authorityHosts = foreign.flatMap(({ authorities }) => authorities);
  const ofOthers = [...authorityHosts, ...foreign.flatMap(({ mailboxes }) => mailboxes)];
  const website = {
    site: environment.SITE_URL,
    cms: environment.CMS_URL,
    ownHosts: (await hostsOfCollege(payload)).filter((host) => !ofOthers.includes(host)),
  };
  return {
    rules,
    website,
    authorityHosts,
    templates: readTemplates(),
    storageHosts: foreign.flatMap(({ hosts }) => hosts),
    socialHosts: foreign.flatMap(({ social }) => social),
    feedback: await readFeedback(payload, website),
  };
}

/** The host in the e-mail address of the college. */
async function hostsOfCollege(payload: Payload): Promise<string[]> {
  const { email } = await payload.findGlobal({ ...asSystem, slug: 'college' });
  const [, host] = /@([\w.-]+)$/.exec((email ?? '').trim().toLowerCase()) ?? [];
  return host ? [host] : [];
}
