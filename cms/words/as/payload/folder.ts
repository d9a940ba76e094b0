import type { PayloadsWords } from '../../admin-words.ts';

export const folder: PayloadsWords['folder'] = {
  browseByFolder: 'ফ’ল্ডাৰ অনুসৰি চাওক',
  byFolder: 'ফ’ল্ডাৰ অনুসৰি',
  deleteFolder: 'ফ’ল্ডাৰ মচক',
  folderName: 'ফ’ল্ডাৰৰ নাম',
  folders: 'ফ’ল্ডাৰ',
  folderTypeDescription: 'এই ফ’ল্ডাৰত কোনবোৰ তালিকাৰ নথি থাকিব পাৰে, বাছক।',
  itemHasBeenMoved: '{{title}}ক {{folderName}}লৈ নিয়া হ’ল',
  itemHasBeenMovedToRoot: '{{title}}ক মূল ফ’ল্ডাৰলৈ নিয়া হ’ল',
  itemsMovedToFolder: '{{title}}ক {{folderName}}লৈ নিয়া হ’ল',
  itemsMovedToRoot: '{{title}}ক মূল ফ’ল্ডাৰলৈ নিয়া হ’ল',
  moveFolder: 'ফ’ল্ডাৰ আন ঠাইলৈ নিয়ক',
  moveItemsToFolderConfirmation:
    '<1>{{count}} {{label}}</1>ক <2>{{toFolder}}</2>লৈ নিয়া হ’ব। নিব নে?',
  moveItemsToRootConfirmation: '<1>{{count}} {{label}}</1>ক মূল ফ’ল্ডাৰলৈ নিয়া হ’ব। নিব নে?',
  moveItemToFolderConfirmation: '<1>{{title}}</1>ক <2>{{toFolder}}</2>লৈ নিয়া হ’ব। নিব নে?',
  moveItemToRootConfirmation: '<1>{{title}}</1>ক মূল ফ’ল্ডাৰলৈ নিয়া হ’ব। নিব নে?',
  movingFromFolder: '{{title}}ক {{fromFolder}}ৰ পৰা নি থকা হৈছে',
  newFolder: 'নতুন ফ’ল্ডাৰ',
  noFolder: 'ফ’ল্ডাৰ নাই',
  renameFolder: 'ফ’ল্ডাৰৰ নাম সলাওক',
  searchByNameInFolder: '{{folderName}}ত নামেৰে বিচাৰক',
  selectFolderForItem: '{{title}}ৰ বাবে ফ’ল্ডাৰ বাছক',
};
