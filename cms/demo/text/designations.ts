/** Designations of employees in Assamese. */
export const designationsInAssamese: Record<string, string> = {
  Principal: 'অধ্যক্ষ',
  'Associate Professor and Head': 'সহযোগী অধ্যাপক আৰু বিভাগীয় মুৰব্বী',
  'Associate Professor': 'সহযোগী অধ্যাপক',
  'Assistant Professor': 'সহকাৰী অধ্যাপক',
  'Guest Lecturer': 'অতিথি প্ৰবক্তা',
  Registrar: 'পঞ্জীয়ক',
  Accountant: 'হিচাপৰক্ষক',
  Librarian: 'গ্ৰন্থাগাৰিক',
};
