import type { RouteObject } from 'react-router';
import type { FileModule, PageModule, RouteHandle } from '../context.ts';
import { ErrorPage } from './errors/error-page.tsx';

type Definition<Path, Module> = Module | ((path: Path) => PageModule);

export const resolveModule = <Path, Module extends PageModule | FileModule>(
  path: Path,
  definition: Definition<Path, Module>,
): Module | PageModule => (typeof definition === 'function' ? definition(path) : definition);

/** What no page is shown for needs neither title nor description. */
const emptyMeta = () => ({ title: '', description: '' });

/** The route of a page, or of a file where the module shows none. */
export function route<Path extends string>(
  path: Path,
  definition: Definition<Path, PageModule | FileModule>,
): RouteObject {
  const module = resolveModule(path, definition);
  const { loader, query = [] } = module;
  if (!('Component' in module)) {
    const handle: RouteHandle = { meta: emptyMeta, query, isFile: true };
    return { path, loader, Component: ErrorPage, handle };
  }
  const { action, Component, params = '', meta, isPrivate, countedSearch } = module;
  const handle: RouteHandle = { meta, query, isPrivate, countedSearch };
  return { path: path + params, loader, action, Component, handle };
}
