import type { Environment } from './config.ts';
import { StartProblem } from './startProblem.ts';

/** What it takes to use a bucket. */
export interface S3Address {
  /** Address of the bucket and prefix, without a slash at its end. */
  base: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/**
 * Reads `s3://[key:secret@]bucket[/prefix][?endpoint=https://…&region=…]`. Key, secret, region and
 * endpoint may stand in the usual variables instead (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_SESSION_TOKEN`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`). Throws a StartProblem that never shows the secret.
 */
export function readS3Address(filesUrl: string, environment: Environment): S3Address {
  const url = new URL(filesUrl);
  const read = (name: string) => environment[name]?.trim() || undefined;
  const given = (name: string) => url.searchParams.get(name) ?? undefined;
  for (const name of url.searchParams.keys())
    if (name !== 'endpoint' && name !== 'region') throw wrong(`has an unknown setting "${name}"`);
  const bucket = url.host;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw wrong('names no bucket');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[A-Za-z0-9._/-]*$/.test(prefix))
    throw wrong('has a prefix with other characters than A-Z, 0-9, ".", "_", "-", "/"');
  const accessKeyId = decodeURIComponent(url.username) || read('AWS_ACCESS_KEY_ID');
  const secretAccessKey = decodeURIComponent(url.password) || read('AWS_SECRET_ACCESS_KEY');
  if (!accessKeyId || !secretAccessKey)
    throw wrong(
      'has no key: write key:secret@ before the bucket, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  const region = given('region') ?? read('AWS_REGION') ?? 'us-east-1';
  const endpoint = given('endpoint') ?? read('AWS_ENDPOINT_URL_S3');
  const host = endpoint
    ? pathStyle(endpoint, bucket)
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  return {
    base: prefix ? `${host}/${prefix}` : host,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: url.username ? undefined : read('AWS_SESSION_TOKEN'),
  };
}

function pathStyle(endpoint: string, bucket: string): string {
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw wrong('has an endpoint that is no http(s) address');
  return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
}

const wrong = (what: string) => new StartProblem(`FILES_URL ${what}`);
