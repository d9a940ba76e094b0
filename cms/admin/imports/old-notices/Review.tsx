'use client';
import { Button, useConfig } from '@payloadcms/ui';
import { useSay } from '../../use-say.ts';
import type { OldNotice } from './send.ts';

export interface Row extends OldNotice {
  key: string;
  /** Once it is a draft. */
  id?: number;
  isPublished?: boolean;
  /** Why it could not be brought. */
  problem?: string;
}

interface Props {
  rows: Row[];
  onChange: (key: string, part: Partial<Row>) => void;
  onRemove: (key: string) => void;
}

/** Each file with its title and date, to be corrected before it is brought. */
export function Review({ rows, onChange, onRemove }: Props) {
  const say = useSay();
  const { admin } = useConfig().config.routes;
  return (
    <table className="old-notices">
      <thead>
        <tr>
          {(['File', 'Title', 'Date', 'What comes of it'] as const).map((word) => (
            <th key={word} scope="col">
              {say(word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, file, title, date, id, isPublished, problem }) => (
          <tr key={key}>
            <th scope="row">{file.name}</th>
            <td>
              <input
                aria-label={`${say('Title')}: ${file.name}`}
                disabled={id !== undefined}
                onChange={({ target }) => onChange(key, { title: target.value })}
                value={title}
              />
            </td>
            <td>
              <input
                aria-label={`${say('Date')}: ${file.name}`}
                disabled={id !== undefined}
                onChange={({ target }) => onChange(key, { date: target.value })}
                type="date"
                value={date}
              />
            </td>
            <td>
              {problem && <p role="alert">{problem}</p>}
              {id === undefined ? (
                <Button
                  aria-label={`${say('Leave out')}: ${file.name}`}
                  buttonStyle="secondary"
                  onClick={() => onRemove(key)}
                >
                  {say('Leave out')}
                </Button>
              ) : (
                <a href={`${admin}/collections/notices/${id}`}>
                  {say(isPublished ? 'Published' : 'Draft')}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
