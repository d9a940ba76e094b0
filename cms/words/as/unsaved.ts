/** Versions of records, and what was typed and is in none of them. */
export const unsavedSentences = {
  'You typed “{{title}}” on {{at}} and did not save it.':
    'আপুনি {{at}}ত “{{title}}” লিখিছিল, কিন্তু সংৰক্ষণ কৰা নাছিল।',
  'You typed something here on {{at}} and did not save it.':
    'আপুনি {{at}}ত ইয়াত কিবা লিখিছিল, কিন্তু সংৰক্ষণ কৰা নাছিল।',
  'Saved by': 'সংৰক্ষণ কৰিলে',
  'What was changed': 'কি সলনি হ’ল',
  'First version': 'প্ৰথম সংস্কৰণ',
  'Use it': 'ব্যৱহাৰ কৰক',
  'Throw it away': 'পেলাই দিয়ক',
  'Somebody else': 'আন এজন',
  '{{name}} saved this on {{at}}, after you opened it':
    'আপুনি খোলাৰ পাছত {{name}}-এ {{at}}ত এইটো সংৰক্ষণ কৰিলে',
  '{{name}} is editing this now': '{{name}}-এ এতিয়া এইটো সম্পাদনা কৰি আছে',
  'What you typed is still in the form. It is not saved yet.':
    'আপুনি লিখাখিনি ফৰ্মতে আছে। এতিয়াও সংৰক্ষণ কৰা হোৱা নাই।',
  'You both changed these fields. Choose what stays:':
    'আপোনালোক দুয়ো এই ঘৰবোৰ সলনি কৰিছে। কোনটো থাকিব বাছনি কৰক:',
  'You changed different fields. The form will have both changes.':
    'আপোনালোকে বেলেগ বেলেগ ঘৰ সলনি কৰিছে। ফৰ্মত দুয়োটা সলনিয়েই থাকিব।',
  'Saved by the other person': 'আনজনে সংৰক্ষণ কৰা',
  Yours: 'আপোনাৰ',
  '(empty)': '(খালী)',
  'Take over and continue': 'নিজৰ হাতলৈ লৈ আগবাঢ়ক',
  Continue: 'আগবাঢ়ক',
  'Back to the form': 'ফৰ্মলৈ উভতি যাওক',
  'Check the form, then save it again.': 'ফৰ্মখন চাওক, তাৰ পাছত পুনৰ সংৰক্ষণ কৰক।',
  'Somebody else is editing this now, so nothing was changed.':
    'আন এজনে এতিয়া এইটো সম্পাদনা কৰি আছে, সেয়ে একো সলনি কৰা নহ’ল।',
  'Somebody else saved this after you opened it, so nothing was changed. Compare both versions, then save again.':
    'আপুনি খোলাৰ পাছত আন এজনে এইটো সংৰক্ষণ কৰিলে, সেয়ে একো সলনি কৰা নহ’ল। দুয়োটা সংস্কৰণ মিলাই চাওক, তাৰ পাছত পুনৰ সংৰক্ষণ কৰক।',
} as const;
