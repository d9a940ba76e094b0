import type { SetUpStep } from '../../content/administration/set-up-steps.ts';
import type { StepState } from '../../staff-api/set-up/state.ts';
import type { Sentence } from '../../words/say.ts';

export const stepNames: Record<SetUpStep, Sentence> = {
  college: 'Name and address',
  languages: 'Translations',
  colours: 'Colours',
  departments: 'Departments',
  sections: 'Pages of the website',
  people: 'People',
  mail: 'Mail',
  launch: 'Final check',
};

export const stateNames: Record<StepState, Sentence> = {
  done: 'done',
  skipped: 'skipped',
  open: 'missing',
};

export const addressOf = (step: SetUpStep): string => `/admin/set-up?step=${step}`;
