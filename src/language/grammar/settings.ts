import { signatureTypes } from '../values/signatureTypes.ts';
import { tagProviders, type TagProviderName } from '../values/tagProviders.ts';
import { choice, flag, integer, named, object, optional, string, told } from '../notation/build.ts';
import { kind } from '../notation/document.ts';
import type { Shape } from '../notation/grammar.ts';

const UUID = '^(?!0{8}-)[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';
const ADDRESS =
  '^(?:https://(?:[a-z0-9-]+\\.)+[a-z]{2,}(?:/(?!\\.{1,2}(?:/|$))[A-Za-z0-9._-]+)*/?)?$';

const allow = (title: string, description: string) => optional(told(flag(), title, description));
const validity = (title: string) =>
  optional(
    told(
      integer({ minimum: 1 }),
      title,
      'En meses, o en días si así lo dice su unidad; cinco años como mucho.',
    ),
  );
const unit = (title: string) =>
  optional(
    told(
      named({ MONTHS: 'Meses', DAYS: 'Días' }),
      title,
      'En qué se cuenta el plazo: si no se dice, en meses.',
    ),
  );

/**
 * What a tenant decides: served at `data.configuration.initial_configuration`, names as there. Whatever is
 * left out is as the product has it.
 * @source specification §3 'Public tenant configuration', 'Signing and payment settings'
 */
export const settings = object(
  {
    kind: kind('settings'),
    s3_path: optional(
      told(
        string({ pattern: ADDRESS, maxLength: 200 }),
        'Dirección de ficheros públicos',
        'Empieza por https:// y es de un dominio de la entidad; vacía si no hay ninguna.',
      ),
    ),
    tag_manager_ap: optional(
      told(
        string({ pattern: '^(?:GTM-[A-Z0-9]{4,10})?$' }),
        'Etiqueta de analítica',
        'Como GTM-AB12; vacía si no se mide nada.',
      ),
    ),
    tag_provider: optional(
      told(
        choice(...(Object.keys(tagProviders) as TagProviderName[])),
        'Quién sirve la etiqueta',
        'La página sólo carga la etiqueta de quien se elija aquí.',
      ),
    ),
    flow: optional(
      told(
        object({
          ALLOW_PERIODIC_SUBSCRIPTIONS: allow(
            'Periódicas de fondos',
            'Los inversores pueden dejar ordenada una suscripción que se repite.',
          ),
          ALLOW_PENSION_PLANS: allow(
            'Planes de pensiones',
            'Se ofrecen planes de pensiones además de fondos.',
          ),
          ALLOW_GDPR: allow(
            'Pide las preferencias de protección de datos',
            'Se preguntan al entrar por primera vez. Si se quita, nadie las contesta y no se puede enviar publicidad a quien no la haya aceptado ya.',
          ),
          ALLOW_REPORT_BY_DATE: allow(
            'Informes a una fecha',
            'Se puede pedir la posición de un día pasado.',
          ),
        }),
        'Lo que se permite',
        'Partes del área que la entidad ofrece o no.',
      ),
    ),
    front_params: optional(
      told(
        object({
          TC_VALIDITY: validity('Validez del test de conveniencia'),
          TC_VALIDITY_UNIT: unit('Unidad de la validez del test'),
          KYC_VALIDITY: validity('Validez del cuestionario de conocimiento'),
          KYC_VALIDITY_UNIT: unit('Unidad de la validez del cuestionario'),
          BENEFIT_RATE: optional(
            told(
              string({ pattern: '^\\d{1,2}(?:\\.\\d{1,4})?$' }),
              'Retención de las prestaciones, en tanto por ciento',
              'Para quien no tiene el suyo en su orden. Con punto si tiene decimales, como 19.5; del 19 al 47.',
            ),
          ),
        }),
        'Plazos y tipos',
        'Cuánto valen las respuestas y qué se retiene.',
      ),
    ),
    crm_mimetype: optional(
      told(
        string({
          pattern: '^application/(?:json|vnd\\.[a-z0-9.-]+\\+json)$',
          maxLength: 120,
        }),
        'Formato de los cambios',
        'Con qué tipo viajan los cambios de datos; lo dice quien los recibe.',
      ),
    ),
    default_distributor_uuid: optional(
      told(
        string({ pattern: UUID }),
        'Comercializador',
        'El identificador de quien comercializa si nadie dice otra cosa.',
      ),
    ),
    signature_type: optional(
      told(choice(...signatureTypes), 'Firma', 'Con qué se firman los documentos.'),
    ),
    signing_enabled: allow(
      'Se firma',
      'Los documentos se firman aquí; hace falta decir con qué. Si se quita, las órdenes y declaraciones quedan registradas y no se tramitan hasta que se firmen de otro modo.',
    ),
    payments_enabled: allow(
      'Se paga',
      'Las aportaciones se pueden pagar desde el área. Si se quita, se pagan por domiciliación o por transferencia.',
    ),
    issues_mail: optional(
      told(
        string({
          pattern: '^[A-Za-z0-9][A-Za-z0-9._+-]*@(?:[a-z0-9-]+\\.)+[a-z]{2,}$',
          maxLength: 120,
        }),
        'Correo de quien atiende las consultas',
        'Recibe un aviso de cada consulta nueva; no se publica.',
      ),
    ),
    time_zone: optional(
      told(
        string({ maxLength: 64 }),
        'Huso horario',
        'Como Europe/Madrid o Atlantic/Canary: cuándo empieza y acaba cada día.',
      ),
    ),
  },
  { title: 'Ajustes' },
);

/** `tenants/<name>/settings.json`. */
export type SettingsDocument = Shape<typeof settings>;
