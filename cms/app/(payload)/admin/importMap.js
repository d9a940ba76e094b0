import { UnsavedWork as UnsavedWork_ca3df8240bea6ce31488da67233f98b1 } from '../../../admin/unsaved/UnsavedWork.tsx'
import { TranslationState as TranslationState_029ab43710e8530a31b13149104fca5a } from '../../../admin/translation/TranslationState.tsx'
import { TranslationCell as TranslationCell_0758788298bd5c5f009605327b8a82d5 } from '../../../admin/translation/TranslationPills.tsx'
import { Approval as Approval_08d427cc233153cf7df2e083d6e20da2 } from '../../../admin/inbox/approval/Approval.tsx'
import { Scheduled as Scheduled_7cc71ba322a9cce688ee5dbccd1587fe } from '../../../admin/schedule/Scheduled.tsx'
import { ScheduledCell as ScheduledCell_7cc71ba322a9cce688ee5dbccd1587fe } from '../../../admin/schedule/Scheduled.tsx'
import { OtherLanguage as OtherLanguage_939fda660e18cc94b8c98acdb1333556 } from '../../../admin/translation/OtherLanguage.tsx'
import { PlaceField as PlaceField_94e77642ad38597d279a49ffe72d56ab } from '../../../admin/places/PlaceField.tsx'
import { ValueDiff as ValueDiff_14fe805b4355f551c480ab14ed968dac } from '../../../patches/versions/ValueDiff.tsx'
import { DayField as DayField_6350e0d8b14fac5b0b21e7e1156ddec9 } from '../../../admin/fields/DayField.tsx'
import { LastDayAdvice as LastDayAdvice_f44570ea4f37a7e750fa461f437a5c6b } from '../../../admin/advice/Advice.tsx'
import { YesNo as YesNo_36973b60b73ccb7049484cc54e1c0be4 } from '../../../admin/fields/YesNo.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PasteFeature as PasteFeature_394cb6bd635b6c9d31d60dd99f0c6dcf } from '../../../admin/paste/PastePlugin.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AddFiles as AddFiles_25130b185b2bfe9ae8668ebc3e317996 } from '../../../admin/uploads/AddFiles.tsx'
import { NoticeAdvice as NoticeAdvice_f44570ea4f37a7e750fa461f437a5c6b } from '../../../admin/advice/Advice.tsx'
import { LinkAdvice as LinkAdvice_f44570ea4f37a7e750fa461f437a5c6b } from '../../../admin/advice/Advice.tsx'
import { NoDiff as NoDiff_939fda660e18cc94b8c98acdb1333556 } from '../../../admin/translation/OtherLanguage.tsx'
import { UsedIn as UsedIn_1db85f504d27cd4ebd36afc42932b8da } from '../../../admin/used-in/UsedIn.tsx'
import { StatusCell as StatusCell_f2626303b422a91ca6daaf7a05cc47c0 } from '../../../patches/lists/StatusCell.tsx'
import { ListTools as ListTools_d3cca10a5a85ebac4bdbadc1b0bbae8b } from '../../../admin/lists/ListTools.tsx'
import { Help as Help_ab096c991c29428a3eab98489ea528d1 } from '../../../admin/handbook/Help.tsx'
import { NewTitle as NewTitle_f033b9aff976de7a14965df7944d32da } from '../../../admin/NewTitle.tsx'
import { PublishRecordSlot as PublishRecordSlot_08d427cc233153cf7df2e083d6e20da2 } from '../../../admin/inbox/approval/Approval.tsx'
import { VersionsView as VersionsView_ab62b1467a6aba7e62657ff9a157bc0f } from '../../../admin/versions/VersionsView.tsx'
import { EditView as EditView_96412adbfa3d9e45428fe7b537720ee2 } from '../../../admin/live-preview/EditView.tsx'
import { RowTitle as RowTitle_9395ccd8d2e232d0ad3fdd11658b9f19 } from '../../../admin/fields/RowTitle.tsx'
import { ImportPublications as ImportPublications_6c1d052c99a9f79adb58b7113f95ee46 } from '../../../admin/imports/publications/ImportPublications.tsx'
import { MakePublic as MakePublic_a44af648a7d20470914496b2b7df4b06 } from '../../../admin/profiles/MakePublic.tsx'
import { InviteAboveStaff as InviteAboveStaff_bf0c548a60ead68e25385a94dbe89283 } from '../../../admin/invite/Invite.tsx'
import { PublishProfileSlot as PublishProfileSlot_08d427cc233153cf7df2e083d6e20da2 } from '../../../admin/inbox/approval/Approval.tsx'
import { UnpublishProfile as UnpublishProfile_63894be6f0ffecd84fde8b59da2f36ec } from '../../../admin/inbox/approval/PublishProfile.tsx'
import { NeededLabel as NeededLabel_cbf4785adf428bbb47a8d59876d6c6ba } from '../../../admin/fields/NeededLabel.tsx'
import { ManualField as ManualField_66981163f137d2f2181294d58d53a99c } from '../../../admin/imports/evidence/ManualField.tsx'
import { ReportActions as ReportActions_64e0cb5164d5f5f01cef465d9e5e79bd } from '../../../admin/imports/evidence/ReportActions.tsx'
import { PublishButton as PublishButton_c163efa695a66309907bff2d6ea5e9de } from '../../../admin/schedule/PublishButton.tsx'
import { PolicyState as PolicyState_113f662f2fcd91650b6e1b8265243de2 } from '../../../admin/policies/PolicyState.tsx'
import { PoliciesView as PoliciesView_484fd59be151377a0a356fd0fb712dd4 } from '../../../admin/policies/PoliciesView.tsx'
import { AskedDuty as AskedDuty_ef4f7c44d29ded5f4eb3d3aeb301ccd3 } from '../../../admin/duties/AskedDuty.tsx'
import { DutiesView as DutiesView_3cb36e33dc3d877bd5a04a47263eeb89 } from '../../../admin/duties/DutiesView.tsx'
import { ReplaceFile as ReplaceFile_41c11a28dd80bf96faf5f19cecceb835 } from '../../../admin/fields/ReplaceFile.tsx'
import { MovingPicture as MovingPicture_dcad1a97e7c6af681b6b096f30773188 } from '../../../admin/fields/MovingPicture.tsx'
import { FileText as FileText_23d803881acd0cd638943daaa6fed07b } from '../../../admin/fields/file-text/FileText.tsx'
import { FileAddress as FileAddress_3c146ff7227541e048d1f8c57ee43c92 } from '../../../admin/fields/FileAddress.tsx'
import { AddToList as AddToList_acc232c9c086c06bb846aae9f247cf96 } from '../../../admin/uploads/AddToList.tsx'
import { AddPhotos as AddPhotos_182a85bd08957045ce1b7f15eff5e06d } from '../../../admin/uploads/AddPhotos.tsx'
import { SentPhotos as SentPhotos_5ee53d495ead3c6a20dca02b68f6e986 } from '../../../admin/inbox/SentPhotos.tsx'
import { Decide as Decide_ddf9978b9eb5721bb00e560bb5c8fb62 } from '../../../admin/inbox/Decide.tsx'
import { Answer as Answer_ed267fb785e89d436e030c58ffd27e42 } from '../../../admin/inbox/Answer.tsx'
import { SentConsents as SentConsents_44eb8addac1b3dddbce52ab1abeef093 } from '../../../admin/inbox/SentConsents.tsx'
import { SiteMapView as SiteMapView_556255e993cecdb47a18c61779eee042 } from '../../../admin/site-map/SiteMapView.tsx'
import { ReviewsView as ReviewsView_cf6f67128e3dfcd1616a0fd156709d13 } from '../../../admin/reviews/ReviewsView.tsx'
import { WalksView as WalksView_60990ad2f0d08491e76b22b3c4d61366 } from '../../../admin/walks/WalksView.tsx'
import { CertificationView as CertificationView_8b24d7b8f63644aaebe3612b06c8fa1b } from '../../../admin/certification/CertificationView.tsx'
import { RehearsalView as RehearsalView_f077d756411b12920ff5439f0712852e } from '../../../admin/rehearsal/RehearsalView.tsx'
import { AnswerFigures as AnswerFigures_7bf174c9660e1a0a584711ea44847305 } from '../../../admin/inbox/AnswerFigures.tsx'
import { CurrentPassword as CurrentPassword_0f81d0f2c59e0798aaffb3ff73471459 } from '../../../admin/account/CurrentPassword.tsx'
import { TwoFactorOfAccount as TwoFactorOfAccount_085c525d4f4a952ac2518901b8728061 } from '../../../admin/account/TwoFactor.tsx'
import { SessionsLink as SessionsLink_a56d8aaec8576e06674f442048b878f3 } from '../../../admin/account/Sessions.tsx'
import { InviteAboveAccounts as InviteAboveAccounts_bf0c548a60ead68e25385a94dbe89283 } from '../../../admin/invite/Invite.tsx'
import { ListNameCell as ListNameCell_a8874d2492a91693b80ed5a3755eeccf } from '../../../admin/fields/ListName.tsx'
import { ListNameField as ListNameField_a8874d2492a91693b80ed5a3755eeccf } from '../../../admin/fields/ListName.tsx'
import { ImportField as ImportField_08e0f630567fc8f03a45da243a9f10c2 } from '../../../admin/imports/ImportField.tsx'
import { ImportCell as ImportCell_08e0f630567fc8f03a45da243a9f10c2 } from '../../../admin/imports/ImportField.tsx'
import { Swatch as Swatch_465e090422745bf45044a2fc34dd9dd2 } from '../../../admin/fields/Swatch.tsx'
import { SearchesLink as SearchesLink_8142f8c305bc1a37580962405463fba8 } from '../../../admin/search/SearchesLink.tsx'
import { RuleSetChoice as RuleSetChoice_0e506b6596df1adb01495b480d75c058 } from '../../../admin/duties/RuleSetChoice.tsx'
import { Icon as Icon_a2c538168e9172c25c18b4fc50d59a69 } from '../../../admin/branding/branding.tsx'
import { Logo as Logo_a2c538168e9172c25c18b4fc50d59a69 } from '../../../admin/branding/branding.tsx'
import { HandbookLink as HandbookLink_b235b9b86f488b41c3b85c1ce884069c } from '../../../admin/handbook/HandbookView.tsx'
import { MenuBrand as MenuBrand_a2c538168e9172c25c18b4fc50d59a69 } from '../../../admin/branding/branding.tsx'
import { CollegeColours as CollegeColours_e94be6e29891d03f24d7f8bfab983cb7 } from '../../../admin/branding/CollegeColours.tsx'
import { MenuOnLaptops as MenuOnLaptops_3fc7fea8514fe1b3b8637fff41982cd4 } from '../../../admin/branding/MenuOnLaptops.tsx'
import { UploadGate as UploadGate_1ea322572237911053ce1eae3f79daf4 } from '../../../admin/UploadGate.tsx'
import { LanguageOfAccount as LanguageOfAccount_e8da8fa6dbf165700c9e6faa6e5857a7 } from '../../../admin/account/Language.tsx'
import { ForgetUnsaved as ForgetUnsaved_2a095a3dad8771e22387c7fedc8f5558 } from '../../../admin/unsaved/ForgetUnsaved.tsx'
import { BulkActions as BulkActions_551e02b81969b510a2bcba0e4ee945b8 } from '../../../admin/fields/BulkActions.tsx'
import { AssameseDigits as AssameseDigits_839f50d144cab0869d2f1c8793304605 } from '../../../admin/fields/AssameseDigits.tsx'
import { FilterDates as FilterDates_8f9968fcbbf2a30d080e970d9ea41fdd } from '../../../admin/fields/FilterDates.tsx'
import { AccessibilityFixes as AccessibilityFixes_0ff228a5a50ec4fe987d3fdf90413292 } from '../../../patches/accessibility/AccessibilityFixes.tsx'
import { DashboardView as DashboardView_cddfb65040e2d7580b6b81791e5d5ab9 } from '../../../admin/dashboard/DashboardView.tsx'
import { ChangesView as ChangesView_4343833f4be6183ac908d44922bb3fb9 } from '../../../admin/changes/ChangesView.tsx'
import { WhoDidWhatView as WhoDidWhatView_82a83c32dd5fcfe1c3837861e6ea4456 } from '../../../admin/who-did-what/WhoDidWhatView.tsx'
import { LoginView as LoginView_3447dabde6aca47ac6d2b532863be6b2 } from '../../../admin/account/LoginView.tsx'
import { UnauthorizedView as UnauthorizedView_3447dabde6aca47ac6d2b532863be6b2 } from '../../../admin/account/LoginView.tsx'
import { TwoFactorView as TwoFactorView_3447dabde6aca47ac6d2b532863be6b2 } from '../../../admin/account/LoginView.tsx'
import { SessionsView as SessionsView_2307df21eee3fe86dcaa31f4e08f5a7d } from '../../../admin/account/SessionsView.tsx'
import { SheetsView as SheetsView_b89566ea83542882d7029c5bca6ae5cb } from '../../../admin/sheets/SheetsView.tsx'
import { OldNoticesView as OldNoticesView_0f653907eb19834ef616c4804635627c } from '../../../admin/imports/old-notices/OldNoticesView.tsx'
import { ArrangeView as ArrangeView_08f6aabe5f47c545e780f3e2dbdc4e40 } from '../../../admin/arrange/ArrangeView.tsx'
import { EvidenceView as EvidenceView_e4c62e0ec7f58c4e50dfb64dedccbdb1 } from '../../../admin/imports/evidence/EvidenceView.tsx'
import { EvidenceSheetsView as EvidenceSheetsView_b9baf0d1d0867468001747b0d0825fd3 } from '../../../admin/evidence-sheets/EvidenceSheetsView.tsx'
import { SearchView as SearchView_96bf06e70db8486782d8d6b421eb9238 } from '../../../admin/search/SearchView.tsx'
import { SearchesView as SearchesView_db04e3bbbd6d5d2affec763aca57b20b } from '../../../admin/search/SearchesView.tsx'
import { UntranslatedView as UntranslatedView_a6b361e9b414444fcc19b21c29e499bc } from '../../../admin/translation/UntranslatedView.tsx'
import { DocumentsView as DocumentsView_539389d94e8f9962415a55f2f66b6eca } from '../../../admin/documents/DocumentsView.tsx'
import { HandbookView as HandbookView_b235b9b86f488b41c3b85c1ce884069c } from '../../../admin/handbook/HandbookView.tsx'
import { SetUpView as SetUpView_d2762fb778c33ee96211e1e55c625264 } from '../../../admin/set-up/SetUpView.tsx'
import { WordPressView as WordPressView_5c242a747d7926983f6c89345fc57ad3 } from '../../../features/wordpress/screen/WordPressView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/unsaved/UnsavedWork.tsx#UnsavedWork": UnsavedWork_ca3df8240bea6ce31488da67233f98b1,
  "/admin/translation/TranslationState.tsx#TranslationState": TranslationState_029ab43710e8530a31b13149104fca5a,
  "/admin/translation/TranslationPills.tsx#TranslationCell": TranslationCell_0758788298bd5c5f009605327b8a82d5,
  "/admin/inbox/approval/Approval.tsx#Approval": Approval_08d427cc233153cf7df2e083d6e20da2,
  "/admin/schedule/Scheduled.tsx#Scheduled": Scheduled_7cc71ba322a9cce688ee5dbccd1587fe,
  "/admin/schedule/Scheduled.tsx#ScheduledCell": ScheduledCell_7cc71ba322a9cce688ee5dbccd1587fe,
  "/admin/translation/OtherLanguage.tsx#OtherLanguage": OtherLanguage_939fda660e18cc94b8c98acdb1333556,
  "/admin/places/PlaceField.tsx#PlaceField": PlaceField_94e77642ad38597d279a49ffe72d56ab,
  "/patches/versions/ValueDiff.tsx#ValueDiff": ValueDiff_14fe805b4355f551c480ab14ed968dac,
  "/admin/fields/DayField.tsx#DayField": DayField_6350e0d8b14fac5b0b21e7e1156ddec9,
  "/admin/advice/Advice.tsx#LastDayAdvice": LastDayAdvice_f44570ea4f37a7e750fa461f437a5c6b,
  "/admin/fields/YesNo.tsx#YesNo": YesNo_36973b60b73ccb7049484cc54e1c0be4,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/paste/PastePlugin.tsx#PasteFeature": PasteFeature_394cb6bd635b6c9d31d60dd99f0c6dcf,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/uploads/AddFiles.tsx#AddFiles": AddFiles_25130b185b2bfe9ae8668ebc3e317996,
  "/admin/advice/Advice.tsx#NoticeAdvice": NoticeAdvice_f44570ea4f37a7e750fa461f437a5c6b,
  "/admin/advice/Advice.tsx#LinkAdvice": LinkAdvice_f44570ea4f37a7e750fa461f437a5c6b,
  "/admin/translation/OtherLanguage.tsx#NoDiff": NoDiff_939fda660e18cc94b8c98acdb1333556,
  "/admin/used-in/UsedIn.tsx#UsedIn": UsedIn_1db85f504d27cd4ebd36afc42932b8da,
  "/patches/lists/StatusCell.tsx#StatusCell": StatusCell_f2626303b422a91ca6daaf7a05cc47c0,
  "/admin/lists/ListTools.tsx#ListTools": ListTools_d3cca10a5a85ebac4bdbadc1b0bbae8b,
  "/admin/handbook/Help.tsx#Help": Help_ab096c991c29428a3eab98489ea528d1,
  "/admin/NewTitle.tsx#NewTitle": NewTitle_f033b9aff976de7a14965df7944d32da,
  "/admin/inbox/approval/Approval.tsx#PublishRecordSlot": PublishRecordSlot_08d427cc233153cf7df2e083d6e20da2,
  "/admin/versions/VersionsView.tsx#VersionsView": VersionsView_ab62b1467a6aba7e62657ff9a157bc0f,
  "/admin/live-preview/EditView.tsx#EditView": EditView_96412adbfa3d9e45428fe7b537720ee2,
  "/admin/fields/RowTitle.tsx#RowTitle": RowTitle_9395ccd8d2e232d0ad3fdd11658b9f19,
  "/admin/imports/publications/ImportPublications.tsx#ImportPublications": ImportPublications_6c1d052c99a9f79adb58b7113f95ee46,
  "/admin/profiles/MakePublic.tsx#MakePublic": MakePublic_a44af648a7d20470914496b2b7df4b06,
  "/admin/invite/Invite.tsx#InviteAboveStaff": InviteAboveStaff_bf0c548a60ead68e25385a94dbe89283,
  "/admin/inbox/approval/Approval.tsx#PublishProfileSlot": PublishProfileSlot_08d427cc233153cf7df2e083d6e20da2,
  "/admin/inbox/approval/PublishProfile.tsx#UnpublishProfile": UnpublishProfile_63894be6f0ffecd84fde8b59da2f36ec,
  "/admin/fields/NeededLabel.tsx#NeededLabel": NeededLabel_cbf4785adf428bbb47a8d59876d6c6ba,
  "/admin/imports/evidence/ManualField.tsx#ManualField": ManualField_66981163f137d2f2181294d58d53a99c,
  "/admin/imports/evidence/ReportActions.tsx#ReportActions": ReportActions_64e0cb5164d5f5f01cef465d9e5e79bd,
  "/admin/schedule/PublishButton.tsx#PublishButton": PublishButton_c163efa695a66309907bff2d6ea5e9de,
  "/admin/policies/PolicyState.tsx#PolicyState": PolicyState_113f662f2fcd91650b6e1b8265243de2,
  "/admin/policies/PoliciesView.tsx#PoliciesView": PoliciesView_484fd59be151377a0a356fd0fb712dd4,
  "/admin/duties/AskedDuty.tsx#AskedDuty": AskedDuty_ef4f7c44d29ded5f4eb3d3aeb301ccd3,
  "/admin/duties/DutiesView.tsx#DutiesView": DutiesView_3cb36e33dc3d877bd5a04a47263eeb89,
  "/admin/fields/ReplaceFile.tsx#ReplaceFile": ReplaceFile_41c11a28dd80bf96faf5f19cecceb835,
  "/admin/fields/MovingPicture.tsx#MovingPicture": MovingPicture_dcad1a97e7c6af681b6b096f30773188,
  "/admin/fields/file-text/FileText.tsx#FileText": FileText_23d803881acd0cd638943daaa6fed07b,
  "/admin/fields/FileAddress.tsx#FileAddress": FileAddress_3c146ff7227541e048d1f8c57ee43c92,
  "/admin/uploads/AddToList.tsx#AddToList": AddToList_acc232c9c086c06bb846aae9f247cf96,
  "/admin/uploads/AddPhotos.tsx#AddPhotos": AddPhotos_182a85bd08957045ce1b7f15eff5e06d,
  "/admin/inbox/SentPhotos.tsx#SentPhotos": SentPhotos_5ee53d495ead3c6a20dca02b68f6e986,
  "/admin/inbox/Decide.tsx#Decide": Decide_ddf9978b9eb5721bb00e560bb5c8fb62,
  "/admin/inbox/Answer.tsx#Answer": Answer_ed267fb785e89d436e030c58ffd27e42,
  "/admin/inbox/SentConsents.tsx#SentConsents": SentConsents_44eb8addac1b3dddbce52ab1abeef093,
  "/admin/site-map/SiteMapView.tsx#SiteMapView": SiteMapView_556255e993cecdb47a18c61779eee042,
  "/admin/reviews/ReviewsView.tsx#ReviewsView": ReviewsView_cf6f67128e3dfcd1616a0fd156709d13,
  "/admin/walks/WalksView.tsx#WalksView": WalksView_60990ad2f0d08491e76b22b3c4d61366,
  "/admin/certification/CertificationView.tsx#CertificationView": CertificationView_8b24d7b8f63644aaebe3612b06c8fa1b,
  "/admin/rehearsal/RehearsalView.tsx#RehearsalView": RehearsalView_f077d756411b12920ff5439f0712852e,
  "/admin/inbox/AnswerFigures.tsx#AnswerFigures": AnswerFigures_7bf174c9660e1a0a584711ea44847305,
  "/admin/account/CurrentPassword.tsx#CurrentPassword": CurrentPassword_0f81d0f2c59e0798aaffb3ff73471459,
  "/admin/account/TwoFactor.tsx#TwoFactorOfAccount": TwoFactorOfAccount_085c525d4f4a952ac2518901b8728061,
  "/admin/account/Sessions.tsx#SessionsLink": SessionsLink_a56d8aaec8576e06674f442048b878f3,
  "/admin/invite/Invite.tsx#InviteAboveAccounts": InviteAboveAccounts_bf0c548a60ead68e25385a94dbe89283,
  "/admin/fields/ListName.tsx#ListNameCell": ListNameCell_a8874d2492a91693b80ed5a3755eeccf,
  "/admin/fields/ListName.tsx#ListNameField": ListNameField_a8874d2492a91693b80ed5a3755eeccf,
  "/admin/imports/ImportField.tsx#ImportField": ImportField_08e0f630567fc8f03a45da243a9f10c2,
  "/admin/imports/ImportField.tsx#ImportCell": ImportCell_08e0f630567fc8f03a45da243a9f10c2,
  "/admin/fields/Swatch.tsx#Swatch": Swatch_465e090422745bf45044a2fc34dd9dd2,
  "/admin/search/SearchesLink.tsx#SearchesLink": SearchesLink_8142f8c305bc1a37580962405463fba8,
  "/admin/duties/RuleSetChoice.tsx#RuleSetChoice": RuleSetChoice_0e506b6596df1adb01495b480d75c058,
  "/admin/branding/branding.tsx#Icon": Icon_a2c538168e9172c25c18b4fc50d59a69,
  "/admin/branding/branding.tsx#Logo": Logo_a2c538168e9172c25c18b4fc50d59a69,
  "/admin/handbook/HandbookView.tsx#HandbookLink": HandbookLink_b235b9b86f488b41c3b85c1ce884069c,
  "/admin/branding/branding.tsx#MenuBrand": MenuBrand_a2c538168e9172c25c18b4fc50d59a69,
  "/admin/branding/CollegeColours.tsx#CollegeColours": CollegeColours_e94be6e29891d03f24d7f8bfab983cb7,
  "/admin/branding/MenuOnLaptops.tsx#MenuOnLaptops": MenuOnLaptops_3fc7fea8514fe1b3b8637fff41982cd4,
  "/admin/UploadGate.tsx#UploadGate": UploadGate_1ea322572237911053ce1eae3f79daf4,
  "/admin/account/Language.tsx#LanguageOfAccount": LanguageOfAccount_e8da8fa6dbf165700c9e6faa6e5857a7,
  "/admin/unsaved/ForgetUnsaved.tsx#ForgetUnsaved": ForgetUnsaved_2a095a3dad8771e22387c7fedc8f5558,
  "/admin/fields/BulkActions.tsx#BulkActions": BulkActions_551e02b81969b510a2bcba0e4ee945b8,
  "/admin/fields/AssameseDigits.tsx#AssameseDigits": AssameseDigits_839f50d144cab0869d2f1c8793304605,
  "/admin/fields/FilterDates.tsx#FilterDates": FilterDates_8f9968fcbbf2a30d080e970d9ea41fdd,
  "/patches/accessibility/AccessibilityFixes.tsx#AccessibilityFixes": AccessibilityFixes_0ff228a5a50ec4fe987d3fdf90413292,
  "/admin/dashboard/DashboardView.tsx#DashboardView": DashboardView_cddfb65040e2d7580b6b81791e5d5ab9,
  "/admin/changes/ChangesView.tsx#ChangesView": ChangesView_4343833f4be6183ac908d44922bb3fb9,
  "/admin/who-did-what/WhoDidWhatView.tsx#WhoDidWhatView": WhoDidWhatView_82a83c32dd5fcfe1c3837861e6ea4456,
  "/admin/account/LoginView.tsx#LoginView": LoginView_3447dabde6aca47ac6d2b532863be6b2,
  "/admin/account/LoginView.tsx#UnauthorizedView": UnauthorizedView_3447dabde6aca47ac6d2b532863be6b2,
  "/admin/account/LoginView.tsx#TwoFactorView": TwoFactorView_3447dabde6aca47ac6d2b532863be6b2,
  "/admin/account/SessionsView.tsx#SessionsView": SessionsView_2307df21eee3fe86dcaa31f4e08f5a7d,
  "/admin/sheets/SheetsView.tsx#SheetsView": SheetsView_b89566ea83542882d7029c5bca6ae5cb,
  "/admin/imports/old-notices/OldNoticesView.tsx#OldNoticesView": OldNoticesView_0f653907eb19834ef616c4804635627c,
  "/admin/arrange/ArrangeView.tsx#ArrangeView": ArrangeView_08f6aabe5f47c545e780f3e2dbdc4e40,
  "/admin/imports/evidence/EvidenceView.tsx#EvidenceView": EvidenceView_e4c62e0ec7f58c4e50dfb64dedccbdb1,
  "/admin/evidence-sheets/EvidenceSheetsView.tsx#EvidenceSheetsView": EvidenceSheetsView_b9baf0d1d0867468001747b0d0825fd3,
  "/admin/search/SearchView.tsx#SearchView": SearchView_96bf06e70db8486782d8d6b421eb9238,
  "/admin/search/SearchesView.tsx#SearchesView": SearchesView_db04e3bbbd6d5d2affec763aca57b20b,
  "/admin/translation/UntranslatedView.tsx#UntranslatedView": UntranslatedView_a6b361e9b414444fcc19b21c29e499bc,
  "/admin/documents/DocumentsView.tsx#DocumentsView": DocumentsView_539389d94e8f9962415a55f2f66b6eca,
  "/admin/handbook/HandbookView.tsx#HandbookView": HandbookView_b235b9b86f488b41c3b85c1ce884069c,
  "/admin/set-up/SetUpView.tsx#SetUpView": SetUpView_d2762fb778c33ee96211e1e55c625264,
  "/features/wordpress/screen/WordPressView.tsx#WordPressView": WordPressView_5c242a747d7926983f6c89345fc57ad3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
