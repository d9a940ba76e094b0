/**
 * Loads a second copy of a module, as each bundle of the built backend has one. `path` starts at
 * `cms`. What the module imports is not copied.
 */
export const secondCopy = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ `${new URL(`../${path}`, import.meta.url)}?copy`);

/** Second copies of Payload's errors. */
export async function copiesOfPayloadErrors() {
  const folder = '../node_modules/payload/dist/errors';
  const [{ APIError }, { Forbidden }, { ValidationError }] = await Promise.all([
    secondCopy<Pick<typeof import('payload'), 'APIError'>>(`${folder}/APIError.js`),
    secondCopy<Pick<typeof import('payload'), 'Forbidden'>>(`${folder}/Forbidden.js`),
    secondCopy<Pick<typeof import('payload'), 'ValidationError'>>(`${folder}/ValidationError.js`),
  ]);
  return { APIError, Forbidden, ValidationError };
}
