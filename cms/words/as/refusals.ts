/** Refusals that no screen says otherwise. */
export const refusalSentences = {
  'Day of adoption: “{{day}}” is not a day until today. Use DD-MM-YYYY, for example 05-07-2024.':
    'গ্ৰহণৰ তাৰিখ: “{{day}}” আজিলৈকে কোনো তাৰিখ নহয়। DD-MM-YYYY ধৰণে লিখক, যেনে 05-07-2024।',
  'Choose at least one policy.': 'অতি কমেও এটা নীতি বাছক।',
  'Name and designation: write who adopts the policies.': 'নাম আৰু পদবী: নীতিসমূহ কোনে গ্ৰহণ কৰে লিখক।',
  'This account no longer exists.': 'এই একাউণ্ট এতিয়া আৰু নাই।',
  'The fields of each file are missing.': 'প্ৰতিটো ফাইলৰ বাবে ঘৰবোৰ পঠিওৱা হোৱা নাই।',
  'This import is too old. Its rows are no longer stored.':
    'এই আমদানি বহুত পুৰণি। ইয়াৰ শাৰীবোৰ এতিয়া আৰু ৰখা নাই।',
  'Upload the file yourself: this one is not yours.': 'ফাইলটো নিজে আপল’ড কৰক: এইটো আপোনাৰ নহয়।',
  'Another record, perhaps one in the recycle bin, has the same “{{field}}”. Enter a different one, or change the other record first.':
    'আন এটা ৰেকৰ্ডত, হয়তো আৱৰ্জনা পাত্ৰত থকা এটাত, একে “{{field}}” আছে। বেলেগ এটা লিখক, বা প্ৰথমে আনটো সলাওক।',
  'There is no file.': 'কোনো ফাইল নাই।',
  'There is no such import.': 'এনে কোনো আমদানি নাই।',
  'This server cannot send e-mail yet. Ask the person who runs it to set SMTP_URL, or answer with your own mail program.':
    'এই ছাৰ্ভাৰে এতিয়াও ই-মেইল পঠিয়াব নোৱাৰে। চলোৱাজনক SMTP_URL লিখিবলৈ কওক, বা নিজৰ মেইল প্ৰগ্ৰামেৰে উত্তৰ দিয়ক।',
  'There is no e-mail address to which an answer can be sent.':
    'উত্তৰ পঠিয়াব পৰা কোনো ই-মেইল ঠিকনা নাই।',
  'There is no such record.': 'এনে কোনো তথ্য নাই।',
  'This step does not exist.': 'এনে কোনো পদক্ষেপ নাই।',
  'This request comes from another website than {{address}}.':
    'এই অনুৰোধ {{address}}ৰ পৰা নহয়, আন এটা ৱেবছাইটৰ পৰা আহিছে।',
  'The request is too large.': 'অনুৰোধটো অতি ডাঙৰ।',
  'The request is nested more than {{most}} levels deep.':
    'অনুৰোধটোৰ ভিতৰত {{most}}টাতকৈ বেছি স্তৰ আছে।',
  'The request has more than {{most}} values.': 'অনুৰোধটোত {{most}}টাতকৈ বেছি মান আছে।',
  'Many long texts are being saved at the moment. Please try again in a moment.':
    'এই মুহূৰ্তত বহুতো দীঘল লেখা সাঁচি থকা হৈছে। অলপ পাছত আকৌ চেষ্টা কৰক।',
  'The request cannot be read.': 'অনুৰোধটো পঢ়িব পৰা নগ’ল।',
  'The format must be xlsx or csv.': 'ফৰ্মেট xlsx বা csv হ’ব লাগিব।',
  'This step is already finished.': 'এই পদক্ষেপ ইতিমধ্যে শেষ হৈছে।',
  '{{name}} is missing or wrong.': '{{name}} নাই বা ভুল।',
  'The file has several sheets. Which one should be imported?':
    'ফাইলটোত কেইবাখনো শ্বীট আছে। কোনখন আমদানি কৰিব?',
  // Files, and rows and cells of sheets.
  'There is nothing in this file.': 'এই ফাইলত একো নাই।',
  'The file is larger than {{most}} MB. Leave out pictures, or split it into two files.':
    'ফাইলটো {{most}} MBতকৈ ডাঙৰ। ছবি বাদ দিয়ক, বা দুটা ফাইলত ভাগ কৰক।',
  'This sheet has more than {{most}} rows. Split it into two files.':
    'এই শ্বীটত {{most}}টাতকৈ বেছি শাৰী আছে। দুটা ফাইলত ভাগ কৰক।',
  'This sheet has more than {{most}} columns. Delete the columns that the list does not need.':
    'এই শ্বীটত {{most}}টাতকৈ বেছি স্তম্ভ আছে। তালিকাখনক নলগা স্তম্ভবোৰ মচি দিয়ক।',
  'A cell has more than {{most}} characters. Shorten its text.':
    'এটা ঘৰত {{most}}টাতকৈ বেছি আখৰ আছে। লিখাখিনি চুটি কৰক।',
  'This sheet has too much text to be read at once. Split it into two files.':
    'এই শ্বীটত একেলগে পঢ়িব পৰাতকৈ বেছি লিখা আছে। দুটা ফাইলত ভাগ কৰক।',
  'Reading this file takes too long. Copy the rows that you need into a new sheet and choose that.':
    'এই ফাইলটো পঢ়োঁতে বহুত সময় লাগে। লাগতিয়াল শাৰীবোৰ নতুন শ্বীট এখনত নকল কৰি সেইখন বাছক।',
  'This file cannot be read. Copy its table into a new sheet and save it as .xlsx.':
    'এই ফাইল পঢ়িব পৰা নগ’ল। ইয়াৰ তালিকাখন নতুন শ্বীট এখনত নকল কৰি .xlsx হিচাপে সংৰক্ষণ কৰক।',
  'This file cannot be read. Open it in Excel and save it again as .xlsx.':
    'এই ফাইল পঢ়িব পৰা নগ’ল। Excelত খুলি আকৌ .xlsx হিচাপে সংৰক্ষণ কৰক।',
  'The file has a password. Save it without a password and try again.':
    'ফাইলটোত পাছৱৰ্ড আছে। পাছৱৰ্ড নোহোৱাকৈ সংৰক্ষণ কৰি আকৌ চেষ্টা কৰক।',
  'This is a {{kind}} file. Open it, save it as .xlsx, and choose the new file.':
    'এইটো {{kind}} ফাইল। ইয়াক খুলি .xlsx হিচাপে সংৰক্ষণ কৰক, আৰু নতুন ফাইলটো বাছক।',
  'Another account must approve this before it is published. Submit it for approval.':
    'প্ৰকাশ কৰাৰ আগতে আন এটা একাউণ্টে ইয়াক অনুমোদন কৰিব লাগিব। অনুমোদনৰ বাবে জমা দিয়ক।',
  'You submitted this. Another account must approve it.':
    'এইটো আপুনি জমা দিছে। আন এটা একাউণ্টে অনুমোদন কৰিব লাগিব।',
  'This was changed after it was submitted. Reload the page and check it. Then approve again.':
    'জমা দিয়াৰ পিছত ইয়াক সলোৱা হৈছে। পৃষ্ঠাখন ৰিল’ড কৰি চাওক। তাৰ পিছত আকৌ অনুমোদন কৰক।',
  '“{{value}}” is not a valid date. Use DD-MM-YYYY, for example 05-07-2024.':
    '“{{value}}” শুদ্ধ তাৰিখ নহয়। DD-MM-YYYY ৰূপত লিখক, যেনে 05-07-2024।',
  '“{{value}}” is not a number.': '“{{value}}” সংখ্যা নহয়।',
  '“{{value}}” is neither yes nor no. Write Yes or No.':
    '“{{value}}” ‘হয়’ বা ‘নহয়’ কোনোটোৱেই নহয়। Yes বা No লিখক।',
  '“{{value}}” is not one of the choices. Use one of these: {{choices}}.':
    '“{{value}}” বাছিব পৰা কোনোটো নহয়। ইয়াৰে এটা লিখক: {{choices}}।',
  'There is no department called “{{value}}”. Add it first, or correct the name.':
    '“{{value}}” নামৰ কোনো বিভাগ নাই। প্ৰথমে যোগ কৰক, বা নামটো শুদ্ধ কৰক।',
  'There is nothing called “{{value}}”. Add it first, or correct the name.':
    '“{{value}}” নামৰ একো নাই। প্ৰথমে যোগ কৰক, বা নামটো শুদ্ধ কৰক।',
  'There are several called “{{value}}”. Use one of these: {{names}}.':
    '“{{value}}” নামৰ কেইবাটাও আছে। ইয়াৰে এটা লিখক: {{names}}।',
  'The file “{{value}}” has not been uploaded. Upload it under Pictures & files first.':
    '“{{value}}” ফাইলটো আপল’ড কৰা হোৱা নাই। প্ৰথমে ‘ছবি আৰু ফাইল’ত আপল’ড কৰক।',
  'Excel has shortened “{{value}}”. Format the column as text and type the number again.':
    'Excelএ “{{value}}” চুটি কৰিছে। স্তম্ভটো পাঠ হিচাপে ৰাখি সংখ্যাটো আকৌ লিখক।',
  'The cell has the error {{value}} and was not imported. Correct the sheet, or type the value yourself.':
    'ঘৰটোত {{value}} ভুলটো আছে, সেয়ে আমদানি নহ’ল। শ্বীটখন শুদ্ধ কৰক, বা নিজে লিখি দিয়ক।',
  'Code proposed from the name: {{code}}. To use another code, add a column “Code” to the sheet.':
    'নামৰ পৰা প্ৰস্তাৱিত সংকেত: {{code}}। আন সংকেত দিবলৈ শ্বীটত “Code” স্তম্ভ এটা যোগ কৰক।',
  'This cell must not be empty.': 'এই ঘৰটো খালী থাকিব নোৱাৰে।',
  '{{columns}} is empty, so it is not clear which record this row belongs to.':
    '{{columns}} খালী, সেয়ে শাৰীটো কোনটো ৰেকৰ্ডৰ বুজা নাযায়।',
  'There is no such record. Add it first, or correct the name.':
    'তেনে কোনো ৰেকৰ্ড নাই। প্ৰথমে যোগ কৰক, বা নামটো শুদ্ধ কৰক।',
  'Several records have the same {{columns}}. Change one of them first.':
    'কেইবাটাও ৰেকৰ্ডৰ {{columns}} একে। প্ৰথমে ইয়াৰে এটা সলনি কৰক।',
  'This is the same record as in row {{row}}.': 'এইটো {{row}} নম্বৰ শাৰীৰ একেটা ৰেকৰ্ড।',
  'You do not have permission to change this.': 'এইটো সলনি কৰিবলৈ আপোনাৰ অনুমতি নাই।',
  'Somebody changed or published it after the import, so it was not undone.':
    'আমদানিৰ পাছত কোনোবাই ইয়াক সলাইছে বা প্ৰকাশ কৰিছে, সেয়ে বাতিল কৰা নহ’ল।',
  'This file is locked with a password, so it cannot be checked and visitors cannot open it. Save it without a password and upload that.':
    'এই ফাইলটো পাছৱৰ্ডেৰে বন্ধ, সেয়ে পৰীক্ষা কৰিব নোৱাৰি আৰু দৰ্শকে খুলিব নোৱাৰে। পাছৱৰ্ড নোহোৱাকৈ সংৰক্ষণ কৰি সেইটো আপল’ড কৰক।',
  'This file contains macros, which can harm visitors. Save it without macros, as .docx, .xlsx, .pptx or PDF, and upload that.':
    'এই ফাইলত মেক্ৰ’ আছে, যিয়ে দৰ্শকৰ ক্ষতি কৰিব পাৰে। মেক্ৰ’ নোহোৱাকৈ .docx, .xlsx, .pptx বা PDF হিচাপে সংৰক্ষণ কৰি সেইটো আপল’ড কৰক।',
  'This file cannot be checked for scripts. Open it, save it as a new PDF (Print → Save as PDF) and upload that.':
    'এই ফাইলত স্ক্ৰিপ্ট আছে নে নাই পৰীক্ষা কৰিব নোৱাৰি। ইয়াক খুলি নতুন PDF হিচাপে সংৰক্ষণ কৰক (Print → Save as PDF), আৰু সেইটো আপল’ড কৰক।',
  'This PDF opens an address, starts a program or sends data. Print it to a new PDF (Print → Save as PDF) and upload that.':
    'এই PDFয়ে কোনো ঠিকনা খোলে, প্ৰ’গ্ৰাম আৰম্ভ কৰে বা তথ্য পঠিয়ায়। ইয়াক নতুন PDF হিচাপে প্ৰিণ্ট কৰক (Print → Save as PDF), আৰু সেইটো আপল’ড কৰক।',
  'This PDF contains the file “{{name}}”, which is not accepted on this website. Print the PDF to a new PDF (Print → Save as PDF) and upload that.':
    'এই PDFৰ ভিতৰত “{{name}}” ফাইলটো আছে, যি এই ৱেবছাইটত লোৱা নহয়। PDFখন নতুন PDF হিচাপে প্ৰিণ্ট কৰক (Print → Save as PDF), আৰু সেইটো আপল’ড কৰক।',
  'This PDF contains a film or game that can run scripts. Print it to a new PDF (Print → Save as PDF) and upload that.':
    'এই PDFত স্ক্ৰিপ্ট চলাব পৰা ভিডিঅ’ বা খেল আছে। ইয়াক নতুন PDF হিচাপে প্ৰিণ্ট কৰক (Print → Save as PDF), আৰু সেইটো আপল’ড কৰক।',
  'This PDF contains a script (JavaScript). Print it to a new PDF (Print → Save as PDF) and upload that.':
    'এই PDFত স্ক্ৰিপ্ট (JavaScript) আছে। ইয়াক নতুন PDF হিচাপে প্ৰিণ্ট কৰক (Print → Save as PDF), আৰু সেইটো আপল’ড কৰক।',
  'This PDF is a form that can contain scripts (XFA, made with Adobe LiveCycle). Print it to a new PDF (Print → Save as PDF) and upload that.':
    'এই PDFখন স্ক্ৰিপ্ট থাকিব পৰা এখন প্ৰপত্ৰ (XFA, Adobe LiveCycleৰে বনোৱা)। ইয়াক নতুন PDF হিচাপে প্ৰিণ্ট কৰক (Print → Save as PDF), আৰু সেইটো আপল’ড কৰক।',
  'It has been deleted since.': 'ইয়াক পাছত মচি পেলোৱা হৈছে।',
  'The formula in this cell has no stored value. Open the sheet in Excel or LibreOffice, save it there and import it again, or type the value yourself.':
    'এই ঘৰৰ সূত্ৰটোৰ কোনো মান সংৰক্ষিত নাই। শ্বীটখন Excel বা LibreOffice ত খুলি সংৰক্ষণ কৰি আকৌ আমদানি কৰক, বা মানটো নিজে লিখক।',
  'This row is a total, a heading or a signature and was not imported. If it is a record, correct its name.':
    'এই শাৰীটো মুঠ, শিৰোনাম বা স্বাক্ষৰ হোৱা বাবে আমদানি কৰা নহ’ল। যদি ই এটা তথ্য হয়, তেন্তে ইয়াৰ নামটো শুধৰাওক।',
  'This row is an example from the template.': 'এই শাৰীটো নমুনা-শ্বীটৰ উদাহৰণ।',
  // Files and records of an old website.
  'Its address answers {{status}}.': 'ইয়াৰ ঠিকনাই {{status}} উত্তৰ দিয়ে।',
  'Its address leads on too many times.': 'ইয়াৰ ঠিকনাই বহুতবাৰ আন ঠিকনালৈ নিয়ে।',
  '{{hostname}} is not on the public internet.': '{{hostname}} ৰাজহুৱা ইণ্টাৰনেটত নাই।',
  'It cannot be unpacked.': 'ইয়াক খুলিব পৰা নগ’ল।',
  'It is larger than the limit for files.': 'ই ফাইলৰ সীমাতকৈ ডাঙৰ।',
  'Its first day is missing.': 'ইয়াৰ প্ৰথম দিনটো নাই।',
  'Its picture could not be loaded.': 'ইয়াৰ ছবিখন আনিব পৰা নগ’ল।',
  '{{message}}': '{{message}}',
} as const;
