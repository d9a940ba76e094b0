/** Long series of statements give other tasks a turn. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { actingAs, importSheet } from '../../sheets/testing/import-sheet.ts';
import { addDepartment } from '../../testing/content.ts';
import { longestStretch } from '../../testing/event-loop.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { type Kind, newTurns } from './turns.ts';

describe('newTurns', () => {
  /** Each step waits for its turn and then blocks the thread like a statement. */
  async function run(takeTurn: ReturnType<typeof newTurns>, kind: Kind, steps: number) {
    for (let step = 0; step < steps; step++) {
      await takeTurn(kind);
      const until = performance.now() + 2;
      while (performance.now() < until);
    }
  }

  it('interrupts a chain of statements, and ends it', async () => {
    let turns = 0;
    let isOver = false;
    const chain = run(newTurns(5), 'write', 20).then(() => {
      isOver = true;
    });
    for (; !isOver; turns++) await nextTurn();
    await chain;
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it('answers a read before many earlier writes', async () => {
    const takeTurn = newTurns(5);
    const ended: Kind[] = [];
    const step = (kind: Kind, steps: number) =>
      run(takeTurn, kind, steps).then(() => ended.push(kind));
    const writes = Array.from({ length: 20 }, () => step('write', 5));
    await nextTurn();
    await Promise.all([...writes, step('read', 5)]);
    expect(ended.indexOf('read')).toBeLessThan(10);
    expect(ended).toHaveLength(21);
  });
});

it('answers other requests while a sheet is tried, imported and undone', {
  timeout: patience,
}, async () => {
  const payload = await temporaryCms();
  await addDepartment(payload, 'PHY');
  const rows = Array.from({ length: 25 }, (_, n) => [`Dr Rina ${n}`, 'PHY', `r${n}@example.org`]);
  const editor = await actingAs(payload, 'editor');
  const sheet = await importSheet(editor, 'employees', [['Name', 'Dept', 'E-mail'], ...rows]);
  for (const step of ['trying', 'importing', 'undoing'] as const) {
    const milliseconds = await longestStretch(() => sheet.to(step));
    // Without turns each step blocks the thread for more than a second.
    expect([step, milliseconds < 150]).toEqual([step, true]);
  }
});
