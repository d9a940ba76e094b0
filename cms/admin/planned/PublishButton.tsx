'use client';
import {
  FormSubmit,
  PopupList,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { ScheduleDrawer, scheduleDrawer } from './ScheduleDrawer.tsx';

/**
 * Publishes the record in all its languages. Its menu schedules that, for a new record too: Payload's own button does so
 * for saved records alone, and one language at a time.
 */
export function PublishButton() {
  const {
    id,
    collectionSlug,
    hasPublishedDoc,
    hasPublishPermission,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
    uploadStatus,
  } = useDocumentInfo();
  const { submit } = useForm();
  const modified = useFormModified();
  const { code: locale } = useLocale();
  const { config } = useConfig();
  const { openModal } = useModal();
  const { t } = useTranslation();
  if (!hasPublishPermission) return null;
  const isUploading = uploadStatus === 'uploading';
  const hasNews = modified || unpublishedVersionCount > 0 || !hasPublishedDoc;
  async function publish() {
    const record = id === undefined ? '' : `/${id}`;
    const answer = await submit({
      action: `${config.routes.api}/${collectionSlug}${record}?depth=0&locale=${locale}`,
      overrides: { _status: 'published' },
    });
    if (!answer) return;
    setUnpublishedVersionCount(0);
    setMostRecentVersionIsAutosaved(false);
    setHasPublishedDoc(true);
  }
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!hasNews || isUploading}
        enableSubMenu={!isUploading}
        onClick={() => void publish()}
        size="medium"
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button
              id="schedule-publish"
              onClick={() => {
                openModal(scheduleDrawer(id));
                close();
              }}
            >
              {t('version:schedulePublish')}
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
        type="button"
      >
        {t('version:publishChanges')}
      </FormSubmit>
      <ScheduleDrawer />
    </>
  );
}
