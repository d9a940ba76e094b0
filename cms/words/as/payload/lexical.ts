/** The rich-text editor: buttons and hints. */
export const lexical = {
  general: {
    placeholder: 'লিখিবলৈ আৰম্ভ কৰক, বা নিৰ্দেশৰ বাবে ‘/’ টিপক …',
    slashMenuBasicGroupLabel: 'সাধাৰণ',
    slashMenuListGroupLabel: 'তালিকা',
    toolbarItemsActive: '{{count}}টা সক্ৰিয়',
  },
  upload: { label: 'ফাইল' },
  link: { label: 'লিংক', loadingWithEllipsis: 'খুলি থকা হৈছে …' },
  horizontalRule: { label: 'আনুভূমিক ৰেখা' },
  blockquote: { label: 'উদ্ধৃতি' },
  orderedList: { label: 'সংখ্যাযুক্ত তালিকা' },
  unorderedList: { label: 'বিন্দুযুক্ত তালিকা' },
  indent: { decreaseLabel: 'বাহিৰলৈ উলিয়াওক', increaseLabel: 'ভিতৰলৈ সুমুৱাওক' },
  align: {
    alignCenterLabel: 'মাজত',
    alignJustifyLabel: 'দুয়োফালে সমান',
    alignLeftLabel: 'বাওঁফালে',
    alignRightLabel: 'সোঁফালে',
  },
  heading: { label: 'শিৰোনাম {{headingLevel}}' },
  paragraph: { label: 'অনুচ্ছেদ', label2: 'সাধাৰণ পাঠ' },
};
