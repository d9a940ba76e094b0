'use client';
import { useField } from '@payloadcms/ui';
import { useSay } from '../use-say.ts';

/** Colour picker for the text field before it. */
export function Swatch({ path }: { path: string }) {
  const { value, setValue } = useField<string>({ path });
  const say = useSay();
  const isColour = /^#[0-9a-f]{6}$/i.test(value ?? '');
  return (
    <input
      type="color"
      className="swatch"
      aria-label={say('Choose the colour')}
      value={isColour ? value : '#ffffff'}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
