import type { DemoDay } from './day.ts';
import { dni, legal, natural } from './person.ts';
import type { DemoPerson } from './person.ts';

/** The people of the demo, by what each of them proves. */
export const personas = (day: DemoDay): DemoPerson[] =>
  [
    natural('ana', ['Ana', 'Robles', 'Medina'], '12345678Z', '1968-04-12', {
      gender: 'H',
      marital: 'CASADO',
      regime: 'PROFITS',
    }),
    natural('luis', ['Luis', 'Robles', 'Cano'], '87654321X', '1971-09-03', {
      status: 'FINALIZADO',
    }),
    legal('iberica', 'Talleres Ibérica SL', 'B82111113', '1999-05-20'),
    natural('marta', ['Marta', 'Soler', 'Prats'], '11111111H', '1975-02-27', { gender: 'H' }),
    legal('fundacion', 'Fundación Alba', 'G28112233', '2003-11-11'),
    natural('nora', ['Nora', 'Gil', 'Serra'], '22222222J', '2012-03-08', {
      gender: 'H',
      testMonthsOld: null,
    }),
    natural('tutor', ['Pablo', 'Gil', 'Ortega'], '33333333P', '1979-07-19'),
    natural('extutor', ['Rosa', 'Vega', 'Luna'], '44444444A', '1976-12-01', { gender: 'H' }),
    natural('hugo', ['Hugo', 'Peña', 'Vega'], dni(20304050), day.turned(18, 5), {
      testMonthsOld: null,
    }),
    natural('extutor2', ['Iván', 'Sanz', 'Mora'], '55555555K', '1974-05-05'),
    natural('lucia', ['Lucía', 'Sanz', 'Bravo'], dni(20304051), day.turned(18, 49), {
      gender: 'H',
    }),
    natural('sincontacto', ['Julián', 'Prieto', 'Salas'], '66666666Q', '1941-01-30', {
      email: null,
      mobile: null,
    }),
    natural('solomail', ['Carmen', 'Duarte', 'Gallego'], '77777777B', '1949-08-22', {
      gender: 'H',
      mobile: null,
    }),
    natural('caducado', ['Andrei', 'Popescu', null], 'X1234567L', '1982-10-10', {
      nationality: 'ROU',
      documentExpiration: day.ago(1),
    }),
    natural('primera', ['Yasmin', 'Haddad', null], 'Y7654321G', '1990-06-14', {
      gender: 'H',
      nationality: 'MAR',
      answeredGdpr: false,
    }),
    natural('porfirmar', ['Begoña', 'Muñoz', 'Françoise'], '99999999R', '1965-03-17', {
      gender: 'H',
      hasPendingDocsSigned: true,
      hasDocsSigned: false,
      hasDocsValidated: false,
    }),
    natural('borrador', ['Tomás', 'Herrero', 'Vidal'], dni(10203040), '1958-09-09', {
      hasDraftData: true,
    }),
    natural(
      'registrado',
      [
        'Francisco',
        'Fernández de Córdoba Ruiz de Alarcón Díaz',
        'Martínez de Irujo y Fitz-James Stuart Lí',
      ],
      dni(10203041),
      '1987-01-02',
      { status: 'REGISTERED_ONLINE', hasDocsSigned: false, hasDocsValidated: false },
    ),
    natural('bloqueado', ['Óscar', 'Núñez', 'Rey'], dni(10203042), '1969-02-11', {
      status: 'BLOQUEADO_AML',
    }),
    natural('migrada', ['Montserrat', 'Œuvray', 'Puigcercós'], dni(10203043), '1951-12-24', {
      gender: 'H',
      sourceSystem: 'RD',
      hasDocsSigned: false,
      hasDocsValidated: false,
    }),
    natural('sintest', ['Elena', 'Ramos', 'Costa'], dni(10203044), '1985-04-04', {
      gender: 'H',
      testMonthsOld: null,
    }),
    natural('testcaducado', ['Ramón', 'Iglesias', 'Pardo'], dni(10203045), '1955-05-15', {
      testMonthsOld: 63,
    }),
    natural('noconveniente', ['Pilar', 'Santos', 'Aguado'], dni(10203046), '1963-10-28', {
      gender: 'H',
      convenient: ['RF', 'MIXTO'],
    }),
    natural('sincuenta', ['Miguel', 'Torres', 'Blasco'], dni(10203047), '1978-08-08'),
    natural('john', ['John', 'Miller', null], 'Z1234567R', '1972-11-21', {
      nationality: 'USA',
      taxResidence: 'USA',
      fatca: {
        indicator_fatca: 'INDICIOS_REPORTABLE_PERSON',
        country_fatca: 'USA',
        tin_type: 'FORMULARIO_W_8BEN_O_EQUIVALENTE',
        fatca_status: 'EN_ANALISIS',
      },
      crs: { crs_indicator: 'RP', tin_country: 'USA' },
    }),
    natural('amelie', ['Amélie', 'Lefèvre', null], 'X7654321J', '1980-01-25', {
      gender: 'H',
      nationality: 'FRA',
      taxResidence: 'FRA',
      certificateDaysOld: 70,
      crs: { crs_indicator: 'RP', tin_country: 'FRA' },
    }),
    natural('usuf', ['Dolores', 'Casas', 'Rubio'], dni(10203048), '1944-06-06', { gender: 'H' }),
    natural('nudo', ['Jaime', 'Casas', 'Lozano'], dni(10203049), '1972-07-07'),
    natural('consulta', ['Sofía', 'Marín', 'Crespo'], dni(10203050), '1993-03-03', { gender: 'H' }),
    natural('aportante', ['Alberto', 'Molina', 'Reyes'], dni(10203051), '1966-06-16'),
    natural('grande', ['Ignacio', 'Aranda', 'Quesada'], dni(10203052), '1957-05-31'),
    natural('vacio', ['Laura', 'Campos', 'Nieto'], dni(10203053), '1996-09-13', { gender: 'H' }),
    legal('naviera', 'Naviera Cabo SA', 'A58340274', '2001-04-18'),
    natural('apoderado', ['Inés', 'Carmona', 'Vela'], dni(10203054), '1981-11-02', { gender: 'H' }),
  ].map((person, index) => ({ mobile: `6000000${10 + index}`, ...person }));
