import { dateText } from '../../platform/time-zone/dates.ts';
import type { Subject } from '../../reviews/subjects.ts';
import { say } from '../../words/say.ts';
import { CheckedButton } from './CheckedButton.tsx';

interface Props {
  language: string;
  subjects: readonly Subject[];
  /** True for accounts that may change the owner. */
  mayChangeOwner: boolean;
}

/** Subjects of an owner with the dates of their next reviews. */
export function SubjectList({ language, subjects, mayChangeOwner }: Props) {
  return (
    <ul>
      {subjects.map(({ key, title, edit, path, review, due }) => (
        <li key={key}>
          <a href={edit}>{title}</a>
          <span className="entry-note">
            {say(language, 'due {{date}}', { date: dateText(due.toISOString()) })}
            {path && ` · ${path}`}
          </span>
          <span className="subject-actions">
            <CheckedButton subject={key} title={title} />
            {mayChangeOwner && (
              <a
                href={`/admin/collections/reviews/${review ?? `create?subject=${encodeURIComponent(key)}`}`}
              >
                {say(language, 'Owner and period')}
                <span className="visually-hidden">: {title}</span>
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
