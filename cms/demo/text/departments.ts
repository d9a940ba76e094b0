import type { Stream } from '@college/contract/codes';
import type { PictureName } from '../art/pictures.ts';

/** What a department is when it is none of its stream, in Assamese. */
export const kinds = {
  Management: 'ব্যৱস্থাপনা',
  Library: 'গ্ৰন্থাগাৰ',
  Centre: 'কেন্দ্ৰ',
} as const;

export interface DepartmentText {
  code: string;
  name: string;
  assamese: string;
  stream: Stream;
  dual?: boolean;
  kind?: keyof typeof kinds;
  estd: number;
  banner: PictureName;
  /** What it teaches, as the end of "… teaches". */
  teaches: string;
  /** One paragraph of its own history. */
  story: string;
  vision: string;
  topics: readonly [string, string, string, string];
  facility: readonly [title: string, description: string];
  aboutAssamese?: string;
}

export const departmentTexts: readonly DepartmentText[] = [
  {
    code: 'ASM',
    name: 'Assamese',
    assamese: 'অসমীয়া',
    stream: 'ARTS',
    estd: 1954,
    banner: 'manuscript-banner',
    teaches: 'Assamese language and literature from the old bark manuscripts to the novel of today',
    story:
      'The department keeps a small collection of sanchipat leaves that families of the Brahmaputra valley have given over the years. Students learn to read them in their second year, and each batch edits a few pages that nobody has printed before.',
    vision:
      'A language lives when it is read closely and written freely. The department wants every student to do both.',
    topics: [
      'Prose of the Buranjis',
      'Women writers after 1950',
      'Dialects of Kamrup',
      'Folk songs of the river islands',
    ],
    facility: [
      'Manuscript corner',
      'Digitised bark manuscripts with a lexicon for beginners, open on weekdays from ten to four.',
    ],
    aboutAssamese:
      'অসমীয়া বিভাগে সাঁচিপাতৰ পুথিৰ পৰা আজিৰ উপন্যাসলৈকে অসমীয়া ভাষা আৰু সাহিত্যৰ পাঠদান কৰে। বিভাগত সংৰক্ষিত পুৰণি পুথিসমূহ শিক্ষাৰ্থীসকলে নিজে পঢ়ি সম্পাদনা কৰে।',
  },
  {
    code: 'ENG',
    name: 'English',
    assamese: 'ইংৰাজী',
    stream: 'ARTS',
    estd: 1954,
    banner: 'library-banner',
    teaches: 'English literature, linguistics and the writing of the Indian North-East in English',
    story:
      'What began with two teachers and forty students is now a department that runs a weekly reading hour open to the whole town. The wall magazine has appeared without a break since 1978.',
    vision: 'To read widely, to write plainly and to disagree politely.',
    topics: [
      'Writing from the North-East',
      'Translation from Assamese',
      'Stylistics of news English',
      'Ecology in the novel',
    ],
    facility: [
      'Language laboratory',
      'Twenty-four listening stations for phonetics and spoken English.',
    ],
  },
  {
    code: 'ECO',
    name: 'Economics',
    assamese: 'অৰ্থনীতি',
    stream: 'ARTS',
    estd: 1956,
    banner: 'commerce-banner',
    teaches: 'economic theory, statistics and the economy of Assam',
    story:
      'Every winter the third-year class surveys a village in Kamrup. Thirty years of these surveys stand on one shelf and are the department’s most borrowed books.',
    vision: 'Economics that can be explained in a weekly market.',
    topics: [
      'Tea smallholders',
      'Flood and household debt',
      'Self-help groups',
      'Urban transport in Guwahati',
    ],
    facility: [
      'Survey archive',
      'Questionnaires and data of thirty village surveys, free for research.',
    ],
  },
  {
    code: 'EDU',
    name: 'Education',
    assamese: 'শিক্ষা',
    stream: 'ARTS',
    estd: 1961,
    banner: 'ideas-banner',
    teaches: 'philosophy and psychology of education, and the craft of teaching',
    story:
      'The department works with eleven schools of the neighbourhood. Its students spend one morning a week there, first watching, then teaching.',
    vision: 'Teachers who listen before they explain.',
    topics: [
      'Reading in early grades',
      'Inclusive classrooms',
      'Mother-tongue schooling',
      'Teacher absence',
    ],
    facility: [
      'Psychology laboratory',
      'Instruments for memory, attention and perception experiments.',
    ],
  },
  {
    code: 'GEO',
    name: 'Geography',
    assamese: 'ভূগোল',
    stream: 'ARTS',
    dual: true,
    estd: 1959,
    banner: 'globe-banner',
    teaches: 'physical and human geography, cartography and remote sensing',
    story:
      'The river is the department’s first laboratory: its banks have been measured at nine points every March since 1984, and the erosion maps are used by the district office.',
    vision: 'To see how land, water and people shape one another, and to draw it truthfully.',
    topics: [
      'Bank erosion of the Brahmaputra',
      'Urban heat in Guwahati',
      'Wetlands of Kamrup',
      'Migration to river towns',
    ],
    facility: [
      'GIS laboratory',
      'Sixteen workstations with open geographical software, a plotter and a weather station on the roof.',
    ],
  },
  {
    code: 'HIS',
    name: 'History',
    assamese: 'বুৰঞ্জী',
    stream: 'ARTS',
    estd: 1954,
    banner: 'manuscript-banner',
    teaches: 'the history of Assam, of India and of the modern world',
    story:
      'A small museum in the corridor shows coins, tools and letters. Students write the labels and change them when they find better evidence.',
    vision: 'To ask of every story how we know it.',
    topics: [
      'Ahom coinage',
      'River trade in the nineteenth century',
      'Oral history of the 1950 earthquake',
      'Print culture of Guwahati',
    ],
    facility: [
      'Corridor museum',
      'Two hundred objects, all labelled by students in English and Assamese.',
    ],
  },
  {
    code: 'PHI',
    name: 'Philosophy',
    assamese: 'দৰ্শন',
    stream: 'ARTS',
    estd: 1957,
    banner: 'ideas-banner',
    teaches: 'Indian and Western philosophy, logic and ethics',
    story:
      'The Friday circle discusses one question for one hour and ends without a vote. Teachers of other departments come as guests, often to be contradicted.',
    vision: 'Clear reasons, kindly given.',
    topics: ['Nyaya logic', 'Ethics of care', 'Philosophy of Sankardev', 'Language and thought'],
    facility: ['Reading circle', 'A quiet room with eight hundred books and no computers.'],
  },
  {
    code: 'POL',
    name: 'Political Science',
    assamese: 'ৰাজনীতি বিজ্ঞান',
    stream: 'ARTS',
    estd: 1955,
    banner: 'globe-banner',
    teaches: 'political theory, the Constitution and the government of states and villages',
    story:
      'The mock parliament of the department is older than most of its members’ parents. Its rules are handed down in a red notebook.',
    vision: 'Citizens who know their rights and keep their duties.',
    topics: [
      'Sixth Schedule councils',
      'Panchayats and women',
      'Act East policy',
      'Peace building',
    ],
    facility: ['Mock parliament', 'A debating room with a speaker’s chair and a public gallery.'],
  },
  {
    code: 'SAN',
    name: 'Sanskrit',
    assamese: 'সংস্কৃত',
    stream: 'ARTS',
    estd: 1954,
    banner: 'manuscript-banner',
    teaches: 'Sanskrit language, grammar and literature',
    story:
      'Small classes, long texts. The department reads aloud every morning for a quarter of an hour, and visitors are welcome to stand at the door.',
    vision: 'To hear an old language as a living one.',
    topics: [
      'Kalika Purana',
      'Panini for beginners',
      'Manuscripts of Kamarupa',
      'Drama and staging',
    ],
    facility: ['Recitation room', 'Recordings of chants with transcriptions.'],
  },
  {
    code: 'HIN',
    name: 'Hindi',
    assamese: 'হিন্দী',
    stream: 'ARTS',
    estd: 1968,
    banner: 'library-banner',
    teaches: 'Hindi language, literature and translation',
    story:
      'The department translates one Assamese story into Hindi each month; the best appear in a yearly volume.',
    vision: 'Literature as a bridge between neighbours.',
    topics: [
      'Assamese-Hindi translation',
      'Premchand in the classroom',
      'Hindi press',
      'Travel writing',
    ],
    facility: ['Translation desk', 'Dictionaries and parallel texts in six languages.'],
  },
  {
    code: 'BOD',
    name: 'Bodo',
    assamese: 'বড়ো',
    stream: 'ARTS',
    estd: 2008,
    banner: 'bridge-at-dusk',
    teaches: 'Bodo language, folklore and literature',
    story:
      'The youngest department of the arts grew out of an evening class. It is still small, and its first volume of student stories is in print.',
    vision: 'To carry a language of the hills and plains into the classroom.',
    topics: ['Bodo folktales', 'Kinship terms', 'Script reform', 'Women’s weaving songs'],
    facility: ['Folklore archive', 'Songs and stories recorded by students in their villages.'],
  },
  {
    code: 'PHY',
    name: 'Physics',
    assamese: 'পদাৰ্থ বিজ্ঞান',
    stream: 'SCIENCE',
    estd: 1958,
    banner: 'physics-banner',
    teaches:
      'physics from mechanics to quantum theory, with an emphasis on measuring with one’s own hands',
    story:
      'The department began in a tin-roofed shed with a spectrometer on loan. Today it has four teaching laboratories, a small observatory on the roof and a postgraduate programme since 1996. On the first Friday of every month the telescope is open to the town.',
    vision:
      'To train people who measure before they believe, and who can say how large their error is. The department wants to be the place in lower Assam where a school child sees Saturn for the first time.',
    topics: [
      'Thin films for solar cells',
      'Cosmic-ray muons',
      'Nonlinear optics',
      'Radon in drinking water',
    ],
    facility: [
      'Observatory',
      'A 20 cm reflecting telescope under a sliding roof, with a log book kept since 1999.',
    ],
    aboutAssamese:
      'পদাৰ্থ বিজ্ঞান বিভাগে বলবিজ্ঞানৰ পৰা কোৱাণ্টাম তত্ত্বলৈকে পাঠদান কৰে আৰু নিজ হাতে জোখ-মাখ কৰাত গুৰুত্ব দিয়ে। প্ৰতি মাহৰ প্ৰথম শুকুৰবাৰে দূৰবীক্ষণ যন্ত্ৰটো ৰাইজৰ বাবে মুকলি থাকে।',
  },
  {
    code: 'CHE',
    name: 'Chemistry',
    assamese: 'ৰসায়ন বিজ্ঞান',
    stream: 'SCIENCE',
    estd: 1958,
    banner: 'laboratory-banner',
    teaches: 'inorganic, organic and physical chemistry, and the chemistry of tea, water and soil',
    story:
      'Water samples from forty wells are analysed here every year, and each family gets its result in Assamese. Solvents are recovered; the department has not poured one down a sink since 2012.',
    vision: 'Careful hands and clean water.',
    topics: ['Arsenic and fluoride in wells', 'Green synthesis', 'Natural dyes', 'Catalysis'],
    facility: [
      'Instrument room',
      'UV-visible and infrared spectrometers, a gas chromatograph and a fume hood for each bench.',
    ],
  },
  {
    code: 'MAT',
    name: 'Mathematics',
    assamese: 'গণিত',
    stream: 'SCIENCE',
    dual: true,
    estd: 1956,
    banner: 'mathematics-banner',
    teaches:
      'algebra, analysis, geometry and their applications, to students of both arts and science',
    story:
      'A problem hangs on the door every Monday. Whoever solves it first gets a cup of tea and explains the solution to the class.',
    vision: 'Proof as a habit, not as a fear.',
    topics: [
      'Graph labelling',
      'Fluid flow in porous media',
      'Number theory',
      'Mathematical modelling of floods',
    ],
    facility: ['Mathematics workshop', 'Models, puzzles and a computer algebra corner.'],
  },
  {
    code: 'BOT',
    name: 'Botany',
    assamese: 'উদ্ভিদ বিজ্ঞান',
    stream: 'SCIENCE',
    estd: 1960,
    banner: 'leaves-banner',
    teaches: 'the structure, life and uses of plants, from algae to orchids',
    story:
      'The herbarium holds 6,400 sheets. The garden behind the building grows medicinal plants with labels that visitors can read without bending down.',
    vision: 'To know the plants of one’s own valley by name.',
    topics: ['Orchids of Kamrup', 'Ethnobotany', 'Algae of urban ponds', 'Seed banking'],
    facility: [
      'Herbarium and garden',
      'Six thousand sheets and two hundred living medicinal plants.',
    ],
  },
  {
    code: 'ZOO',
    name: 'Zoology',
    assamese: 'প্ৰাণী বিজ্ঞান',
    stream: 'SCIENCE',
    estd: 1960,
    banner: 'tea-garden',
    teaches: 'animal life, genetics and the wildlife of the Brahmaputra valley',
    story:
      'Field notes come first: each student keeps a diary of one pond for a year. The counts of the greater adjutant stork go back to 1991.',
    vision: 'To protect what one has learnt to observe.',
    topics: ['Adjutant storks', 'River dolphins', 'Silkworm genetics', 'Fish of beels'],
    facility: [
      'Wildlife field kit',
      'Binoculars, camera traps and sound recorders that students may take home.',
    ],
  },
  {
    code: 'STA',
    name: 'Statistics',
    assamese: 'পৰিসংখ্যা বিজ্ঞান',
    stream: 'SCIENCE',
    estd: 1972,
    banner: 'mathematics-banner',
    teaches: 'probability, inference and the honest use of numbers',
    story:
      'The department runs an advice hour: whoever has data and a question may come, from any department.',
    vision: 'To say what the data say, and no more.',
    topics: ['Small-area estimation', 'Survival analysis', 'Crop forecasting', 'Teaching with R'],
    facility: [
      'Advice hour',
      'Wednesdays from two to four, for students and teachers of every department.',
    ],
  },
  {
    code: 'CSC',
    name: 'Computer Science',
    assamese: 'কম্পিউটাৰ বিজ্ঞান',
    stream: 'SCIENCE',
    estd: 1999,
    banner: 'computers-banner',
    teaches: 'programming, systems and the computing of Indian languages',
    story:
      'The Assamese spelling checker that many offices use was a student project of this department. Its laboratory runs on free software only.',
    vision: 'Software that a neighbour can use.',
    topics: [
      'Assamese speech corpora',
      'Low-cost sensors',
      'Network security',
      'Accessible web design',
    ],
    facility: ['Open laboratory', 'Sixty workstations, open until eight in the evening.'],
  },
  {
    code: 'ACC',
    name: 'Accountancy',
    assamese: 'হিচাপ শাস্ত্ৰ',
    stream: 'COMMERCE',
    estd: 1984,
    banner: 'commerce-banner',
    teaches: 'accounting, taxation and audit',
    story:
      'In March the department opens a help desk where shopkeepers of the neighbourhood get their returns checked by students, under the eye of a teacher.',
    vision: 'Books that balance and people who can be trusted with them.',
    topics: [
      'Microfinance audits',
      'GST and small traders',
      'Cooperative accounts',
      'Forensic accounting',
    ],
    facility: ['Tax help desk', 'Open in March, free of charge.'],
  },
  {
    code: 'MGT',
    name: 'Management',
    assamese: 'ব্যৱস্থাপনা',
    stream: 'COMMERCE',
    kind: 'Management',
    estd: 2003,
    banner: 'commerce-banner',
    teaches: 'management, marketing and starting an enterprise',
    story:
      'Each final-year group runs a real stall at the college fair and closes its books in public. Last year’s profit bought a water filter.',
    vision: 'Enterprise with a conscience.',
    topics: [
      'Handloom marketing',
      'Tourism on the river',
      'Family firms',
      'Start-ups in small towns',
    ],
    facility: ['Incubation room', 'Desks, a printer and a mentor for six student enterprises.'],
  },
  {
    code: 'LIB',
    name: 'Central Library',
    assamese: 'কেন্দ্ৰীয় গ্ৰন্থাগাৰ',
    stream: 'OTHERS',
    kind: 'Library',
    estd: 1954,
    banner: 'library-banner',
    teaches: 'information literacy and runs the reading rooms of the college',
    story:
      'Ninety-two thousand volumes, forty journals and a reading room that opens before the first class and closes after the last bus.',
    vision: 'The right book at the right moment, for everybody.',
    topics: ['Digital preservation', 'Reading habits', 'Open access', 'Local newspapers'],
    facility: [
      'Reading hall',
      'One hundred and sixty seats, twelve of them for readers with low vision.',
    ],
  },
  {
    code: 'SKL',
    name: 'Centre for Skill Development',
    assamese: 'দক্ষতা বিকাশ কেন্দ্ৰ',
    stream: 'OTHERS',
    kind: 'Centre',
    estd: 2016,
    banner: 'college-building',
    teaches: 'short courses in handloom design, solar repair, cooking and mobile photography',
    story:
      'The centre was opened with one loom and a borrowed sewing machine. Its evening courses are open to the public.',
    vision: 'A skill for every hand.',
    topics: ['Handloom design', 'Solar repair', 'Food processing', 'Digital services'],
    facility: ['Workshop', 'Eight looms, a solar bench and a teaching kitchen.'],
  },
];
