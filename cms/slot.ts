/** A list that features add to. Payload's configuration carries it, and the part of the core that owns the list reads it there. */
interface Configuration {
  custom?: Record<string, unknown>;
}

export function slot<Item>(name: string) {
  const itemsIn = ({ custom }: Configuration) => (custom?.[name] ?? []) as readonly Item[];
  return {
    itemsIn,
    /** Returns the configuration with more items. */
    add: <Whole extends Configuration>(config: Whole, items: readonly Item[] = []): Whole => ({
      ...config,
      custom: { ...config.custom, [name]: [...itemsIn(config), ...items] },
    }),
  };
}
