import { useStrings } from '../../context.ts';
import type { QuarterRange } from '../../records/quarters.ts';
import { SelectForm } from '../navigation/SelectForm.tsx';

interface Props {
  /** The page that shows the chosen quarters, without language prefix. */
  action: string;
  range: QuarterRange;
  /** What else the page's address says. */
  keep?: Readonly<Record<string, string>>;
}

/** Chooses the quarters that a page's records are of. */
export function QuarterForm({ action, range, keep }: Props) {
  const { records } = useStrings();
  return (
    <SelectForm
      action={action}
      label={records.quarters}
      submit={records.show}
      keep={keep}
      selects={(['from', 'to'] as const).map((name) => ({
        name,
        label: records[name],
        all: records.allQuarters,
        value: range[name],
        options: range.all.map((value) => ({ value })),
      }))}
    />
  );
}
