/**
 * Who publishes many records at once, or takes many off, is told so: Payload says that they were updated.
 *
 * Upstream: none found
 * Until: cms/patches/lists/of-many.test.ts passes without it.
 */
import type { CollectionAfterOperationHook, CollectionConfig } from 'payload';
import { type Sentence, say } from '../../words/say.ts';

const said: Record<string, Sentence> = {
  published: '{{count}} {{label}}: on the website.',
  draft: '{{count}} {{label}}: off the website. The office still has them.',
};

const tell: CollectionAfterOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return;
  const { _status, ...others } = Object('data' in args && args.data);
  const sentence = said[_status];
  if (!sentence || Object.keys(others).length > 0) return;
  const { t } = req;
  // Its answer is written after this.
  const telling = (key: Parameters<typeof t>[0], names?: Record<string, string | number>) =>
    key === 'general:updatedCountSuccessfully'
      ? say(req.i18n.language, sentence, names)
      : t(key, names);
  req.t = telling as typeof t;
};

export const tellingOfMany = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterOperation: [...(collection.hooks?.afterOperation ?? []), tell],
  },
});
