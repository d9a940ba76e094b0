/** The state of the set-up. */

import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { type SetUpStep, setUpSteps } from '../../content/administration/set-up-steps.ts';
import { otherLocales } from '../../platform/college-languages.ts';
import { readCollegeSettings } from '../../platform/college-settings.ts';
import { sendsMail } from '../../platform/mail/sends-mail.ts';
import {
  type Facts,
  hasOwnSections,
  isColoured,
  isNamed,
  isTranslated,
  readFacts,
} from './facts.ts';
import { launchChecks } from './launch.ts';

export type StepState = 'done' | 'skipped' | 'open';

export interface SetUpState {
  facts: Facts;
  steps: Record<SetUpStep, StepState>;
  /** Returns the steps that are neither done nor skipped. */
  open: SetUpStep[];
  dismissed: boolean;
  isDemo: boolean;
}

export const isStepDone: Record<SetUpStep, (facts: Facts) => boolean> = {
  college: isNamed,
  languages: isTranslated,
  colours: isColoured,
  departments: ({ counts }) => counts.departments > 0,
  sections: hasOwnSections,
  people: ({ counts }) => counts.accounts > 1,
  mail: sendsMail,
  launch: (facts) => launchChecks.every(({ isDone }) => isDone(facts)),
};

/** The steps of this college. With one language, translation is left out. */
export const stepsOfCollege = (): SetUpStep[] =>
  setUpSteps.filter((step) => step !== 'languages' || otherLocales().length > 0);

export async function readSetUp(payload: Payload): Promise<SetUpState> {
  // The website may have asked for the revision just before the languages were committed.
  await readCollegeSettings(payload);
  const [facts, { skipped, dismissed, is_demo }] = await Promise.all([
    readFacts(payload),
    payload.findGlobal({ slug: 'set-up', ...asSystem }),
  ]);
  const stateOf = (step: SetUpStep): StepState => {
    if (isStepDone[step](facts)) return 'done';
    return skipped?.includes(step) ? 'skipped' : 'open';
  };
  const steps = Object.fromEntries(
    setUpSteps.map((step) => [step, stateOf(step)] as const),
  ) as Record<SetUpStep, StepState>;
  return {
    facts,
    steps,
    open: setUpSteps.filter((step) => steps[step] === 'open'),
    dismissed: dismissed === true,
    isDemo: is_demo === true,
  };
}
