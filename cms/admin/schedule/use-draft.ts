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
  /** Checks all fields as publishing would, and shows what is wrong beside each. */
  isComplete: () => Promise<boolean>;
  /** Saves the form as a draft, with more query parameters; false where the server refuses it. */
  save: (query: Record<string, string>) => Promise<boolean>;
}

/** The open form, before it is planned: a draft that is incomplete could not be published when its time comes. */
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
    // The server's check alone: flags of the form lag behind what was typed last.
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
