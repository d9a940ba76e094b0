import type { SetUpStep } from '../../content/administration/set-up-steps.ts';
import { type SetUpState, stepsOfCollege } from '../../staff-api/set-up/state.ts';
import { say } from '../../words/say.ts';
import { addressOf, stateNames, stepNames } from './step-names.ts';

interface Props {
  current: SetUpStep;
  language: string;
  steps: SetUpState['steps'];
}

/** All steps, each with how it stands. */
export function Progress({ current, language, steps }: Props) {
  return (
    <nav aria-label={say(language, 'Steps')}>
      <ol className="set-up__steps">
        {stepsOfCollege().map((step) => (
          <li key={step} data-state={steps[step]}>
            <a aria-current={step === current ? 'step' : undefined} href={addressOf(step)}>
              {say(language, stepNames[step])}
              <small>{say(language, stateNames[steps[step]])}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
