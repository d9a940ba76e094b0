'use client';
import type { ImportStatus } from '../../../import/wordpress/import-status.ts';
import { useSay } from '../../use-say.ts';

type Line = NonNullable<ImportStatus['report']>['left'][number];

/** A table of records, each with what is to be known of it. */
export function LeftOut({ lines }: { lines: readonly Line[] }) {
  const say = useSay();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('Record')}</th>
          <th scope="col">{say('Details')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, what, reason }) => (
          <tr key={`${kind} ${what} ${reason}`}>
            <th scope="row">
              {kind}: {what}
            </th>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
