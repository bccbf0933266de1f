import type { DemoAccount } from '../accounts/account.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

interface Party {
  kind: 'BENEFICIARY' | 'CONTRIBUTOR' | 'ASSOCIATE' | 'PATRON';
  name: string;
  relation: string | null;
  position: string | null;
  percentage: string | null;
}

/** Beneficiaries and contributors of plans, associates and patrons of legal persons. */
export const accountPartyRows = ({ id, accounts }: DemoDataset): Row[] =>
  accounts.flatMap((account) =>
    partiesOf(account).map((party) => ({
      uuid: id(`party/${account.key}/${party.name}`),
      uuid_account: id(`account/${account.key}`),
      document: null,
      ...party,
      ...namesOf(party.name),
    })),
  );

const party = (
  kind: Party['kind'],
  name: string,
  relation: string,
  percentage: string | null,
): Party => {
  const isOwner = kind === 'ASSOCIATE' || kind === 'PATRON';
  return {
    kind,
    name,
    relation: isOwner ? null : relation,
    position: isOwner ? relation : null,
    percentage,
  };
};

/** A name of three words, apart. */
function namesOf(whole: string) {
  const [name, lastname_1, lastname_2] = whole.split(' ');
  return { name, lastname_1, lastname_2 };
}

function partiesOf({ key, kind, type, parties }: DemoAccount): Party[] {
  if (kind === 'PP')
    return [
      party('BENEFICIARY', 'Clara Robles Ferrer', 'Hija', '50.00'),
      party('BENEFICIARY', 'Diego Robles Ferrer', 'Hijo', '50.00'),
      ...(parties.aportante?.includes('APORTANTE_CONYUGE')
        ? [party('CONTRIBUTOR', 'Alberto Molina Reyes', 'APORTANTE_CONYUGE', null)]
        : []),
    ];
  if (key.startsWith('fundacion'))
    return [
      party('PATRON', 'Marta Soler Prats', 'Presidenta', null),
      party('PATRON', 'Elvira Nadal Pons', 'Vocal', null),
      party('PATRON', 'Andrés Quintana Gil', 'Secretario', null),
    ];
  return type === 'JURIDICAL_ACCOUNT'
    ? [
        party('ASSOCIATE', 'Marta Soler Prats', 'Socia', '60.00'),
        party('ASSOCIATE', 'Joan Prats Vila', 'Socio', '40.00'),
      ]
    : [];
}
