'use client';
import { asRecord } from '@college/contract/as-record';
import {
  Button,
  Drawer,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useModal,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { pickedMoment, readMoment, scheduledText, typedMoment } from '../../time-zone/moment.ts';
import type { Sentence } from '../../words/say.ts';
import { useSay } from '../use-say.ts';
import { useDraft } from './use-draft.ts';
import { usePlans } from './use-plans.ts';

/** Name of the drawer of a record. A new record has no id yet. */
export const scheduleDrawer = (id: number | string | undefined): string =>
  `schedule-publish-${id ?? 'new'}`;

/** Schedules publishing or unpublishing of the open record, and removes it from the schedule. */
export function ScheduleDrawer() {
  const { id } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { isModalOpen } = useModal();
  const { t } = useTranslation();
  const slug = scheduleDrawer(id);
  const [text, setText] = useState('');
  if (!isModalOpen(slug)) return null;
  return (
    <Drawer slug={slug} title={t('general:schedulePublishFor', { title })}>
      <PlanForm onText={setText} text={text} />
      <Plans />
    </Drawer>
  );
}

/**
 * The form for a time. The drawer keeps the typed text, because it closes to show incomplete
 * fields.
 */
function PlanForm({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo();
  const { defaultTimezone = 'UTC' } = useConfig().config.admin.timezones;
  const { closeModal } = useModal();
  const { schedulePublish } = useServerFunctions();
  const { t, i18n } = useTranslation();
  const draft = useDraft();
  const say = useSay();
  const field = useId();
  const [publishes, setPublishes] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function plan(): Promise<string | undefined> {
    const moment = readMoment(text, defaultTimezone);
    if ('problem' in moment) return say(moment.problem);
    if (!collectionSlug) return say('This could not be saved.');
    const { at } = moment;
    if (publishes && !(await draft.isComplete())) {
      closeModal(scheduleDrawer(id));
      toast.error(t('error:correctInvalidFields'));
      return;
    }
    if (publishes && draft.needsSaving) {
      // The server saves and schedules in one step, or refuses both with its own message.
      const isSaved = await draft.save({ publish_at: at.toISOString() });
      if (!isSaved) return say('This could not be saved.');
    } else {
      const { error } = asRecord(
        await schedulePublish({
          type: publishes ? 'publish' : 'unpublish',
          date: at,
          doc: { relationTo: collectionSlug, value: String(id) },
        }),
      );
      if (error) return String(error);
    }
    toast.success(
      scheduledText(i18n.language, { at: at.toISOString(), publishes }, defaultTimezone),
    );
    onText('');
    closeModal(scheduleDrawer(id));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree this form is inside the form of the record, which must not be submitted.
    event.stopPropagation();
    setIsBusy(true);
    setProblem(await plan());
    setIsBusy(false);
  }

  const example = tomorrowMorning(defaultTimezone);
  const mayTakeOff = id !== undefined && hasPublishedDoc;
  return (
    <form className="schedule" noValidate onSubmit={(event) => void submit(event)}>
      {mayTakeOff && (
        <fieldset>
          <legend>{say('What should happen?')}</legend>
          <Choice isChosen={publishes} label="Publish" onChoose={() => setPublishes(true)} />
          <Choice isChosen={!publishes} label="Unpublish" onChoose={() => setPublishes(false)} />
        </fieldset>
      )}
      <label htmlFor={field}>{say('Date and time')}</label>
      <p className="field-description" id={`${field}-how`}>
        {say('DD-MM-YYYY HH:mm, for example {{example}}. Time zone: {{zone}}.', {
          example,
          zone: defaultTimezone,
        })}
      </p>
      {problem && (
        <p className="schedule__problem" id={`${field}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div className="schedule__when">
        <input
          aria-describedby={`${field}-how${problem ? ` ${field}-problem` : ''}`}
          aria-invalid={problem !== undefined}
          autoComplete="off"
          id={field}
          onChange={({ target }) => onText(target.value)}
          type="text"
          value={text}
        />
        <input
          aria-label={say('Choose from a calendar')}
          onChange={({ target }) => onText(pickedMoment(target.value) || text)}
          type="datetime-local"
        />
      </div>
      {draft.needsSaving && (
        <p>{say('Your changes are saved as a draft now. Visitors see them from this time on.')}</p>
      )}
      <Button disabled={isBusy} id="scheduled-publish-save" margin={false} type="submit">
        {say('Schedule')}
      </Button>
    </form>
  );
}

interface ChoiceProps {
  label: Extract<Sentence, 'Publish' | 'Unpublish'>;
  isChosen: boolean;
  onChoose: () => void;
}
function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  const say = useSay();
  return (
    <label>
      <input checked={isChosen} name="plan" onChange={onChoose} type="radio" /> {say(label)}
    </label>
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** Tomorrow at nine, such as `24-11-2026 09:00`. */
const tomorrowMorning = (timeZone: string): string =>
  typedMoment(new Date(Date.now() + DAY), timeZone).replace(/(?<!\S)\S+$/, '09:00');

function Plans() {
  const { defaultTimezone = 'UTC' } = useConfig().config.admin.timezones;
  const { schedulePublish } = useServerFunctions();
  const { language } = useTranslation().i18n;
  const say = useSay();
  const [plans, readAgain] = usePlans();
  if (plans.length === 0) return null;
  async function cancel(id: number | string) {
    const { error } = asRecord(await schedulePublish({ deleteID: id }));
    if (error) toast.error(String(error));
    else toast.success(say('Removed from the schedule.'));
    await readAgain();
  }
  return (
    <section className="schedule">
      <h3>{say('Scheduled')}</h3>
      <ul>
        {plans.map(({ id, waitUntil, input }) => {
          const at = new Date(waitUntil ?? 0).toISOString();
          const publishes = input?.type !== 'unpublish';
          const plan = scheduledText(language, { at, publishes }, defaultTimezone);
          return (
            <li key={id}>
              {plan}{' '}
              <Button
                aria-label={`${say('Remove from schedule')}: ${plan}`}
                buttonStyle="secondary"
                margin={false}
                onClick={() => void cancel(id)}
                size="small"
              >
                {say('Remove from schedule')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
