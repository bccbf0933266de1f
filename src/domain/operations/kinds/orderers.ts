import type { RolePermissions } from '../../access/rolePermissions.ts';

/** Those who hold an account or act for who does, without anybody else. */
const principals: RolePermissions = {
  TITULAR: 'yes',
  PARTICIPE: 'yes',
  NUDO_PROPIETARIO: 'yes',
  APODERADO: 'yes',
  REPRESENTANTE_LEGAL: 'yes',
  ADMINISTRADOR: 'yes',
  TUTOR: 'yes',
  AUTORIZADO: 'yes',
  GESTOR: 'yes',
  FIDUCIARIO: 'yes',
};

/** Money in: also who contributes to somebody's plan. */
const invest: RolePermissions = {
  ...principals,
  APORTANTE: 'pension_only',
  APORTANTE_CONYUGE: 'pension_only',
  APORTANTE_FAMILIAR: 'pension_only',
};

/** From one product to another: owner and usufructuary together, and what is a minor's with a proof. */
const transfer: RolePermissions = {
  ...principals,
  USUFRUCTUARIO: 'with_bare_owner',
  NUDO_PROPIETARIO: 'with_usufructuary',
  TUTOR: 'guardianship_proof',
};

/** Money out: as transfers, with power for it, and by those who hold nothing only to the account's own bank. */
const redeem: RolePermissions = {
  ...transfer,
  APODERADO: 'scope_of_power',
  REPRESENTANTE_LEGAL: 'scope_of_power',
  ADMINISTRADOR: 'scope_of_power',
  AUTORIZADO: 'validated_iban',
  GESTOR: 'validated_iban',
  FIDUCIARIO: 'validated_iban',
};

/**
 * Who may order: the records of the types take theirs from here. It is law and not taste, so no tenant changes it,
 * and periodic orders are to be given by whom one order of the kind is.
 * @source specification §6, with the readings of the product for what §6 leaves open
 */
export const orderers = { invest, transfer, redeem } as const;
