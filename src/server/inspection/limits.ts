/** Bounds on what a file that strangers sent may take, each with what an honest file needs. */
export const inspectionLimits = {
  /** From when its process is ready: for what waits and does nothing. A scan takes a tenth of a second, on a busy machine many. */
  wallMs: 45_000,
  /** Of the processor, so that a busy machine does not refuse honest files. */
  cpuMs: 6_000,
  /** Resident memory of one child: a picture of 100 million points takes 300 MB while it is turned. */
  residentBytes: 640 * 1024 ** 2,
  /** Of its JavaScript heap; values of a PDF within the bounds below take less than half. */
  heapMb: 256,
  /** How often memory and processor time are looked at. A child gains at most some 100 MB in between. */
  watchMs: 25,
  /** Then a child is replaced, so that nothing adds up in it. */
  filesOfAChild: 200,
  /** Uploads of one person that wait; a form sends ten files at once. */
  waitingOfAPerson: 24,
  /** Uploads of one tenant that wait: others always find room in the line. */
  waitingOfATenant: 40,
  /** Uploads of everybody that wait. */
  waiting: 120,
  /** What comes back is no larger: a picture that is drawn anew may outgrow its file. */
  answerBytes: 64 * 1024 ** 2,
  /** Of the processor for one file, which most need a tenth of: then its process stands back behind all others. */
  laboriousMs: 400,
  /** Of the processor, for all files of a person lately: then they keep to the place of those whose files are laborious. */
  usedMs: 800,
  /** So much of that is forgotten in a second. */
  forgottenMs: 150,
  /** How long somebody whose file had to be stopped keeps to one place with all others like that. */
  suspectMs: 10 * 60_000,
} as const;

/** Bounds on the structure of a PDF. */
export const pdfLimits = {
  /** Arrays and dictionaries within each other; word processors stay below 20. */
  nesting: 64,
  /** Brackets within brackets of one string. */
  brackets: 256,
  /** Indirect objects; a tagged report of 300 pages has some 50,000. */
  objects: 300_000,
  /** Values, weighted by the memory they take: see `Budget`. */
  cost: 4_000_000,
  /** Objects in one object stream; programs write 100 to 200. */
  packedObjects: 50_000,
  /** What all streams but pictures come to unpacked, and one of them. */
  unpackedBytes: 256 * 1024 ** 2,
  streamBytes: 64 * 1024 ** 2,
  /** What one stream that draws comes to; the page of a map has 2 to 8 MB. */
  contentBytes: 16 * 1024 ** 2,
  /** What pictures come to as points, and one of them: A4 at 600 per inch in colour is 104 MB. */
  picturesBytes: 384 * 1024 ** 2,
  pictureBytes: 112 * 1024 ** 2,
  /** Scans of one JPEG; a progressive one has ten or so. */
  scans: 64,
  /** Entries that a table of objects claims to have. */
  tableEntries: 1_000_000,
  pages: 2_000,
  pageTreeDepth: 50,
  /** 200 inches, the largest page that the format's own limits allow. @source ISO 32000-1 annex C */
  pageSide: 14_400,
  /** Points of one picture: A3 at 1,000 per inch is 190 million. */
  points: 200_000_000,
  /** Forms within forms, fonts within patterns …, as they are copied. */
  copyDepth: 100,
  /** Pictures, forms, patterns and masks that one page draws, along all nesting; a chart with marks has thousands. */
  pageDrawings: 100_000,
  drawings: 1_000_000,
  /** Bytes of content that one page makes whoever draws it go through, along all nesting; and all pages. */
  pageWork: 64 * 1024 ** 2,
  work: 512 * 1024 ** 2,
  /** So many points of a picture count as one byte of content. */
  pointsOfWork: 50,
  /** Signs of a font that are drawn by programs larger than this count each time they are written. */
  signBytes: 64 * 1024,
  /** Objects that cannot be read before the whole file counts as broken; each may cost a look at all of it. */
  broken: 50,
} as const;
