// @vitest-environment happy-dom
/** Days that are typed into forms and filters as people in India write them. */
import type { DateFieldClientProps } from 'payload';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, field, fill, open, texts } from '../../testing/screen.ts';
import { DayField } from './DayField.tsx';
import { FilterDates } from './FilterDates.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
beforeEach(() => void openAnew());
afterEach(close);

const form = (date: object = { pickerAppearance: 'dayOnly' }, required = false) =>
  open(
    <DayField
      {...({
        field: { name: 'day', label: 'Date', type: 'date', required, admin: { date } },
        path: 'day',
      } as unknown as DateFieldClientProps)}
    />,
  );
const leave = (name: string) =>
  act(async () => {
    field(name).focus();
    field(name).blur();
  });
const alerts = () => texts('[role=alert]');

describe('a day of a form', () => {
  test.each([
    ['05/12/2026', '2026-12-05'],
    ['05.12.2026', '2026-12-05'],
    ['5-12-26', '2026-12-05'],
    ['25 12 2026', '2026-12-25'],
    ['5 Dec 2026', '2026-12-05'],
    ['5th December, 2026', '2026-12-05'],
    ['December 5, 2026', '2026-12-05'],
    ['২৫/১২/২০২৬', '2026-12-25'],
    ['৫ ডিচেম্বৰ ২০২৬', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
  ])('can be typed as %s', async (typed, day) => {
    await form();
    await fill('Date', typed);
    expect(admin.values.day).toBe(`${day}T12:00:00.000Z`);
    expect(field('Date').value).toBe(typed);
    await leave('Date');
    expect([field('Date').value, alerts()]).toEqual([day.split('-').reverse().join('-'), []]);
  });

  test.each(['31-02-2026', '12/25/2026', 'yesterday', '5', '05/12'])(
    'is refused in words if it is %s, which stays in the field',
    async (typed) => {
      await form();
      await fill('Date', typed);
      expect(alerts()).toEqual([]);
      await leave('Date');
      expect([admin.values.day, field('Date').value, alerts()]).toEqual([
        typed,
        typed,
        [`“${typed}” is not a valid date. Use DD-MM-YYYY, for example 05-07-2024.`],
      ]);
    },
  );

  test('can be cleared', async () => {
    openAnew({ values: { day: '2026-12-05T12:00:00.000Z' } });
    await form();
    expect(field('Date').value).toBe('05-12-2026');
    await fill('Date', ' ');
    expect(admin.values.day).toBeNull();
  });
});

test('a time is shown in the time zone of the college and cannot be typed', async () => {
  openAnew({ values: { day: '2026-12-05T20:30:00.000Z' } });
  await form({ pickerAppearance: 'dayAndTime' });
  expect(field('Date')).toMatchObject({ value: '06-12-2026 02:00', disabled: true });
});

describe('a day of a filter', () => {
  const picked = vi.fn();
  const filter = async () => {
    picked.mockReset();
    await open(
      <FilterDates>
        <div className="condition__value">
          <div className="date-time-picker">
            <input aria-label="Value" onChange={({ target }) => picked(target.value)} />
          </div>
        </div>
      </FilterDates>,
    );
  };
  test('reaches the date picker as DD-MM-YYYY once it is complete', async () => {
    await filter();
    await fill('Value', '৫/১২/২৬');
    expect([picked.mock.calls, field('Value').value]).toEqual([[['05-12-2026']], '05-12-2026']);
  });
  test('is refused in words if it is none', async () => {
    await filter();
    await fill('Value', '31-02-2026');
    expect(picked).not.toHaveBeenCalled();
    expect([field('Value').value, field('Value').validationMessage]).toEqual([
      '31-02-2026',
      '“31-02-2026” is not a valid date. Use DD-MM-YYYY, for example 05-07-2024.',
    ]);
    await fill('Value', '');
    expect(field('Value').validationMessage).toBe('');
  });
});
