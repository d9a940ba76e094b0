'use client';
import { asRecord } from '@college/contract/as-record';
import { TIME_ZONE } from '@college/contract/codes';
import {
  CalendarIcon,
  FieldDescription,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useConfig,
  useField,
  useTranslation,
} from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateFieldClientProps } from 'payload';
import { useCallback, useRef, useState } from 'react';
import { atNoon } from '../../time-zone/dates.ts';
import { typedMoment } from '../../time-zone/moment.ts';
import { dateRefusal, storedDate, typedDay } from '../../time-zone/stored-date.ts';
import { useSay } from '../use-say.ts';

/**
 * Date field that reads days as people write them. A text that is no day stays in the field and is refused, because Payload's
 * date picker would guess a day. Times are shown only.
 */
export function DayField({ field, path: givenPath, readOnly }: DateFieldClientProps) {
  const { admin, label, localized, required } = field;
  const { defaultTimezone = TIME_ZONE } = useConfig().config.admin.timezones;
  const { i18n, t } = useTranslation();
  const { language } = i18n;
  const say = useSay();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();

  const validate = useCallback(
    (value: unknown) =>
      dateRefusal(language, value) ?? (Boolean(value) || !required || t('validation:required')),
    [language, required, t],
  );
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: givenPath,
    validate,
  });
  const slots = customComponents ?? {};

  const hasTime = asRecord(admin?.date).pickerAppearance === 'dayAndTime';
  const stored = value ? storedDate(value) : undefined;
  const written =
    hasTime && stored
      ? typedMoment(new Date(stored), defaultTimezone)
      : typedDay(value ?? '', defaultTimezone);
  const isReadOnly = readOnly || disabled || hasTime;
  const id = `field-${path.replaceAll('.', '__')}`;
  const input = `${id}-typed`;
  const problem = typed === undefined ? dateRefusal(language, value) : undefined;
  const isRefused = showError || problem !== undefined;
  const classes = ['field-type', 'day-field', admin?.className, isRefused && 'day-field--refused'];

  function type(text: string) {
    setTyped(text);
    setValue(text.trim() ? (storedDate(text) ?? text) : null);
  }
  return (
    <div className={classes.filter(Boolean).join(' ')} style={mergeFieldStyles(field)}>
      <RenderCustomComponent
        CustomComponent={slots.Label}
        Fallback={
          <FieldLabel
            htmlFor={input}
            label={label}
            localized={localized}
            path={path}
            required={required}
          />
        }
      />
      <div className="field-type__wrap" id={id}>
        <RenderCustomComponent
          CustomComponent={slots.Error}
          Fallback={<FieldError message={problem} path={path} showError={isRefused} />}
        />
        {slots.BeforeInput}
        <div className="day-field__day">
          <input
            aria-invalid={isRefused}
            autoComplete="off"
            disabled={isReadOnly}
            id={input}
            onBlur={() => setTyped(undefined)}
            onChange={({ target }) => type(target.value)}
            placeholder={hasTime ? undefined : 'DD-MM-YYYY'}
            type="text"
            value={typed ?? written}
          />
          {!isReadOnly && (
            <>
              <button
                aria-label={`${say('Choose from a calendar')}: ${written}`}
                onClick={() => calendar.current?.showPicker()}
                type="button"
              >
                <CalendarIcon />
              </button>
              <input
                aria-hidden
                onChange={({ target }) => setValue(target.value ? atNoon(target.value) : null)}
                ref={calendar}
                tabIndex={-1}
                type="date"
                value={stored?.slice(0, 10) ?? ''}
              />
            </>
          )}
        </div>
        {slots.AfterInput}
      </div>
      <RenderCustomComponent
        CustomComponent={slots.Description}
        Fallback={<FieldDescription description={admin?.description} path={path} />}
      />
    </div>
  );
}
