/** Rehearses the verification of a report and prints the findings: `node rehearsal.ts REPORT`. */
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { asSystem } from '../access.ts';
import { withPayload } from './open.ts';

await withPayload(async (payload) => {
  const { findReport } = await import('../rehearsal/report.ts');
  const { compareRehearsals, createRehearsal, readRehearsal, rehearsalsOf, runRehearsal } =
    await import('../rehearsal/rehearsals.ts');
  const { failureText, textOf } = await import('../rehearsal/finding.ts');
  const { answersIn, answerText } = await import('../rehearsal/answers.ts');
  const { readRules, rulesOn } = await import('../rehearsal/rules.ts');

  const report = await findReport(payload, process.argv.slice(2).join(' ').trim());
  if (!report) {
    const { docs } = await payload.find({
      ...asSystem,
      collection: 'evidence-groups',
      draft: true,
      pagination: false,
      sort: ['report', 'order'],
    });
    console.log('Enter the number or the name of a report: npm run rehearsal -- "AQAR 2024-25"\n');
    for (const { id, name } of docs) console.log(`${String(id).padStart(5)}  ${name}`);
    process.exitCode = 1;
    return;
  }

  const id = await createRehearsal(payload, report.id);
  await runRehearsal(payload, id, report);
  const newest = await readRehearsal(payload, id);
  const all = await rehearsalsOf(payload, report.id);
  const comparison = await compareRehearsals(payload, newest, all);
  if (!comparison) {
    console.log(failureText(DEFAULT_LOCALE, newest));
    process.exitCode = 1;
    return;
  }
  const { findings, fixed, hasBefore } = comparison;
  const answers = answersIn(newest);
  const { rules } = await readRules();
  const ruleOf = (name: string) => rules.find((rule) => rule.id === name);

  console.log(`\n${report.name}: what a verifier would object to, as colleges publish it`);
  for (const [metric, own] of Map.groupBy(findings, ({ finding }) => finding.place.metric)) {
    console.log(`\n${metric}`);
    for (const { finding, isNew } of own) {
      const { rule } = finding;
      const mark = hasBefore && isNew ? ' (new)' : '';
      console.log(`  ${rule}${mark}: ${textOf(DEFAULT_LOCALE, finding)}`);
      console.log(`    ${ruleOf(rule)?.todo[DEFAULT_LOCALE] ?? ''}`);
      const answer = answers.get(finding.key);
      if (answer) console.log(`    ${answerText(DEFAULT_LOCALE, answer)}`);
    }
  }
  const questions = rulesOn({ ...(await readRules()) }, new Date()).filter(
    ({ computed }) => computed === 'no',
  );
  console.log('\nFor you to check, because a computer cannot judge it:');
  for (const { id: rule, sentence } of questions)
    console.log(`  [${answers.has(rule) ? 'x' : ' '}] ${sentence[DEFAULT_LOCALE]}`);
  const added = findings.filter(({ isNew }) => hasBefore && isNew).length;
  const counts = hasBefore ? `, ${added} new, ${fixed.length} fixed since the last one` : '';
  console.log(`\nFindings: ${findings.length}${counts}.`);
});
