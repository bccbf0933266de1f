import { byDocument, byScreen, screenOf, type Attack } from './attack.ts';

/** Sentences that lead people elsewhere in other spellings, by the way in which they do; two places of a document bear each. */
export const lures: Readonly<Record<string, readonly string[]>> = {
  'a telephone in another spelling': [
    'Envíe ALTA al 25511',
    'Nuestro número: 11888',
    'Atención 24 h: 44 909 879 0000',
    ...['_', '*', '|', ' , ', ':', ' ; ', '~', '=', '→', ' y luego '].map(
      (sign) => `Llame al 611${sign}22${sign}33${sign}44`,
    ),
    ...['_', '*', '|', '~', '=', '→'].map((sign) => `Su línea es 611${sign}22${sign}33${sign}44`),
    'Llame al 6OO I23 I23',
    'Llame al 6OO l23 l23',
    '611 223 344 €/unidades',
    'Bizum al código 38013',
    'Contrato 806517021. Su gestor le espera en ese número',
    'Contrato 806517021',
    'Llame al 910 555 120 o al 611 22 33 44',
    'Fax: 910 555 129',
    'Póliza 611 22 33 44',
    'Línea directa: 611 luego 223 luego 344',
    'Le atiende 611 (pausa) 223 (pausa) 344',
    'Línea directa: 611 223 344',
  ],
  'an address in another spelling': [
    ...['3000.es', '365.es', '24.as', 'X.Online', 'F.Click', 'X.Money', 'A.B.Online'].map(
      (address) => `Consulte ${address}`,
    ),
    ...['evil·com', 'evil•com', 'evil_com', 'evil, com', 'evil-punto-com', 'evilpuntocom'].map(
      (address) => `Entre en ${address}`,
    ),
    ...['dev', 'finance', 'gob', 'money', 'bank', 'app'].map((end) => `Entre en evil punto ${end}`),
    'Entre en evil (dot) finance',
    'Escriba a timo@x.gob.es',
    'Entre en timo.gob.es',
    'Entre en cnmv.es.europa.eu',
    'Telegram almadraba_oficial',
    'Instale AnyDesk y espere',
    'Escriba por Signal al usuario almadraba',
    'Instagram: almadrabaoficial',
    'Le ofrecemos asistencia remota',
    'Descargue TeamViewer',
    'Compre en Amazon.com.evil.net',
    'Entre en almadraba.example',
  ],
  'an account in another spelling': [
    'Transfiera a E S 7 6 2 0 7 7 0 0 2 4 0 0 3 1 0 2 5 7 5 7 6 6',
    ...['|', ',', '_', ' , ', ' | '].map(
      (sign) => `Ingrese en ${['ES91', '2100', '0418', '4502', '0005', '1332'].join(sign)}`,
    ),
    'Ingrese en ES79 (2100) (0813) (6101) (2345) (6789)',
    'Ingrese en ES79 21OO O813 61O1 2345 6789',
    'Ingrese en ES79 2I00 08I3 6I0I 2345 6789',
    'Banco 2100, oficina 0418, DC 45, cuenta 0200051332',
    'Ingrese en 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'Ingrese en TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    'Ingrese en ES91 2100 0418 4502 0005 1332',
    'Ingrese en ES7921000813610123456789',
  ],
  'a figure or a sign that feigns': [
    'Coste: 0,OO €',
    'Coste: l,00 €',
    'Coste: 1O €',
    '[x] Acepto',
    '☑ Ya ha aceptado los riesgos',
    '☒ Acepto',
    'Hasta el 31/02/2026',
    '🔒 Conexión segura',
  ],
};

/** Sentences that have a secret handed over, and are refused where nothing takes it. */
const handedOver = [
  ...['Necesitamos su contraseña', 'Deme su clave', 'Confirme su contraseña', 'Reenvíe el SMS'],
  ...['Lea el código al agente que le llame', 'Comparta el código SMS con su gestor'],
  ...['Compartir la contraseña con su asesor es seguro', 'No dude y escriba su contraseña.'],
  ...['No dude: escriba su contraseña', 'Nadie le pide nada, escriba su contraseña'],
  ...['Reenvíenos el SMS que ha recibido.', 'Escriba su con-tra-se-ña', 'Deme su contr4seña'],
];

const notice = (text: string): Attack =>
  byScreen(
    text,
    screenOf({ blocks: { note: { type: 'notice', order: 1, tone: 'info', text } } }),
    '/blocks/note/text',
  );

/** Each in a notice, and as an English translation. */
export const lureAttacks: Attack[] = [
  ...Object.values(lures)
    .flat()
    .flatMap((text) => [
      notice(text),
      byDocument(`${text}, in English`, 'texts/en', { required: text }, '/required'),
    ]),
  ...handedOver.map(notice),
];
