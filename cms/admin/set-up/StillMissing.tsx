import { redirect } from 'next/navigation';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { maySetUp } from '../../access.ts';
import { readSetUp } from '../../staff-api/set-up/state.ts';
import { say } from '../../words/say.ts';
import { Dismiss } from './StepButtons.tsx';
import { addressOf, stepNames } from './step-names.ts';

type Props = Pick<AdminViewServerProps, 'payload' | 'user'> & Pick<ServerProps, 'i18n'>;

/** Missing set-up steps on the dashboard of an administrator. */
export async function StillMissing({ i18n, payload, user }: Props) {
  if (!maySetUp({ req: { user } })) return null;
  const { language } = i18n;
  const { open, facts, dismissed, isDemo } = await readSetUp(payload);
  if (dismissed) return null;
  if (facts.isEmpty) redirect('/admin/set-up');
  if (isDemo)
    return (
      <p className="set-up__demo">
        {say(language, 'This is the demo college.')}{' '}
        <a href="/admin/set-up#own-college">{say(language, 'Start with our own college')}</a>
      </p>
    );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="still-missing" className="set-up__missing">
      <h2 id="still-missing">{say(language, 'What your college still needs')}</h2>
      <ul>
        {open.map((step) => (
          <li key={step}>
            <a href={addressOf(step)}>{say(language, stepNames[step])}</a>
          </li>
        ))}
      </ul>
      <Dismiss />
    </section>
  );
}
