'use client';
import { useListQuery } from '@payloadcms/ui';
import { useSay } from '../use-say.ts';
import { choose, chosenIn, type Filter, type Option } from './filters.ts';

/** The largest number of options that are buttons. More are a list. */
const BUTTONS = 2;

/** Filters that an office uses often. Those behind Payload's button show and change the same conditions. */
export function ListFilters({ filters }: { filters: readonly Filter[] }) {
  const { handleWhereChange, query } = useListQuery();
  const say = useSay();
  const change = (filter: Filter, option: Option | undefined) =>
    handleWhereChange?.(choose(query.where, filter, option));
  return filters.map((filter) => {
    const { label, options } = filter;
    const current = chosenIn(query.where, filter);
    if (options.length > BUTTONS)
      return (
        <select
          aria-label={label}
          key={label}
          onChange={({ target }) => change(filter, options[Number(target.value)])}
          value={current ? options.indexOf(current) : ''}
        >
          <option value="">{say('{{field}}: all', { field: label })}</option>
          {options.map((option, at) => (
            <option key={option.label} value={at}>
              {option.label}
            </option>
          ))}
        </select>
      );
    return (
      <fieldset aria-label={label} key={label}>
        {options.map((option) => (
          <button
            aria-pressed={option === current}
            key={option.label}
            onClick={() => change(filter, option === current ? undefined : option)}
            type="button"
          >
            {option.label}
          </button>
        ))}
      </fieldset>
    );
  });
}
