import { addDays } from '#/domain/dates/plainDate.ts';
import type { DemoPerson } from '../world/person.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** Tax declarations, KYC answers (two versions for one person) and residence certificates. */
export const declarationRows = ({ id, people, day }: DemoDataset): Row[] =>
  people.flatMap((person) =>
    declarationsOf(person, day.today).map(({ is_current = true, ...declaration }) => ({
      uuid: id(`declaration/${person.login}/${declaration.kind}/${declaration.made_on}`),
      uuid_intervener: id(`intervener/${person.login}`),
      is_current,
      ...declaration,
    })),
  );

interface Declaration {
  kind: 'FATCA' | 'CRS' | 'KYC' | 'RESIDENCE_CERTIFICATE';
  made_on: string;
  answers: Row;
  is_current?: boolean;
}

/** When everybody declared last. */
export const DECLARED_ON = '2024-03-11';

function declarationsOf(person: DemoPerson, today: string): Declaration[] {
  const declarations: Declaration[] = [
    {
      kind: 'FATCA',
      made_on: DECLARED_ON,
      answers: {
        indicator_fatca: 'NO_REPORTABLE_PERSON',
        country_fatca: person.taxResidence ?? 'ESP',
        fatca_status: 'NON_US_PERSON',
        ...person.fatca,
      },
    },
    {
      kind: 'CRS',
      made_on: DECLARED_ON,
      answers: { crs_indicator: 'NRP', tin_country: person.taxResidence ?? 'ESP', ...person.crs },
    },
    { kind: 'KYC', made_on: DECLARED_ON, answers: kycOf(person) },
  ];
  if (person.login === 'ana')
    declarations.push({
      kind: 'KYC',
      made_on: '2019-02-04',
      answers: { ...kycOf(person), SITUACION_LABORAL: 'CUENTA_PROPIA' },
      is_current: false,
    });
  if (person.certificateDaysOld)
    declarations.push({
      kind: 'RESIDENCE_CERTIFICATE',
      made_on: addDays(today, -person.certificateDaysOld),
      answers: { country: person.taxResidence },
    });
  return declarations;
}

/** What a natural person, a company or a foundation has answered. */
function kycOf({ login, type, taxResidence }: DemoPerson): Row {
  if (type === 'F')
    return {
      TIENE_NIF_EEUU: taxResidence === 'USA' ? 'SI' : 'NO',
      TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL: 'NO',
      SITUACION_LABORAL: 'CUENTA_AJENA',
      ORIGEN_PATRIMONIO: ['SALARIO'],
      HA_SIDO_DIRECTIVO: 'NO',
    };
  const isFoundation = login === 'fundacion';
  return {
    NORMATIVA_FATCA: 'NO',
    NORMATIVA_CRS: 'NO',
    OBLIGADO_PBC_FT: 'NO',
    SOCIEDAD_OPERA_GAFI: 'NO',
    [isFoundation ? 'PERSONAS_FUNDACION_25_MAS' : 'PERSONAS_SOCIEDAD_25_MAS']: 'SI',
  };
}
