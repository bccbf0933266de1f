import type { LightMyRequestResponse } from 'fastify';

interface Told {
  message: string;
  params?: Record<string, unknown>;
}

/** The sentences of an answer that kept a `{place}` which nobody filled in; what somebody wrote themselves is none. */
export function unfilled({ statusCode, headers, body }: LightMyRequestResponse): string[] {
  const isJson = String(headers['content-type'] ?? '').includes('json');
  if (statusCode < 400 || !isJson) return [];
  const { result } = JSON.parse(body) as { result?: { errors?: Told[] } };
  return (result?.errors ?? []).flatMap(({ message, params = {} }) => {
    const written = Object.values(params).map(String);
    const places = message.match(/\{\w+\}/g) ?? [];
    return places.some((place) => !written.some((one) => one.includes(place))) ? [message] : [];
  });
}
