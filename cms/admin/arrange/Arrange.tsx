'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import type { ArrangedList } from '../../staff-api/arrange/arranged.ts';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';
import { ArrangePart } from './ArrangePart.tsx';
import type { Part } from './read-arranged.ts';

interface Props {
  list: ArrangedList;
  parts: Part[];
}

/** Groups of a list, each with its own order. They are saved together. */
export function Arrange({ list, parts: initialParts }: Props) {
  const say = useSay();
  const { api } = useConfig().config.routes;
  const [parts, setParts] = useState(initialParts);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);

  const change = (label: string, rows: Part['rows']) => {
    setParts(parts.map((part) => (part.label === label ? { label, rows } : part)));
    setChanged(new Set(changed).add(label));
  };
  const save = async () => {
    setBusy(true);
    try {
      for (const { label, rows } of parts.filter((part) => changed.has(part.label))) {
        await post(`${api}/arrange/${list}`, { ids: rows.map(({ id }) => id) });
        setChanged((before) => new Set([...before].filter((text) => text !== label)));
      }
      toast.success(say('Saved. The website shows it in a moment.'));
    } catch (error) {
      toast.error(problemOf(error, say));
    }
    setBusy(false);
  };

  return (
    <>
      {parts.map(({ label, rows }) => (
        <section key={label}>
          {label && <h2>{label}</h2>}
          <ArrangePart onChange={(moved) => change(label, moved)} rows={rows} />
        </section>
      ))}
      {parts.length > 0 && (
        <Button disabled={busy || changed.size === 0} onClick={() => void save()}>
          {say('Save the order')}
        </Button>
      )}
    </>
  );
}
