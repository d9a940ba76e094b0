'use client';
import { CheckboxInput, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { useSay } from '../use-say.ts';

type Kind = 'calendar' | 'academic';

interface Props {
  templates: { id: string; title: string; kind: Kind }[];
  /** The current year is the first. */
  years: Record<Kind, { value: number; label: string; isTicked: boolean }[]>;
}

const tickedYears = (years: Props['years'][Kind]) =>
  years.filter(({ isTicked }) => isTicked).map(({ value }) => value);

/** Chooses a template and its years, and downloads it or the list of what is missing. */
export function ChooseSheet({ templates, years }: Props) {
  const say = useSay();
  const { api } = useConfig().config.routes;
  const [template, setTemplate] = useState(templates[0]);
  const [yearsByKind, setYearsByKind] = useState({
    calendar: tickedYears(years.calendar),
    academic: tickedYears(years.academic),
  });
  if (!template) return null;
  const { id, kind } = template;
  const ownYears = yearsByKind[kind];
  const toggle = (year: number) =>
    setYearsByKind({
      ...yearsByKind,
      [kind]: ownYears.includes(year)
        ? ownYears.filter((other) => other !== year)
        : [...ownYears, year],
    });
  const address = `${api}/evidence-sheets/${id}`;
  const query = `years=${ownYears.toSorted((a, b) => a - b).join(',')}`;
  return (
    <div className="sheets__form">
      <p>
        {say(
          'The template is an Excel file with its columns as colleges publish it, and a row for each record. It has nothing else, so that you can attach it as evidence.',
        )}
      </p>
      <p>
        {say(
          'The list of missing values is a file for the office: names, e-mail addresses and where to enter each value. It cannot be uploaded as evidence.',
        )}
      </p>
      <label>
        {say('Template')}
        <select
          onChange={({ target }) => setTemplate(templates.find((each) => each.id === target.value))}
          value={id}
        >
          {templates.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="field-type evidence-years">
        <legend>
          {say(kind === 'calendar' ? 'Calendar years' : 'Academic years (July to June)')}
        </legend>
        {years[kind].map(({ value, label }) => (
          <CheckboxInput
            checked={ownYears.includes(value)}
            id={`year-${value}`}
            key={`${kind} ${value}`}
            label={label}
            onToggle={() => toggle(value)}
          />
        ))}
      </fieldset>
      {ownYears.length > 0 ? (
        <p className="sheets__buttons">
          <a
            className="btn btn--style-primary btn--size-medium"
            download
            href={`${address}?${query}`}
          >
            {say('Download the template')}
          </a>
          <a
            className="btn btn--style-secondary btn--size-medium"
            download
            href={`${address}/missing?${query}`}
          >
            {say('Download the list of missing values')}
          </a>
        </p>
      ) : (
        <p role="alert">{say('Choose at least one year.')}</p>
      )}
    </div>
  );
}
