import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { maySetUp } from '../../access.ts';
import { isSetUpStep, type SetUpStep } from '../../content/administration/set-up-steps.ts';
import { readSetUp, type SetUpState, stepsOfCollege } from '../../staff-api/set-up/state.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { OwnCollege } from './OwnCollege.tsx';
import { oldContentLinks } from './old-content-links.ts';
import { StepBody } from './StepBody.tsx';
import { StepButtons } from './StepButtons.tsx';
import { addressOf, stateNames, stepNames } from './step-names.ts';

/** Set-up of an empty college, at /admin/set-up?step=college. */
export async function SetUpView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { i18n, payload } = req;
  requireUser(view);
  if (!maySetUp({ req })) redirect('/admin');
  const { language } = i18n;
  const state = await readSetUp(payload);
  const steps = stepsOfCollege();
  const parameter = view.searchParams?.step;
  const step =
    isSetUpStep(parameter) && steps.includes(parameter) ? parameter : (state.open[0] ?? 'launch');
  const number = steps.indexOf(step) + 1;
  const links = oldContentLinks.itemsIn(payload.config).map((linkIn) => linkIn(language));
  const title = say(language, 'Set up the college');
  return (
    <Screen view={view} className="set-up" title={title}>
      <h1>
        {title} <Help task="home-page" />
      </h1>
      <p>
        {say(
          language,
          'You can leave a step and continue later. Everything that you saved is kept.',
        )}
      </p>
      {state.isDemo && <OwnCollege name={state.facts.college.name} />}
      <Progress current={step} language={language} steps={state.steps} />
      <section aria-labelledby="step">
        <h2 id="step">
          {say(language, 'Step {{number}} of {{total}}: {{name}}', {
            number,
            total: steps.length,
            name: say(language, stepNames[step]),
          })}
        </h2>
        <StepBody key={step} language={language} links={links} state={state} step={step} />
        <StepButtons
          next={steps[number]}
          skipped={steps.filter((item) => state.steps[item] === 'skipped')}
          state={state.steps[step]}
          step={step}
        />
      </section>
    </Screen>
  );
}

interface Props {
  current: SetUpStep;
  language: string;
  steps: SetUpState['steps'];
}

/** All steps with their states. */
function Progress({ current, language, steps }: Props) {
  return (
    <nav aria-label={say(language, 'Steps')}>
      <ol className="set-up__steps">
        {stepsOfCollege().map((step) => (
          <li key={step} data-state={steps[step]}>
            <a aria-current={step === current ? 'step' : undefined} href={addressOf(step)}>
              {say(language, stepNames[step])}{' '}
              <small>{say(language, stateNames[steps[step]])}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
