'use client';
import { TIME_ZONE } from '@college/contract/codes';
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useConfig,
  useTranslation,
} from '@payloadcms/ui';
import type { DateFieldClient, FieldDiffClientProps, SelectFieldClient } from 'payload';
import { comparedText } from './compared-text.ts';

type Props = FieldDiffClientProps<DateFieldClient | SelectFieldClient>;

/** A day or choices in two versions, side by side. */
export function ValueDiff({ comparisonValue, versionValue, field, locale, nestingLevel }: Props) {
  const { i18n } = useTranslation();
  const { defaultTimezone = TIME_ZONE } = useConfig().config.admin.timezones;
  const htmlOf = (value: unknown) =>
    `<p>${escapeDiffHTML(comparedText(value, field, i18n.language, defaultTimezone))}</p>`;
  const sides = getHTMLDiffComponents({
    fromHTML: htmlOf(comparisonValue),
    toHTML: htmlOf(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      {...sides}
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
    />
  );
}
