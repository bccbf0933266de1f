/** Where an analytics tag is loaded from, and where it may send what it counts. */
export interface TagProvider {
  /** Address of the script, an origin of its own or a path of ours. */
  script: string;
  /** Foreign origins of its scripts, as the pages' policy names them. */
  scripts: readonly string[];
  /** Foreign origins of its beacons. */
  beacons: readonly string[];
}

/**
 * Who serves the tags of tenants. The sandbox is a stand-in of the demo, at the machine itself: a server that
 * has no demo has no tag of it.
 * @source specification §2.7 'The tenant's analytics tag is loaded'
 */
export const tagProviders = {
  GOOGLE: {
    script: 'https://www.googletagmanager.com/gtm.js',
    scripts: ['https://www.googletagmanager.com'],
    beacons: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  SANDBOX: { script: '/dev/tag/gtm.js', scripts: [], beacons: [] },
} as const satisfies Record<string, TagProvider>;

export type TagProviderName = keyof typeof tagProviders;
