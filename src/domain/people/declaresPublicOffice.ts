type Answers = Readonly<Record<string, unknown>>;

/** Lists of people behind a legal person, each of whom may have held an office. */
const PEOPLE = ['TITULARES_REALES', 'ADMINISTRADORES', 'PATRONOS'];

/**
 * Whether a KYC questionnaire declares public office, of whoever answers, somebody close to them, or somebody behind the
 * entity: such clients are looked at more closely, and accepted by the management.
 * @source Ley 10/2010 arts. 14 and 15; specification §3 'KYC questionnaire'
 */
export function declaresPublicOffice(answers: Answers): boolean {
  if (answers.HA_SIDO_DIRECTIVO === 'SI') return true;
  return PEOPLE.some((list) => {
    const rows: unknown[] = Array.isArray(answers[list]) ? answers[list] : [];
    return rows.some((row) => isRow(row) && row.ES_PRP === 'SI');
  });
}

const isRow = (row: unknown): row is Answers => typeof row === 'object' && row !== null;
