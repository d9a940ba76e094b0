/** Size limits of a rich text, enforced for forms, drafts, autosave, REST and imports. */
import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { say } from '../words/say.ts';

/**
 * Limits. A text of 150 printed pages has about 300 KB, 5,000 parts, and lists nested up to 20
 * deep.
 */
export const bounds = { bytes: 1_000_000, parts: 40_000, depth: 70 };

/**
 * True if a text exceeds a limit of what pages and the editor can handle. Stops at the first limit.
 */
export function isBeyondBounds(value: unknown): boolean {
  let parts = 0;
  let length = 0;
  const queue: [value: unknown, depth: number][] = [[value, 0]];
  for (;;) {
    const next = queue.pop();
    if (!next) break;
    const [part, depth] = next;
    if (typeof part === 'string') length += part.length;
    if (part instanceof Object) {
      parts += Array.isArray(part) ? 0 : 1;
      // An object and its list of children count as one level.
      if (depth > 2 * bounds.depth) return true;
      for (const child of Object.values(part)) queue.push([child, depth + 1]);
    }
    if (parts > bounds.parts || length > bounds.bytes) return true;
  }
  return Buffer.byteLength(JSON.stringify(value) ?? '') > bounds.bytes;
}

type Hook = CollectionBeforeOperationHook & GlobalBeforeOperationHook;

/**
 * Refuses a text beyond the limits before anything is copied or saved, because drafts are not
 * validated later.
 */
const refuseBeyondBounds = ({ args, req }: { args: object; req: PayloadRequest }) => {
  const data: object = 'data' in args && args.data instanceof Object ? args.data : {};
  for (const [path, value] of Object.entries(data)) {
    if (!textsIn(value).some(isBeyondBounds)) continue;
    const message = say(
      req.i18n.language,
      'This text is too long. The limit is {{kilobytes}} KB and {{parts}} parts. Split it into several pages, or attach it as a file.',
      { kilobytes: bounds.bytes / 1000, parts: bounds.parts },
    );
    throw new ValidationError({ errors: [{ message, path }] }, req.t);
  }
  return args;
};

/** Rich texts in a value: the value itself, or those in its rows and languages. */
function textsIn(value: unknown): object[] {
  const texts: object[] = [];
  const queue = [value];
  while (queue.length > 0) {
    const next = queue.pop();
    if (!(next instanceof Object)) continue;
    if ('root' in next) texts.push(next);
    else queue.push(...Object.values(next));
  }
  return texts;
}

export const withTextBounds = <Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config => ({
  ...config,
  hooks: {
    ...config.hooks,
    beforeOperation: [refuseBeyondBounds as Hook, ...(config.hooks?.beforeOperation ?? [])],
  },
});
