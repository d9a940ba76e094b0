import { useStrings } from '../../context.ts';
import type { QuarterRange } from '../../records/records.ts';
import { SelectForm } from '../navigation/SelectForm.tsx';

interface Props {
  /** Path of the page that shows the chosen quarters, without language prefix. */
  action: string;
  range: QuarterRange;
  /** Other parameters of the address, which stay. */
  keep?: Readonly<Record<string, string>>;
}

/** A form to choose a range of quarters. */
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
