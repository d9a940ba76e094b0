/** Where Payload says too little: names of what it shows as pictures alone, what was done to many records at once. */
export const nameSentences = {
  Bold: 'ডাঠ',
  Italic: 'হেলনীয়া',
  Underlined: 'তলত ৰেখা',
  'Struck through': 'কাটি দিয়া',
  Subscript: 'তলৰ সৰু আখৰ',
  Superscript: 'ওপৰৰ সৰু আখৰ',
  Link: 'লিংক',
  'Less indented': 'বাহিৰলৈ উলিয়াওক',
  'More indented': 'ভিতৰলৈ সুমুৱাওক',
  'Field to filter by': 'যি ক্ষেত্ৰেৰে বাছিব',
  'How it is compared': 'কেনেকৈ ৰিজোৱা হয়',
  'What it is compared with': 'কিহৰ লগত ৰিজোৱা হয়',
  '{{count}} {{label}}: on the website.': '{{count}}টা {{label}}: ৱেবছাইটত আছে।',
  '{{count}} {{label}}: off the website. The office still has them.':
    '{{count}}টা {{label}}: ৱেবছাইটৰ পৰা আঁতৰোৱা হ’ল। কাৰ্যালয়ত এতিয়াও আছে।',
} as const;
