// @vitest-environment happy-dom
import { format } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { expect, it } from 'vitest';
import { inCollegeTime, showLockInCollegeTime } from './college-time.ts';

it('writes times in the zone of the college, and leaves days and months as they are', () => {
  const locale = inCollegeTime(enUS);
  const evening = new Date('2026-11-26T20:30:00Z');
  expect(format(evening, 'dd-MM-yyyy HH:mm', { locale })).toBe('27-11-2026 02:00');
  expect(format(new Date(2026, 10, 22), 'd MMMM yyyy', { locale })).toBe('22 November 2026');
});

it('writes since when a record is locked in the zone of the college', () => {
  document.documentElement.dataset.timeZone = 'Asia/Kolkata';
  // Chromium writes a narrow no-break space before PM.
  const since = new Date('2026-11-26T20:30:00Z').toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  document.body.innerHTML = `<div class="document-locked__content"><p>Editing since <strong>${since}</strong></p></div>`;
  showLockInCollegeTime(document);
  showLockInCollegeTime(document);
  expect(document.body.textContent).toBe('Editing since 27-11-2026 02:00');
});
