import { retention } from '@college/contract/retention';
import type { Strings } from '../en.ts';

export const withdrawal: Strings['withdrawal'] = {
  lead: 'আপুনি মহাবিদ্যালয়লৈ কিবা পঠিয়াইছিল, আৰু এতিয়া তাক ৰখা বা দেখুওৱাত আপোনাৰ সন্মতি নাই।',
  effect: `এতিয়াৰ পৰা তাক কোনেও নেদেখে, আৰু ${retention.deleted} দিনৰ পিছত তাক মচি পেলোৱা হয়। মহাবিদ্যালয়ে ঘূৰাই আনিব নোৱাৰে।`,
  withdraw: 'মই পঠিওৱাখিনি উঠাই লওক ({reference})',
  done: `আপোনাৰ সন্মতি উঠাই লোৱা হ’ল। আপুনি পঠিওৱাখিনি আৰু কোনেও নেদেখে, ${retention.deleted} দিনৰ পিছত মচি পেলোৱা হয়।`,
  unknown: 'এই লিংকটো সম্পূৰ্ণ নহয় বা আৰু বৈধ নহয়। ই-মেইলৰ পৰা আকৌ খোলক।',
  openLink: 'মহাবিদ্যালয়ৰ পৰা পোৱা ই-মেইলৰ লিংকটো খোলক।',
  office: 'আপুনি কাৰ্যালয়লৈ লিখিব বা ফোন কৰিবও পাৰে:',
};
