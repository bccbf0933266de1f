import { describe, expect, test } from 'vitest';
import { framedPage } from '#/engine/payment/paymentFrame.ts';
import { pollDelay } from '#/engine/payment/pollDelay.ts';

const OWN = 'https://faro.example';

describe('a page of a payment provider', () => {
  test('of our own origin is framed without that origin, a foreign one with its own', () => {
    expect(framedPage('/sandbox-pay/pay-1', '/sandbox-pay/', OWN)).toEqual({
      src: `${OWN}/sandbox-pay/pay-1`,
      sandbox: 'allow-forms allow-scripts',
    });
    expect(framedPage('https://pay.example/p/1?a=b', 'https://pay.example/p/', OWN)).toEqual({
      src: 'https://pay.example/p/1?a=b',
      sandbox: 'allow-forms allow-scripts allow-same-origin',
    });
  });

  test.each([
    ['of another origin', 'https://evil.example/p/1', 'https://pay.example/p/'],
    [
      'of an origin that begins alike',
      'https://pay.example.evil.example/p/1',
      'https://pay.example/',
    ],
    ['beside the provider’s pages', 'https://pay.example/q/1', 'https://pay.example/p/'],
    ['that climbs out of them', '/sandbox-pay/../login', '/sandbox-pay/'],
    ['that climbs out of them in disguise', '/sandbox-pay/%2e%2e/login', '/sandbox-pay/'],
    ['that names another host without a scheme', '//evil.example/sandbox-pay/1', '/sandbox-pay/'],
    ['with a backslash for a slash', '/\\evil.example/sandbox-pay/1', '/sandbox-pay/'],
    ['that is a script', 'javascript:alert(1)', '/sandbox-pay/'],
    ['that is data', 'data:text/html,hello', '/sandbox-pay/'],
    ['that is not encrypted', 'http://pay.example/p/1', 'http://pay.example/p/'],
    ['with a name and a password', 'https://a:b@pay.example/p/1', 'https://pay.example/p/'],
    ['anywhere at our own origin', '/account/position', '/'],
    ['below a folder that is not said whole', '/sandbox-payments/1', '/sandbox-pay'],
    ['of a provider without pages', '/sandbox-pay/1', ''],
    ['that is no address', 'https://', '/sandbox-pay/'],
  ])('%s is not framed', (_, address, pages) => {
    expect(framedPage(address, pages, OWN)).toBeUndefined();
  });
});

test('is asked about ever more seldom, for some ten minutes', () => {
  const delays: number[] = [];
  for (let delay = pollDelay(0); delay !== undefined; delay = pollDelay(delays.length))
    delays.push(delay);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(Math.max(...delays)).toBe(20_000);
  const minutes = delays.reduce((sum, delay) => sum + delay, 0) / 60_000;
  expect(minutes).toBeGreaterThan(8);
  expect(minutes).toBeLessThan(12);
});
