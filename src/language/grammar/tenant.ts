import {
  choice,
  described,
  flag,
  integer,
  keyed,
  list,
  bare,
  optional,
  bareOrdered,
  string,
} from '../notation/build.ts';
import { kind } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';

const short = (title: string) => string({ title, minLength: 1, maxLength: 120 });

const days = (title: string) =>
  list(string({ title, pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 }), { maxItems: 400 });

const mail = string({ title: 'Correo', pattern: '^[^@\\s<>]+@[^@\\s<>]+$', maxLength: 254 });

export const tenant: Grammar = bare(
  {
    kind: kind('tenant'),
    id: string({ title: 'Identificador', pattern: '^[0-9a-f-]{36}$' }),
    name: string({ title: 'Nombre corto', pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 }),
    display_name: short('Nombre'),
    user_prefix: string({ title: 'Prefijo de usuario', pattern: '^[A-Z0-9-]+$', maxLength: 40 }),
    default: optional(flag()),
    languages: keyed(bare({ order: integer(), complete: optional(flag({ title: 'Completo' })) }), {
      title: 'Idiomas',
      propertyNames: { type: 'string', pattern: '^[a-z]{2}$' },
    }),
    hosts: list(
      bare({
        host: string({ title: 'Dominio', pattern: '^[a-z0-9.-]+$', maxLength: 253 }),
        origin: optional(short('Origen de sus páginas')),
        api_key: short('Clave de API'),
        consumer_key: short('Clave de consumidor'),
        consumer_secret: short('Secreto de consumidor'),
      }),
      { minItems: 1, maxItems: 100 },
    ),
    registry: optional(
      bare({ nif: string({ title: 'NIF de la gestora', pattern: '^[A-Z0-9]{9}$' }) }),
    ),
    holidays: optional(
      bare({
        closed: optional(days('Días de cierre')),
        open: optional(days('Festivos en que abre')),
      }),
    ),
    support: bare({
      hours: short('Horario'),
      phone: short('Teléfono'),
      email: mail,
      website: optional(
        string({
          title: 'Página web',
          description: 'El dominio solo, como almadraba.es',
          pattern: '^[a-z0-9.-]+$',
          maxLength: 253,
        }),
      ),
      contacts: optional(
        bareOrdered(
          {
            name: string({ title: 'A quién se llega', role: 'text', minLength: 1, maxLength: 120 }),
            email: optional(mail),
            phone: optional(short('Teléfono')),
            fax: optional(short('Fax')),
          },
          {
            title: 'Otros contactos',
            description: 'Atención al cliente, protección de datos, oficinas: diez como mucho',
          },
        ),
      ),
    }),
    accounts: optional(
      bareOrdered(
        {
          iban: string({ title: 'IBAN', pattern: '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$' }),
          holder: short('Titular'),
          of: described(choice('fund', 'depositary'), { title: 'De quién es' }),
        },
        {
          title: 'Cuentas aprobadas',
          description: 'Las únicas que pueden decir los textos: del fondo o de su depositario',
        },
      ),
    ),
  },
  { title: 'Entidad' },
);
