import type { PayloadsWords } from '../../admin-words.ts';

export const dashboard: PayloadsWords['dashboard'] = {
  addButton: 'যোগ কৰক +',
  addWidget: 'উইজেট যোগ কৰক',
  deleteWidget: '{{id}} উইজেট মচক',
  discardConfirmLabel: 'পেলাই দিয়ক',
  discardMessage: 'প্ৰথম পৃষ্ঠাৰ সাজ-সজ্জাৰ সালসলনি সংৰক্ষণ কৰা হোৱা নাই। পেলাই দিব নে?',
  discardTitle: 'সালসলনি পেলাই দিব নে?',
  editDashboard: 'প্ৰথম পৃষ্ঠা সজাওক',
  editingDashboard: 'প্ৰথম পৃষ্ঠা সজাই থকা হৈছে',
  noItems: 'প্ৰথম পৃষ্ঠাত কোনো উইজেট নাই। ওপৰৰ মেনুৰ পৰা যোগ কৰিব পাৰে।',
  resetLayout: 'আগৰ দৰে কৰক',
  searchWidgets: 'উইজেট বিচাৰক …',
};
