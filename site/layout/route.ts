import type { RouteObject } from 'react-router';
import type { FileModule, PageModule, RouteHandle } from '../context.ts';
import { ErrorPage } from './error-page.tsx';

type Definition<Path, Module> = Module | ((path: Path) => PageModule);

export const resolveModule = <Path, Module extends PageModule | FileModule>(
  path: Path,
  definition: Definition<Path, Module>,
): Module | PageModule => (typeof definition === 'function' ? definition(path) : definition);

/** Title and description of routes without a page. */
const emptyMeta = () => ({ title: '', description: '' });

/** Makes the route of a page, or of a file if the module has no component. */
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
  const { action, Component, params = '', meta, isPreview, countedSearch } = module;
  const handle: RouteHandle = { meta, query, isPreview, countedSearch };
  return { path: path + params, loader, action, Component, handle };
}
