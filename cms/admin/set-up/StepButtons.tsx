'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { SetUpStep } from '../../content/administration/set-up-steps.ts';
import type { StepState } from '../../staff-api/set-up/state.ts';
import { useSay } from '../use-say.ts';
import { addressOf } from './step-names.ts';

interface Props {
  step: SetUpStep;
  state: StepState;
  next: SetUpStep | undefined;
  /** Steps that were skipped. */
  skipped: SetUpStep[];
}

/** Buttons for the next step and for skipping this one. */
export function StepButtons({ step, state, next, skipped }: Props) {
  const say = useSay();
  const router = useRouter();
  const { api } = useConfig().config.routes;
  const onward = next ? addressOf(next) : '/admin';
  const saveSkipped = async (steps: SetUpStep[], to?: string) => {
    if (!(await saveSetUp(api, { skipped: steps }))) toast.error(say('This could not be saved.'));
    else if (to) router.push(to);
    router.refresh();
  };
  return (
    <div className="set-up__buttons">
      <a href={onward}>{next ? say('Next step') : say('Go to the dashboard')}</a>
      {state === 'open' && (
        <Button buttonStyle="subtle" onClick={() => void saveSkipped([...skipped, step], onward)}>
          {say('Skip this step')}
        </Button>
      )}
      {state === 'skipped' && (
        <Button
          buttonStyle="subtle"
          onClick={() => void saveSkipped(skipped.filter((item) => item !== step))}
        >
          {say('Do not skip this step')}
        </Button>
      )}
    </div>
  );
}

export function Dismiss() {
  const say = useSay();
  const router = useRouter();
  const { api } = useConfig().config.routes;
  const dismiss = async () => {
    if (await saveSetUp(api, { dismissed: true })) router.refresh();
    else toast.error(say('This could not be saved.'));
  };
  return (
    <Button buttonStyle="subtle" onClick={() => void dismiss()}>
      {say('Do not show this again')}
    </Button>
  );
}

/** Saves settings of the set-up. Resolves to true if it worked. */
async function saveSetUp(api: string, data: object): Promise<boolean> {
  const response = await fetch(`${api}/globals/set-up?depth=0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
    // No answer is the same to the caller as a refusal.
  }).catch(() => undefined);
  return response?.ok === true;
}
