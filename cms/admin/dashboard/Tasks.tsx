import { say } from '../../words/say.ts';
import type { Task } from './read-tasks.ts';

/** The numbers of the account's work, with links to it. */
export function Tasks({ language, tasks }: { language: string; tasks: readonly Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <ul className="tasks">
      {tasks.map(({ name, count, href }) => {
        const words = (
          <>
            <b>{count}</b> {say(language, name)}
          </>
        );
        return (
          <li key={name}>
            {/* A part of this screen is not shown while it is empty. */}
            {count === 0 && href.startsWith('#') ? (
              <span className="task task--done">{words}</span>
            ) : (
              <a className={count === 0 ? 'task task--done' : 'task'} href={href}>
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
