import type { Schema } from '#/contract/schema.ts';
import { validateGrammar } from '../grammar/validateGrammar.ts';
import { settings as grammar, type SettingsDocument } from '../grammar/settings.ts';
import { isObject } from '../values/mergePatch.ts';
import { without } from '../values/without.ts';
import { settingsFaults } from './settingsFaults.ts';
import type { SignatureType } from '../values/signatureTypes.ts';

type Served = Schema<'InitialConfiguration'>;

/** What a tenant decides, whole. @source specification §3 'Public tenant configuration' */
export type Settings = Omit<Served, 'styles' | 'languajes' | 'support' | 'signature_type'> &
  Required<Pick<Served, 'signing_enabled' | 'payments_enabled' | 'time_zone' | 'tag_provider'>> & {
    signature_type: SignatureType;
    /** Told of every new support request; of the server alone. */
    issues_mail?: string;
  };

/** What the product has where a tenant decides nothing; a manager is its own distributor. @source specification §3, §9 */
const defaults = (tenantId: string): Settings => ({
  s3_path: '',
  tag_manager_ap: '',
  tag_provider: 'GOOGLE',
  flow: {
    ALLOW_PERIODIC_SUBSCRIPTIONS: false,
    ALLOW_PENSION_PLANS: false,
    ALLOW_GDPR: false,
    ALLOW_REPORT_BY_DATE: false,
  },
  front_params: { TC_VALIDITY: 60, KYC_VALIDITY: 60 },
  crm_mimetype: 'application/json',
  default_distributor_uuid: tenantId,
  signature_type: 'DIGITAL-OTP',
  signing_enabled: true,
  payments_enabled: false,
  time_zone: 'Europe/Madrid',
});

/**
 * The settings of a tenant from the document in which it published them. A member that is missing, or that
 * was published before the grammar was there and does not fit it, is as the product has it: what is stored
 * never keeps anybody out.
 */
export function settingsOf(tenantId: string, published: unknown): Settings {
  const { flow, front_params, ...rest } = usable(published);
  const product = defaults(tenantId);
  return {
    ...product,
    ...rest,
    flow: { ...product.flow, ...flow },
    front_params: { ...product.front_params, ...front_params },
  };
}

function usable(published: unknown): Omit<SettingsDocument, 'kind'> {
  const given = { ...(isObject(published) ? published : {}), kind: 'settings' };
  const whole = without(given, validateGrammar(grammar, given)) as SettingsDocument;
  const fit: Partial<SettingsDocument> = without(whole, settingsFaults(whole));
  delete fit.kind;
  return fit;
}
