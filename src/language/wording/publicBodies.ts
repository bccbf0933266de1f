/** An authority that texts may name with its address and its telephones. */
interface PublicBody {
  name: string;
  /** What else it is called: a tenant is called none of it. */
  names?: readonly string[];
  /** Its domains, each as it stands, with `www.` or with `sede.`: what else is below them is not known to be its own. */
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
  {
    name: 'CNMV',
    names: ['Comisión Nacional del Mercado de Valores'],
    domains: ['cnmv.es', 'cnmv.gob.es', 'sede.cnmv.gob.es', 'finanzasparatodos.es'],
    telephones: ['900535015', '915851500'],
  },
  {
    name: 'DGSFP',
    names: ['Dirección General de Seguros'],
    domains: ['dgsfp.mineco.es', 'dgsfp.mineco.gob.es'],
    telephones: ['952249982', '913397000'],
  },
  {
    name: 'AEPD',
    names: ['Agencia Española de Protección de Datos'],
    domains: ['aepd.es'],
    telephones: ['900293183', '912663517'],
  },
  {
    name: 'AEAT',
    names: ['Agencia Tributaria', 'Agencia Estatal', 'Hacienda Pública'],
    domains: ['agenciatributaria.es', 'agenciatributaria.gob.es'],
    telephones: ['901335533', '915548770', '912901340', '901200345'],
  },
  {
    name: 'Banco de España',
    names: ['BdE', 'Banco Central', 'Eurosistema'],
    domains: ['bde.es', 'clientebancario.bde.es'],
    telephones: ['913385000', '901545400'],
  },
  { name: 'SEPBLAC', domains: ['sepblac.es'], telephones: [] },
  { name: 'BOE', names: ['Boletín Oficial'], domains: ['boe.es'], telephones: ['911114000'] },
  { name: 'FOGAIN', domains: ['fogain.com'], telephones: [] },
  {
    name: 'FNMT',
    names: ['Fábrica Nacional de Moneda'],
    domains: ['fnmt.es', 'fnmt.gob.es'],
    telephones: [],
  },
  { name: 'Seguridad Social', domains: ['seg-social.es', 'seg-social.gob.es'], telephones: [] },
  { name: 'INE', names: ['Instituto Nacional'], domains: ['ine.es'], telephones: [] },
  { name: 'INCIBE', domains: ['incibe.es'], telephones: ['017'] },
  { name: 'Tesoro Público', names: ['Tesorería General'], domains: ['tesoro.es'], telephones: [] },
  {
    name: 'Administración General del Estado',
    names: ['Ministerio', 'Dirección General', 'Gobierno de España', 'Policía', 'Guardia Civil'],
    domains: [
      'gob.es',
      'administracion.gob.es',
      'clave.gob.es',
      'hacienda.gob.es',
      'mineco.gob.es',
    ],
    telephones: ['060'],
  },
  {
    name: 'Unión Europea',
    names: ['Comisión Europea', 'ESMA', 'EIOPA', 'Banco Central Europeo'],
    domains: [
      ...['europa.eu', 'esma.europa.eu', 'eiopa.europa.eu', 'eba.europa.eu', 'ecb.europa.eu'],
      ...['ec.europa.eu', 'commission.europa.eu', 'eur-lex.europa.eu', 'edpb.europa.eu'],
    ],
    telephones: [],
  },
  { name: 'Generalitat de Catalunya', domains: ['gencat.cat'], telephones: ['012'] },
  { name: 'Gobierno Vasco', domains: ['euskadi.eus'], telephones: [] },
  { name: 'Hacienda Foral de Bizkaia', domains: ['bizkaia.eus'], telephones: [] },
  { name: 'Hacienda Foral de Gipuzkoa', domains: ['gipuzkoa.eus'], telephones: [] },
  { name: 'Hacienda Foral de Álava', domains: ['araba.eus'], telephones: [] },
  { name: 'Hacienda Foral de Navarra', domains: ['navarra.es'], telephones: [] },
  { name: 'IRS', domains: ['irs.gov'], telephones: [] },
  { name: 'Principios de Inversión Responsable', domains: ['unpri.org'], telephones: [] },
  { name: 'OCDE', names: ['OECD'], domains: ['oecd.org'], telephones: [] },
  { name: 'CSSF', domains: ['cssf.lu'], telephones: [] },
  { name: 'Central Bank of Ireland', domains: ['centralbank.ie'], telephones: [] },
];
