import type { UIFieldServerProps } from 'payload';
import { findInMatrix } from '../../certification/matrix.ts';
import { dutyKey } from '../../duties/evaluate.ts';
import { readRuleSets, rowsForColleges } from '../../duties/rule-sets.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { FormTitle } from '../FormTitle.tsx';

/** Names the form of an answer by the row that it answers, and says what that row looks at. */
export async function AskedDuty({ data, i18n: { language } }: UIFieldServerProps) {
  const duty = String(data?.duty ?? '');
  const matrixRow = await findInMatrix(duty);
  if (matrixRow) {
    const { row, part } = matrixRow;
    const title = [row.id, part?.id, labelIn(language, (part ?? row).title)];
    return (
      <div className="field-type">
        <FormTitle title={title.filter(Boolean).join(' ')} />
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
    if (dutyRow) return <FormTitle title={labelIn(language, dutyRow.row.title)} />;
  }
  return null;
}
