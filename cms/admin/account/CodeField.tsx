'use client';
import { FieldLabel, useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useSay } from '../use-say.ts';

/** The second step of signing in; it takes the focus when it appears. */
export function CodeField() {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const { value, setValue } = useField<string>({ path: 'code' });
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="field-type text two-factor__code">
      <FieldLabel htmlFor="field-code" label={say('Code')} required />
      <input
        aria-describedby="field-code-hint"
        autoComplete="one-time-code"
        id="field-code"
        maxLength={20}
        name="code"
        onChange={({ target }) => setValue(target.value)}
        ref={input}
        required
        type="text"
        value={value ?? ''}
      />
      <p id="field-code-hint">
        {say('The six digits that your authenticator app shows, or one of your recovery codes.')}
      </p>
    </div>
  );
}
