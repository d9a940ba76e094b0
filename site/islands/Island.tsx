import type { ComponentType } from 'react';

interface Props<IslandProps extends object> {
  name: IslandName;
  component: ComponentType<IslandProps>;
  /** Must survive JSON: they travel in an attribute. */
  props: IslandProps;
}

/** React that runs in the browser: rendered on the server, hydrated by client.ts once the page is idle. */
export function Island<IslandProps extends object>({
  name,
  component: Component,
  props,
}: Props<IslandProps>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}

/** The islands, by file name; client.ts loads `islands/{name}.tsx` and hydrates its export of that name. */
export const islandNames = ['Form'] as const;
type IslandName = (typeof islandNames)[number];
