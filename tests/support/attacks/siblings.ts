import { LIE, lyingHeaders } from './headers.ts';

const own = ['localhost', 'faro.localhost', 'almadraba.localhost', '127.0.0.1'];
/** What no host's name holds, between one of ours and one of theirs. */
const joints = [
  ...['@', ':x@', ':80@', ':80:', ':1; ', ';', ',', ', ', '/', '//', '\\', '?', '#', ' ', '\t'],
  ...['%00', '%0d%0a', '%2e', '%40', '..', '[', ']', '"', "'", '<', '>', '|', '^', '`', '{', '}'],
  ...['$', '&', '=', '+', '*', '!', '(', ')', '~', '\xa0', '\xad', '\xe5'],
];
const theirs = [LIE, `${LIE}:80`, 'script-src *'];

/** Malformed hosts, made of every host of ours, every such joint and every lie, both ways round. */
export const hostSiblings: readonly string[] = own.flatMap((host) =>
  joints.flatMap((joint) =>
    theirs.flatMap((lie) => [`${host}${joint}${lie}`, `${lie}${joint}${host}`]),
  ),
);

/** Ways to write another place, which a header may hold. */
const places = [
  LIE,
  `${LIE}:443`,
  `https://${LIE}/x`,
  `//${LIE}`,
  `localhost:x@${LIE}`,
  `localhost, ${LIE}`,
  `localhost:1; script-src * ${LIE}`,
  `"><script src=//${LIE}></script>`,
  `host=${LIE};proto=https`,
];

/** Every lying header with every lie; but the id of a request, which comes back when it is well formed. */
export const headerSiblings: readonly (readonly [header: string, value: string])[] = Object.keys(
  lyingHeaders,
)
  .filter((header) => header !== 'x-request-id')
  .flatMap((header) => places.map((value) => [header, value] as const));
