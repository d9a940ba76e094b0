/** Names in each version the person who saved it, because versions are compared and restored by person and time. */
import type { CollectionConfig, FieldHook, GlobalConfig, TextField } from 'payload';
import { isSignedIn, nobodysField } from '../../access.ts';

/** The name is copied, because most accounts cannot read others, and an account may be deleted. */
const nameOfAccount: FieldHook = ({ req: { user } }) =>
  user?.collection === 'users' ? user.name || user.email : null;

/** Empty if the backend saved the version itself. */
const savedBy: TextField = {
  name: 'saved_by',
  label: 'Saved by',
  type: 'text',
  access: { create: nobodysField, read: isSignedIn, update: nobodysField },
  admin: {
    hidden: true,
    disableBulkEdit: true,
    disableGroupBy: true,
    disableListColumn: true,
    disableListFilter: true,
  },
  hooks: { beforeChange: [nameOfAccount] },
};

/** Shows the person in the list of versions. */
const withPerson = <Components extends { views?: { edit?: object } }>(
  components: Components | undefined,
) => {
  const versions = { Component: '/admin/versions/VersionsView.tsx#VersionsView' };
  const { views } = components ?? {};
  return { ...components, views: { ...views, edit: { ...views?.edit, versions } } };
};

export function withSavedBy(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, versions } = collection;
  if (!versions) return collection;
  return {
    ...collection,
    fields: [...fields, savedBy],
    admin: { ...admin, components: withPerson(admin?.components) },
  };
}

export function withSavedByOfGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, fields, versions } = global;
  if (!versions) return global;
  return {
    ...global,
    fields: [...fields, savedBy],
    admin: { ...admin, components: withPerson(admin?.components) },
  };
}
