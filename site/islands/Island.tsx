/** @jsxImportSource react */
import type { ComponentType } from 'react';

interface Props<IslandProps extends object> {
  name: IslandName;
  component: ComponentType<IslandProps>;
  /** Props must survive JSON, because they travel in an attribute. */
  props: IslandProps;
}

/** A React component that is rendered on the server and hydrated by client.ts once the page is idle. */
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

/** Names of the islands. client.ts loads `islands/{name}.tsx` and hydrates its export of that name. */
export const islandNames = ['Form'] as const;
type IslandName = (typeof islandNames)[number];
