/** Names of what Payload shows as pictures alone, for who does not see them. */
export const nameSentences = {
  Bold: 'ডাঠ',
  Italic: 'হেলনীয়া',
  Underlined: 'তলত ৰেখা',
  'Struck through': 'কাটি দিয়া',
  'Add to the text': 'পাঠত যোগ কৰক',
  'Kind of paragraph': 'অনুচ্ছেদৰ ধৰণ',
  Alignment: 'শাৰী মিলোৱা',
  Subscript: 'তলৰ সৰু আখৰ',
  Superscript: 'ওপৰৰ সৰু আখৰ',
  Link: 'লিংক',
  'Less indented': 'বাহিৰলৈ উলিয়াওক',
  'More indented': 'ভিতৰলৈ সুমুৱাওক',
  'Field to filter by': 'যি ক্ষেত্ৰেৰে বাছিব',
  'How it is compared': 'কেনেকৈ ৰিজোৱা হয়',
  'What it is compared with': 'কিহৰ লগত ৰিজোৱা হয়',
} as const;
