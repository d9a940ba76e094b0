'use client';
import { asRecord } from '@college/contract/as-record';
import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui';

interface Draft {
  /** True for a new record, and for changes that are not saved. */
  needsSaving: boolean;
  /** Validates all fields as for publishing, and shows the errors beside them. */
  isComplete: () => Promise<boolean>;
  /**
   * Saves the form as a draft with more query parameters. Resolves to false if the server refuses
   * it.
   */
  save: (query: Record<string, string>) => Promise<boolean>;
}

/**
 * The open form, checked before it is scheduled, because an incomplete draft could not be published
 * at its time.
 */
export function useDraft(): Draft {
  const { id, collectionSlug, docPermissions, getDocPreferences, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { dispatchFields, getData, setSubmitted, submit } = useForm();
  const { getFormState } = useServerFunctions();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const modified = useFormModified();

  async function isComplete() {
    setSubmitted(true);
    // Uses the server's validation only, because the form's own flags lag behind the last
    // keystroke.
    const result = await getFormState({
      id,
      collectionSlug,
      data: getData(),
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: id === undefined ? 'create' : 'update',
      renderAllFields: false,
      schemaPath: String(collectionSlug),
      skipValidation: false,
    });
    const errors = Object.entries(asRecord(asRecord(result).state)).flatMap(([path, field]) => {
      const { valid, errorMessage } = asRecord(field);
      return valid === false && typeof errorMessage === 'string' && errorMessage
        ? [{ path, message: errorMessage }]
        : [];
    });
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
    return errors.length === 0;
  }

  async function save(query: Record<string, string>) {
    const record = id === undefined ? '' : `/${id}`;
    const parameters = new URLSearchParams({
      locale,
      depth: '0',
      'fallback-locale': 'null',
      draft: 'true',
      ...query,
    });
    const answer = await submit({
      action: `${config.routes.api}/${collectionSlug}${record}?${parameters}`,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    const isSaved = answer?.res?.ok === true;
    if (isSaved) setUnpublishedVersionCount((count) => count + 1);
    return isSaved;
  }

  return { needsSaving: id === undefined || modified, isComplete, save };
}
