/** What the tree of pages says, in the languages of the admin. */
const en = {
  title: 'Pages & menu',
  about:
    'Every page of the website, as its menus have it. What you change here is on the website within two seconds.',
  add: 'Add a page',
  oldAddresses: 'Old addresses',
  noSection: 'In no section',
  silent: 'The website does not answer at the moment: only pages that you changed are shown.',
  rename: 'Rename',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  hide: 'Hide',
  show: 'Show again',
  up: 'Move up',
  down: 'Move down',
  edit: 'All settings',
  hidden: 'hidden',
  own: 'added by you',
  inMenu: 'menu at the top',
  saved: 'Saved. The website shows it in a moment.',
  failed: 'This could not be saved.',
};
export type TreeWords = typeof en;

const as: TreeWords = {
  title: 'পৃষ্ঠা আৰু মেনু',
  about: 'ৱেবছাইটৰ সকলো পৃষ্ঠা, মেনুত যেনেকৈ আছে। ইয়াত কৰা সালসলনি দুই ছেকেণ্ডৰ ভিতৰত ৱেবছাইটত দেখা যাব।',
  add: 'পৃষ্ঠা যোগ কৰক',
  oldAddresses: 'পুৰণি ঠিকনা',
  noSection: 'কোনো বিভাগত নাই',
  silent: 'ৱেবছাইটে এতিয়া সঁহাৰি দিয়া নাই: কেৱল আপুনি সলনি কৰা পৃষ্ঠাবোৰ দেখুওৱা হৈছে।',
  rename: 'নাম সলাওক',
  name: 'নাম',
  save: 'সংৰক্ষণ কৰক',
  cancel: 'বাতিল কৰক',
  hide: 'লুকুৱাওক',
  show: 'আকৌ দেখুৱাওক',
  up: 'ওপৰলৈ নিয়ক',
  down: 'তললৈ নিয়ক',
  edit: 'সকলো ছেটিং',
  hidden: 'লুকুওৱা',
  own: 'আপুনি যোগ কৰা',
  inMenu: 'ওপৰৰ মেনু',
  saved: 'সংৰক্ষণ কৰা হ’ল। ৱেবছাইটত অলপ পিছতে দেখা যাব।',
  failed: 'এইটো সংৰক্ষণ কৰিব পৰা নগ’ল।',
};

export const treeWords = (language: string): TreeWords => (language === 'as' ? as : en);
