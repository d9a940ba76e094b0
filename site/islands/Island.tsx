import type { ComponentType } from 'react';
import type { IslandName } from './names.ts';

interface Props<IslandProps extends object> {
  name: IslandName;
  component: ComponentType<IslandProps>;
  /** Must survive JSON: they travel in an attribute. */
  props: IslandProps;
  /** When it wakes: once the page is idle, once it is seen, or once it is touched. */
  on: 'idle' | 'visible' | 'interaction';
}

/** React that runs in the browser: rendered here, woken by client.ts. Everything else on a page stays HTML. */
export function Island<IslandProps extends object>({
  name,
  component: Component,
  props,
  on,
}: Props<IslandProps>) {
  return (
    <div data-island={name} data-on={on} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
