import type { Thing } from '../../context.ts';

/** Data: no browser runs it, nor asks the policy for scripts about it. */
export function ThingData({ thing }: { thing: Thing | readonly Thing[] }) {
  const json = JSON.stringify(thing).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it; as text React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
