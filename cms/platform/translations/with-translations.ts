/**
 * Adds translation state to content: missing translations, and those older than the English text.
 */
import { isDeepStrictEqual } from 'node:util';
import { asRecord } from '@college/contract/as-record';
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  DateField,
  Field,
  GlobalConfig,
  RichTextField,
  SanitizedCollectionConfig,
  TextareaField,
  TextField,
  UIField,
} from 'payload';
import { nobodysField } from '../../access.ts';
import { fallBackToMainLanguage, type Owner } from './main-language-fallback.ts';
import { CHANGED, hasText } from './translation-state.ts';

/**
 * Names of the translatable fields. Fields of tables are left out, because tables fall back to
 * the main language as a whole.
 */
export const wordsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field): string[] => {
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'richText':
        return isWritten(field) ? [field.name] : [];
      case 'tabs':
        return field.tabs.flatMap((tab) => ('name' in tab ? [] : wordsOf(tab.fields)));
      case 'row':
      case 'collapsible':
        return wordsOf(field.fields);
      default:
        return [];
    }
  });

/** True for texts that people write. Computed texts are not translated. */
const isWritten = ({ access, admin, localized }: TextField | TextareaField | RichTextField) =>
  localized && !admin?.hidden && access?.update !== nobodysField;

/** Adds the other language's text below each field, and allows translations without it. */
const withOtherLanguages = (fields: readonly Field[], owner: Owner): Field[] =>
  fields.map((field): Field => {
    switch (field.type) {
      case 'text':
      case 'textarea':
        return isShown(field)
          ? withOtherLanguage(fallBackToMainLanguage(field, owner), owner)
          : field;
      case 'richText':
        return isShown(field) ? withOtherLanguage(field, owner) : field;
      case 'tabs':
        return {
          ...field,
          tabs: field.tabs.map((tab) =>
            'name' in tab ? tab : { ...tab, fields: withOtherLanguages(tab.fields, owner) },
          ),
        };
      case 'row':
      case 'collapsible':
        return { ...field, fields: withOtherLanguages(field.fields, owner) };
      default:
        return field;
    }
  });

const isShown = ({ admin, localized }: TextField | TextareaField | RichTextField) =>
  localized && !admin?.hidden;

const withOtherLanguage = (field: Field, owner: Owner): Field =>
  ({
    ...field,
    admin: {
      ...field.admin,
      components: {
        ...asRecord(asRecord(field.admin).components),
        Description: {
          path: '/admin/translation/OtherLanguage.tsx#OtherLanguage',
          serverProps: 'global' in owner ? owner : {},
        },
      },
    },
  }) as Field;

export const withTranslationsOfGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: withOtherLanguages(global.fields, { global: global.slug }),
});

const changed: DateField = {
  name: CHANGED,
  type: 'date',
  localized: true,
  disableDuplicate: true,
  access: { create: nobodysField, update: nobodysField },
  admin: {
    hidden: true,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Diff: '/admin/translation/OtherLanguage.tsx#NoDiff' },
  },
};

/** The translation state: a word in lists, a line with a link to the other language in forms. */
const translationField = (words: string[]): UIField => ({
  name: 'translation',
  label: 'Other language',
  type: 'ui',
  admin: {
    disableListColumn: false,
    components: {
      Field: {
        path: '/admin/translation/TranslationState.tsx#TranslationState',
        clientProps: { words },
      },
      Cell: {
        path: '/admin/translation/TranslationPills.tsx#TranslationCell',
        serverProps: { words },
      },
    },
  },
});

/**
 * Records when the texts of a language changed, because Payload keeps a single time for all
 * languages.
 */
const dateChangedWords =
  (words: string[]): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const isChanged = (name: string) => {
      const [now, before] = [data[name], asRecord(originalDoc)[name]];
      if (now === undefined || (!hasText(now) && !hasText(before))) return false;
      return !isDeepStrictEqual(now, before);
    };
    return words.some(isChanged) ? { ...data, [CHANGED]: new Date().toISOString() } : data;
  };

/** Names of translatable fields of a collection; empty if it is not translated. */
export const wordsIn = ({ custom }: Pick<SanitizedCollectionConfig, 'custom'>): readonly string[] =>
  custom?.words ?? [];

/** `custom` of a collection whose texts stay in the language of their author. */
export const notTranslated = { isTranslated: false };

export function withTranslations(collection: CollectionConfig): CollectionConfig {
  const words = wordsOf(collection.fields);
  if (words.length === 0 || collection.custom?.isTranslated === false) return collection;
  const { beforeChange = [] } = collection.hooks ?? {};
  return {
    ...collection,
    custom: { ...collection.custom, words },
    fields: [
      translationField(words),
      ...withOtherLanguages(collection.fields, { collection: collection.slug }),
      changed,
    ],
    hooks: { ...collection.hooks, beforeChange: [...beforeChange, dateChangedWords(words)] },
  };
}
