/** An authority that texts may name with its address and its telephones. */
interface PublicBody {
  name: string;
  /** Its domains; what stands below them is its own too. */
  domains: readonly string[];
  /** National numbers, digits only. */
  telephones: readonly string[];
}

/**
 * The authorities that investors are referred to by law.
 * @source the contact page of each: cnmv.es, dgsfp.mineco.gob.es, aepd.es, sede.agenciatributaria.gob.es
 */
export const publicBodies: readonly PublicBody[] = [
  { name: 'CNMV', domains: ['cnmv.es', 'cnmv.gob.es'], telephones: ['900535015', '915851500'] },
  {
    name: 'DGSFP',
    domains: ['dgsfp.mineco.es', 'dgsfp.mineco.gob.es'],
    telephones: ['952249982', '913397000'],
  },
  { name: 'AEPD', domains: ['aepd.es'], telephones: ['900293183', '912663517'] },
  {
    name: 'AEAT',
    domains: ['agenciatributaria.es', 'agenciatributaria.gob.es'],
    telephones: ['901335533', '915548770'],
  },
];
