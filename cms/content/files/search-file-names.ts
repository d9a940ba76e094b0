import type { CollectionBeforeOperationHook, Where } from 'payload';
import { changeConditions } from '../../patches/query/change-conditions.ts';
import { extensionOf, phonePhotos, typeOf } from '../../platform/files/file-types.ts';

/** The words of a file name as stored names have them. The ending goes, because a HEIC photo is stored as JPEG. */
export const wordsOfFileName = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

const isFileName = (text: string): boolean =>
  (typeOf(text) !== undefined || extensionOf(text) in phonePhotos) && wordsOfFileName(text) !== '';

/**
 * Finds files by the name that they had on somebody's computer. Stored names have hyphens for spaces, and a hash before
 * their ending.
 */
export const searchFileNames: CollectionBeforeOperationHook = ({ args }) => {
  if (!('where' in args) || !args.where) return args;
  const where = changeConditions(args.where as Where, (path, operator, value) => {
    const isSearch = path === 'filename' && ['like', 'contains'].includes(operator);
    if (!isSearch || !isFileName(String(value))) return undefined;
    return { filename: { like: wordsOfFileName(String(value)) } };
  });
  return { ...args, where };
};
