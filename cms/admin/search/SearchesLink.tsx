'use client';

import { useSay } from '../use-say.ts';

/** From the synonyms to what is searched. */
export function SearchesLink() {
  const say = useSay();
  return (
    <p>
      <a href="/admin/searches">{say('What visitors search for')}</a>
    </p>
  );
}
