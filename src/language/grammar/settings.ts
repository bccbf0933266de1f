import { signatureTypes } from '../values/signatureTypes.ts';
import { tagProviders, type TagProviderName } from '../values/tagProviders.ts';
import { choice, described, flag, integer, object, optional, string } from '../notation/build.ts';
import { kind } from '../notation/document.ts';
import type { Shape } from '../notation/grammar.ts';

const UUID = '^(?!0{8}-)[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';
const ADDRESS =
  '^(?:https://(?:[a-z0-9-]+\\.)+[a-z]{2,}(?:/(?!\\.{1,2}(?:/|$))[A-Za-z0-9._-]+)*/?)?$';

const allow = (title: string) => optional(flag({ title }));
const validity = (title: string) =>
  optional(integer({ title, minimum: 1, description: 'En meses, o en días si la unidad es DAYS' }));
const unit = (title: string) => optional(described(choice('MONTHS', 'DAYS'), { title }));

/**
 * What a tenant decides: served at `data.configuration.initial_configuration`, names as there. Whatever is
 * left out is as the product has it.
 * @source specification §3 'Public tenant configuration', 'Signing and payment settings'
 */
export const settings = object(
  {
    kind: kind('settings'),
    s3_path: optional(
      string({ title: 'Dirección de ficheros públicos', pattern: ADDRESS, maxLength: 200 }),
    ),
    tag_manager_ap: optional(
      string({ title: 'Etiqueta de analítica', pattern: '^(?:GTM-[A-Z0-9]{4,10})?$' }),
    ),
    tag_provider: optional(
      described(choice(...(Object.keys(tagProviders) as TagProviderName[])), {
        title: 'Quién sirve la etiqueta',
      }),
    ),
    flow: optional(
      object(
        {
          ALLOW_PERIODIC_SUBSCRIPTIONS: allow('Periódicas de fondos'),
          ALLOW_PENSION_PLANS: allow('Planes de pensiones'),
          ALLOW_GDPR: allow('Pide las preferencias de protección de datos'),
          ALLOW_REPORT_BY_DATE: allow('Informes a una fecha'),
        },
        { title: 'Lo que se permite' },
      ),
    ),
    front_params: optional(
      object(
        {
          TC_VALIDITY: validity('Validez del test de conveniencia'),
          TC_VALIDITY_UNIT: unit('Unidad de la validez del test'),
          KYC_VALIDITY: validity('Validez del cuestionario de conocimiento'),
          KYC_VALIDITY_UNIT: unit('Unidad de la validez del cuestionario'),
          BENEFIT_RATE: optional(
            string({
              title: 'Retención de las prestaciones, en tanto por ciento',
              pattern: '^\\d{1,2}(?:\\.\\d{1,4})?$',
            }),
          ),
        },
        { title: 'Plazos y tipos' },
      ),
    ),
    crm_mimetype: optional(
      string({
        title: 'Formato de los cambios',
        pattern: '^application/(?:json|vnd\\.[a-z0-9.-]+\\+json)$',
        maxLength: 120,
      }),
    ),
    default_distributor_uuid: optional(string({ title: 'Comercializador', pattern: UUID })),
    signature_type: optional(described(choice(...signatureTypes), { title: 'Firma' })),
    signing_enabled: allow('Se firma'),
    payments_enabled: allow('Se paga'),
    issues_mail: optional(
      string({
        title: 'Correo de quien atiende las consultas',
        description: 'Recibe un aviso de cada consulta nueva; no se publica',
        pattern: '^[A-Za-z0-9][A-Za-z0-9._+-]*@(?:[a-z0-9-]+\\.)+[a-z]{2,}$',
        maxLength: 120,
      }),
    ),
    time_zone: optional(string({ title: 'Huso horario', maxLength: 64 })),
  },
  { title: 'Ajustes' },
);

/** `tenants/<name>/settings.json`. */
export type SettingsDocument = Shape<typeof settings>;
