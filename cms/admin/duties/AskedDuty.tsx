import type { UIFieldServerProps } from 'payload';
import { findInMatrix } from '../../certification/matrix.ts';
import { dutyKey } from '../../duties/evaluate.ts';
import { readRuleSets, rowsForColleges } from '../../duties/rule-sets.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';

/** Shows above the form of an answer the row that it answers. */
export async function AskedDuty({ data, i18n: { language } }: UIFieldServerProps) {
  const duty = String(data?.duty ?? '');
  const matrixRow = await findInMatrix(duty);
  if (matrixRow) {
    const { row, part } = matrixRow;
    return (
      <div className="field-type">
        <h2>
          {[row.id, part?.id, labelIn(language, (part ?? row).title)].filter(Boolean).join(' ')}
        </h2>
        {!part && (
          <p>
            {say(language, 'An evaluator looks at this: {{see}}', {
              see: labelIn(language, row.see),
            })}
          </p>
        )}
        <p>{say(language, 'Visitors do not see this answer and its files.')}</p>
      </div>
    );
  }
  for (const set of await readRuleSets()) {
    const dutyRow = rowsForColleges(set).find(({ row }) => dutyKey(set, row) === duty);
    if (dutyRow) return <h2 className="field-type">{labelIn(language, dutyRow.row.title)}</h2>;
  }
  return null;
}
