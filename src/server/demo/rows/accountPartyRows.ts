import type { DemoAccount } from '../accounts/account.ts';
import type { Row, Story } from '../story.ts';

interface Party {
  kind: 'BENEFICIARY' | 'CONTRIBUTOR' | 'ASSOCIATE' | 'PATRON';
  name: string;
  relation: string;
  percentage: string | null;
}

/** Beneficiaries and contributors of plans, associates and patrons of legal persons. */
export const accountPartyRows = ({ id, accounts }: Story): Row[] =>
  accounts.flatMap((account) =>
    partiesOf(account).map((party) => ({
      uuid: id(`party/${account.key}/${party.name}`),
      uuid_account: id(`account/${account.key}`),
      document: null,
      ...party,
    })),
  );

const party = (
  kind: Party['kind'],
  name: string,
  relation: string,
  percentage: string | null,
): Party => ({ kind, name, relation, percentage });

function partiesOf({ key, kind, type, parties }: DemoAccount): Party[] {
  if (kind === 'PP')
    return [
      party('BENEFICIARY', 'Clara Robles Ferrer', 'HIJO', '50.00'),
      party('BENEFICIARY', 'Diego Robles Ferrer', 'HIJO', '50.00'),
      ...(parties.aportante?.includes('APORTANTE_CONYUGE')
        ? [party('CONTRIBUTOR', 'Alberto Molina Reyes', 'APORTANTE_CONYUGE', null)]
        : []),
    ];
  if (key.startsWith('fundacion'))
    return [
      party('PATRON', 'Marta Soler Prats', 'PRESIDENTE', null),
      party('PATRON', 'Elvira Nadal Pons', 'VOCAL', null),
      party('PATRON', 'Andrés Quintana Gil', 'SECRETARIO', null),
    ];
  return type === 'JURIDICAL_ACCOUNT'
    ? [
        party('ASSOCIATE', 'Marta Soler Prats', 'SOCIO', '60.00'),
        party('ASSOCIATE', 'Joan Prats Vila', 'SOCIO', '40.00'),
      ]
    : [];
}
