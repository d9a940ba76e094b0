/** Child process of `rehearse.ts`: reads a report and writes what its rules find. */

import { createHash } from 'node:crypto';
import type { Template } from '../duties/evidence-templates.ts';
import { writeAnswers } from '../platform/decoders/answer-lines.ts';
import { linesOf } from '../platform/decoders/lines.ts';
import { buildReport } from './build-report.ts';
import { runCheck } from './checks.ts';
import type { CheckContext, NewFinding } from './finding.ts';
import type { ReportLine } from './report.ts';
import type { CheckName, Limits } from './rules.ts';

/** The first line: everything besides the report itself. */
export interface Task extends Omit<CheckContext, 'report'> {
  templates: Template[];
  /** Rules with a check, with their parsed limits. */
  rules: { id: string; check: CheckName; limits: Limits<CheckName> }[];
}

export interface RuleFinding {
  rule: string;
  finding: NewFinding;
}

/** Characters of a value in a finding. A cell has up to 32,767, and a person reads the beginning. */
const LONGEST_VALUE = 300;

const shortened = (values: NewFinding['values']): NewFinding['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > LONGEST_VALUE
        ? `${value.slice(0, LONGEST_VALUE)}…`
        : value,
    ]),
  );

/** A hash in place of a content, which may be a row with many long cells. */
const hashOf = (content: string): string =>
  content && createHash('sha256').update(content).digest('base64url').slice(0, 22);

await writeAnswers<RuleFinding>(async (answer) => {
  const lines = linesOf(process.stdin.setEncoding('utf8'));
  const { value: first = '' } = await lines.next();
  const { rules, templates, ...context }: Task = JSON.parse(first);
  const report = await buildReport(parsed(lines), templates);
  for (const { id, check, limits } of rules)
    for (const finding of runCheck(check, limits, { ...context, report }))
      answer({
        rule: id,
        finding: {
          ...finding,
          values: shortened(finding.values),
          place: { ...finding.place, label: finding.place.label.slice(0, LONGEST_VALUE) },
          content: hashOf(finding.content ?? ''),
        },
      });
});

async function* parsed(lines: AsyncIterable<string>): AsyncGenerator<ReportLine> {
  for await (const line of lines) yield JSON.parse(line) as ReportLine;
}
