/** What stands in every lying header: it may turn up in no answer and in no mail. */
export const LIE = 'evil.example';

const address = `https://${LIE}/x`;

/**
 * Headers by which proxies, caches and frameworks say where a request was sent to or came from. Sent by
 * anybody, they change no link, no policy and nobody's rights.
 */
export const lyingHeaders: Readonly<Record<string, string>> = {
  'x-forwarded-host': LIE,
  'x-forwarded-server': LIE,
  'x-forwarded-proto': 'https',
  'x-forwarded-protocol': 'https',
  'x-forwarded-ssl': 'on',
  'x-forwarded-scheme': 'https',
  'x-forwarded-port': '4443',
  'x-forwarded-prefix': `//${LIE}`,
  'x-forwarded-path': `//${LIE}`,
  'x-forwarded-for': '203.0.113.66',
  forwarded: `for=203.0.113.66;host=${LIE};proto=https`,
  'front-end-https': 'on',
  'x-url-scheme': 'https',
  'x-original-url': `/${LIE}`,
  'x-original-host': LIE,
  'x-original-uri': `/${LIE}`,
  'x-rewrite-url': `/${LIE}`,
  'x-host': LIE,
  'x-http-host': LIE,
  'x-http-host-override': LIE,
  'x-http-method-override': 'DELETE',
  'x-method-override': 'DELETE',
  'x-http-destinationurl': address,
  'x-proxy-url': address,
  'proxy-host': LIE,
  'proxy-connection': LIE,
  'request-uri': address,
  destination: address,
  'x-wap-profile': address,
  'x-real-ip': '203.0.113.66',
  'x-client-ip': '203.0.113.66',
  'client-ip': '203.0.113.66',
  'true-client-ip': '203.0.113.66',
  'cf-connecting-ip': '203.0.113.66',
  'fastly-client-ip': '203.0.113.66',
  'x-cluster-client-ip': '203.0.113.66',
  'x-originating-ip': '203.0.113.66',
  'x-custom-ip-authorization': '127.0.0.1',
  via: `1.1 ${LIE}`,
  origin: `https://${LIE}`,
  referer: address,
  from: `a@${LIE}`,
  'user-agent': `Mozilla/5.0 (${LIE})`,
  cookie: `host=${LIE}`,
  'accept-language': `${LIE}, *;q=0.5`,
  'x-request-id': `evil\tlevel=50 ${LIE}`,
  'x-correlation-id': LIE,
  traceparent: LIE,
  'alt-used': LIE,
};

/** What a forwarded host may not be, even when a proxy that is believed forwards it. */
export const forwardedLies: readonly string[] = [
  `localhost:x@${LIE}`,
  'localhost:1; script-src *',
  `localhost, localhost:x@${LIE}`,
  `${LIE}/localhost`,
  '<b>',
];
