/** Sentences about records of evidence. */
export const evidenceSentences = {
  '{{field}}: “{{value}}” is not a valid ISSN. Copy its eight digits from the journal again, for example 1234-5679.':
    '{{field}}: “{{value}}” শুদ্ধ ISSN নহয়। আলোচনীখনৰ পৰা ইয়াৰ আঠটা অংক আকৌ চাই লিখক, যেনে 1234-5679।',
  '{{field}}: “{{value}}” is not a valid ISBN. Copy its 10 or 13 digits from the book again, for example 978-0-00-000000-2.':
    '{{field}}: “{{value}}” শুদ্ধ ISBN নহয়। গ্ৰন্থখনৰ পৰা ইয়াৰ 10 বা 13টা অংক আকৌ চাই লিখক, যেনে 978-0-00-000000-2।',
  '{{field}}: “{{value}}” is not a DOI. It starts with 10. and has a stroke, for example 10.5555/12345678.':
    '{{field}}: “{{value}}” DOI নহয়। DOI 10.-ৰে আৰম্ভ হয় আৰু তাত / চিন থাকে, যেনে 10.5555/12345678।',
  '{{field}}: “{{value}}” is not a complete address. Copy it from the browser. It starts with https://.':
    '{{field}}: “{{value}}” সম্পূৰ্ণ ঠিকনা নহয়। ব্ৰাউজাৰৰ পৰা ঠিকনাটো কপি কৰক। ই https://-ৰে আৰম্ভ হয়।',
  '{{field}}: “{{value}}” is not an academic year. Enter two years that follow each other, for example 2024-25.':
    '{{field}}: “{{value}}” শৈক্ষিক বৰ্ষ নহয়। এটাৰ পাছত এটা অহা দুটা বৰ্ষ লিখক, যেনে 2024-25।',
  '{{field}}: enter a year from 1900 to {{last}}.': '{{field}}: 1900ৰ পৰা {{last}}লৈ এটা বৰ্ষ লিখক।',
  '{{field}}: enter a number from 0 up.': '{{field}}: 0 বা তাতকৈ ডাঙৰ সংখ্যা লিখক।',
  '{{field}}: this is more than ‘{{total}}’. Correct one of the two numbers.':
    '{{field}}: এইটো ‘{{total}}’তকৈ বেছি। দুয়োটা সংখ্যাৰ এটা শুদ্ধ কৰক।',
  '{{field}}: this day is before ‘{{from}}’. Correct one of the two days.':
    '{{field}}: এই দিনটো ‘{{from}}’ৰ আগৰ। দুয়োটা তাৰিখৰ এটা শুদ্ধ কৰক।',
  'The UGC-CARE list ended on 11-02-2025. Enter an earlier day.':
    'UGC-CARE তালিকা 11-02-2025 তাৰিখে শেষ হ’ল। তাৰ আগৰ এটা দিন লিখক।',
} as const;
