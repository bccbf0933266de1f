/** An authority that texts may name with its address and its telephones. */
interface PublicBody {
  name: string;
  /** Its domains; what stands below them is its own too. */
  domains: readonly string[];
  /** National numbers, digits only. */
  telephones: readonly string[];
}

/**
 * The authorities that investors are referred to by law, and those whose registers, tax forms and journals the papers of
 * a fund name.
 * @source the contact page of each body: what is not known for certain is left out
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
  { name: 'Banco de España', domains: ['bde.es'], telephones: ['913385000', '901545400'] },
  { name: 'SEPBLAC', domains: ['sepblac.es'], telephones: [] },
  { name: 'BOE', domains: ['boe.es'], telephones: ['911114000'] },
  { name: 'FOGAIN', domains: ['fogain.com'], telephones: [] },
  { name: 'FNMT', domains: ['fnmt.es', 'fnmt.gob.es'], telephones: [] },
  { name: 'Seguridad Social', domains: ['seg-social.es', 'seg-social.gob.es'], telephones: [] },
  { name: 'INE', domains: ['ine.es'], telephones: [] },
  { name: 'INCIBE', domains: ['incibe.es'], telephones: ['017'] },
  { name: 'Tesoro Público', domains: ['tesoro.es'], telephones: [] },
  // Only bodies of the State and of the Union are given names below these.
  { name: 'Administración General del Estado', domains: ['gob.es'], telephones: ['060'] },
  { name: 'Unión Europea', domains: ['europa.eu'], telephones: [] },
  { name: 'Generalitat de Catalunya', domains: ['gencat.cat'], telephones: ['012'] },
  { name: 'Gobierno Vasco', domains: ['euskadi.eus'], telephones: [] },
  { name: 'Hacienda Foral de Bizkaia', domains: ['bizkaia.eus'], telephones: [] },
  { name: 'Hacienda Foral de Gipuzkoa', domains: ['gipuzkoa.eus'], telephones: [] },
  { name: 'Hacienda Foral de Álava', domains: ['araba.eus'], telephones: [] },
  { name: 'Hacienda Foral de Navarra', domains: ['navarra.es'], telephones: [] },
  { name: 'IRS', domains: ['irs.gov'], telephones: [] },
  { name: 'OCDE', domains: ['oecd.org'], telephones: [] },
  { name: 'CSSF', domains: ['cssf.lu'], telephones: [] },
  { name: 'Central Bank of Ireland', domains: ['centralbank.ie'], telephones: [] },
];
