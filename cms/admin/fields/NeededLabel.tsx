'use client';
import { FieldLabel, useConfig, useLocale } from '@payloadcms/ui';
import type { TextFieldLabelClientComponent } from 'payload';

/** Label of a field that is needed in the main language only. */
export const NeededLabel: TextFieldLabelClientComponent = ({ field, path }) => {
  const { localization } = useConfig().config;
  const { code } = useLocale();
  const isMain = !localization || code === localization.defaultLocale;
  return (
    <FieldLabel label={field?.label} localized={field?.localized} path={path} required={isMain} />
  );
};
