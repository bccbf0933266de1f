/** What the demo needs to know of a tenant beside its documents. */
export interface DemoTenant {
  /** Folder of the tenant's documents. */
  name: string;
  brand: string;
  number: number;
  hasPensionPlans: boolean;
  hasPeriodics: boolean;
  /** Everybody is a client of the first tenant, namesakes of a few of the others. */
  hasEverybody: boolean;
}

export const demoTenants: DemoTenant[] = [
  {
    name: 'almadraba',
    brand: 'Almadraba',
    number: 0,
    hasPensionPlans: true,
    hasPeriodics: true,
    hasEverybody: true,
  },
  {
    name: 'encinar',
    brand: 'Encinar',
    number: 1,
    hasPensionPlans: false,
    hasPeriodics: false,
    hasEverybody: false,
  },
  {
    name: 'faro',
    brand: 'Faro',
    number: 2,
    hasPensionPlans: true,
    hasPeriodics: true,
    hasEverybody: false,
  },
];
