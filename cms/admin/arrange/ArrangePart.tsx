'use client';
import { DraggableSortable, DraggableSortableItem, DragHandleIcon } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../use-say.ts';
import type { Part } from './read-arranged.ts';

interface Props {
  rows: Part['rows'];
  onChange: (rows: Part['rows']) => void;
}

/**
 * Rows that can be dragged by mouse or finger, or moved with buttons by people who use a keyboard,
 * voice control or a screen reader. The drag handle is hidden from screen readers, because the
 * library's announcements are in English only.
 */
export function ArrangePart({ rows, onChange }: Props) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: number; step: -1 | 1 }>();
  const move = (from: number, to: number) => {
    const others = rows.filter((_, index) => index !== from);
    onChange([...others.slice(0, to), ...rows.slice(from, from + 1), ...others.slice(to)]);
  };
  // A moved row loses the focus. The first and the last row have only one enabled button.
  useEffect(() => {
    if (!moved) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-id="${moved.id}"]`);
    const [up, down] = buttons ?? [];
    const candidates = moved.step === -1 ? [up, down] : [down, up];
    candidates.find((button) => button && !button.disabled)?.focus();
  }, [moved]);
  const place = (id: number) => rows.findIndex((row) => row.id === id) + 1;
  const title = rows.find(({ id }) => id === moved?.id)?.title;
  const announcement =
    moved && title
      ? say('{{title}}: position {{place}} of {{total}}', {
          title,
          place: place(moved.id),
          total: rows.length,
        })
      : '';

  const button = (index: number, step: -1 | 1) => {
    const row = rows[index];
    return (
      row && (
        <button
          aria-label={`${say(step === -1 ? 'Move up' : 'Move down')}: ${row.title}`}
          data-id={row.id}
          disabled={rows[index + step] === undefined}
          onClick={() => {
            move(index, index + step);
            setMoved({ id: row.id, step });
          }}
          type="button"
        >
          {step === -1 ? '↑' : '↓'}
        </button>
      )
    );
  };
  return (
    <>
      <DraggableSortable
        ids={rows.map(({ id }) => `${id}`)}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ol ref={list}>
          {rows.map(({ id, title: words }, index) => (
            <DraggableSortableItem id={`${id}`} key={id}>
              {({ listeners, setNodeRef, transform, transition }) => (
                <li ref={setNodeRef} style={{ transform, transition }}>
                  <span aria-hidden="true" className="arrange__handle" {...listeners}>
                    <DragHandleIcon />
                  </span>
                  <span className="arrange__title">{words}</span>
                  {button(index, -1)}
                  {button(index, 1)}
                </li>
              )}
            </DraggableSortableItem>
          ))}
        </ol>
      </DraggableSortable>
      <p aria-live="polite" className="arrange__told">
        {announcement}
      </p>
    </>
  );
}
