import type { CollectionConfig, GlobalConfig } from 'payload';
import { taskOf } from './tasks.ts';

const helpFor = (slug: string) => {
  const task = taskOf[slug as keyof typeof taskOf];
  return task ? [{ path: '/admin/handbook/Help.tsx#Help', clientProps: { task } }] : [];
};

/** Adds a ‘?’ above the list and in the form. */
export function withHandbook(collection: CollectionConfig): CollectionConfig {
  const { components = {} } = collection.admin ?? {};
  const { beforeListTable = [], edit = {} } = components;
  const help = helpFor(collection.slug);
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        beforeListTable: [...help, ...beforeListTable],
        edit: {
          ...edit,
          beforeDocumentControls: [...help, ...(edit.beforeDocumentControls ?? [])],
        },
      },
    },
  };
}

export function withHandbookOfGlobal(global: GlobalConfig): GlobalConfig {
  const { components = {} } = global.admin ?? {};
  const { elements = {} } = components;
  return {
    ...global,
    admin: {
      ...global.admin,
      components: {
        ...components,
        elements: {
          ...elements,
          beforeDocumentControls: [
            ...helpFor(global.slug),
            ...(elements.beforeDocumentControls ?? []),
          ],
        },
      },
    },
  };
}
