'use client';

import { useSay } from '../use-say.ts';

/** Link to the screen with the searches of visitors. */
export function SearchesLink() {
  const say = useSay();
  return (
    <p>
      <a href="/admin/searches">{say('What visitors search for')}</a>
    </p>
  );
}
