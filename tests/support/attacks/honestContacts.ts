import { ownOf } from '../../../src/language/check/contacts.ts';

/** A tenant with everything that its texts may name: contacts, website and accounts. */
export const ourselves = ownOf({
  hosts: [{ host: 'area.almadraba.es', api_key: 'a', consumer_key: 'b', consumer_secret: 'c' }],
  support: {
    hours: '9:00h - 18:30h',
    phone: '+34 910 555 120',
    email: 'inversores@almadraba.es',
    website: 'almadraba.es',
    contacts: {
      sac: {
        order: 1,
        name: 'Servicio de Atención al Cliente',
        email: 'atencioncliente@almadraba.es',
        phone: '900 555 120',
        fax: '910 555 121',
      },
      dpo: { order: 2, name: 'Delegado de Protección de Datos', email: 'dpo@almadraba.es' },
      valencia: { order: 3, name: 'Oficina de Valencia', phone: '96 355 51 20' },
    },
  },
  accounts: {
    fund: { order: 1, iban: 'ES6621000418401234567891', holder: 'Almadraba Renta, FI', of: 'fund' },
  },
});

/** Sentences that such a manager writes: what the law has it publish, figures, names of places and of companies. */
export const honestContacts: readonly string[] = [
  'Servicio de Atención al Cliente: atencioncliente@almadraba.es',
  'Delegado de Protección de Datos: dpo@almadraba.es',
  'Presente su queja en reclamaciones@almadraba.es',
  'Fax: 910 555 121',
  'Oficina de Valencia: 96 355 51 20',
  'Llame gratis al 900 555 120',
  'Llámenos al 910 555 120 o al 900 555 120',
  'Teléfonos: 910 555 120 / 900 555 120, de 9:00 a 18:30 h',
  'Más información en www.almadraba.es',
  'almadraba.es',
  'Aprenda en finanzasparatodos.es',
  'Firmantes de unpri.org',
  'AEAT: 91 290 13 40 y 901 200 345',
  'Las cinco mayores posiciones: Amazon.com, Booking.com y Salesforce.com',
  'Rating de Morningstar.es',
  'También en MyInvestor.es',
  'Patrimonio 912.345.678 (31/10/2026)',
  'patrimonio: 612.345.678',
  'Número de participaciones: 612345678',
  'AUM: 612.345.678',
  'IBAN del fondo: ES66 2100 0418 4012 3456 7891',
  'Haga una transferencia a la cuenta del depositario ES66 2100 0418 4012 3456 7891, concepto: su NIF',
  'Llame antes de las 14:00 h si invierte más de 300.000 €.',
  'Venga a la calle Mayor, 110, 28014 Madrid, o llame al 910 555 120.',
  'Tiene 30 días para llamarnos desde el 01/11/2026.',
  'Nguyễn Văn An',
  'Riesgo: ①②③④⑤⑥⑦',
  'Fondo 香港 Equity',
];

/** Warnings about passwords, and papers that are called as secrets are: nobody is asked for one. */
export const honestWarnings: readonly string[] = [
  'Desconfíe de quien le pida que escriba su contraseña fuera de esta página.',
  'We will never ask you to enter your password on another page.',
  'Escriba su usuario y su contraseña en la página de acceso, nunca en un correo.',
  'Indique en el impreso la clave de su producto',
  'Envíe el impreso con el número de la tarjeta sanitaria',
  'Nunca le pediremos que confirme su contraseña por teléfono.',
];

/** Titles of fields that only sound like secrets. */
export const honestTitles: readonly string[] = [
  ...['Clave CNAE', 'Clave de país', 'Clave del perceptor (modelo 190)', 'Token de oro'],
  ...['Número de tarjeta sanitaria', 'Código de verificación del documento (CSV)'],
  ...['Código de seguridad social', 'Nombre de soltera'],
];
