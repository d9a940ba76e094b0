import type { RouteObject } from 'react-router';
import type { FileModule, PageModule, RouteHandle } from '../context.ts';
import { ErrorPage } from './errors/error.tsx';

type Definition<Path> = PageModule | FileModule | ((path: Path) => PageModule);

/** What no page is shown for needs neither title nor description. */
const unnamed = () => ({ title: '', description: '' });

/** The route of a page, or of a file where the module shows none. */
export function route<Path extends string>(path: Path, definition: Definition<Path>): RouteObject {
  const module = typeof definition === 'function' ? definition(path) : definition;
  const { loader, query = [] } = module;
  if (!('Component' in module)) {
    const handle: RouteHandle = { meta: unnamed, query, isFile: true };
    return { path, loader, Component: ErrorPage, handle };
  }
  const { action, Component, params = '', meta, isPrivate } = module;
  const handle: RouteHandle = { meta, query, isPrivate };
  return { path: path + params, loader, action, Component, handle };
}
