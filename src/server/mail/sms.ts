/** A text message. */
export interface Sms {
  /** Telephone as it is kept. */
  to: string;
  text: string;
  /** The same each time it is tried: a provider that knows it sends nothing twice. */
  reference: string;
  /** Who it is from, in words. */
  sender: string;
}

/** The port for text messages. */
export interface SendSms {
  /** Who carries them, as receipts name it. */
  provider: string;
  /** Ends once the provider has taken it, with its answer; throws {@link SmsFault} where it has not. */
  send(sms: Sms): Promise<string>;
}

/** The provider is away, too slow, or refuses: to be tried again. */
export class SmsFault extends Error {
  override name = 'SmsFault';
}

const LONGEST_MS = 10_000;

/**
 * A provider behind HTTP: `POST` of `{ to, text, reference, sender }` as JSON with a bearer token and the reference as
 * `Idempotency-Key`; any 2xx has taken it. Nothing that the message says is told in a fault.
 */
export const createSms = (
  url: string,
  token: string | undefined,
  longestMs = LONGEST_MS,
): SendSms => ({
  provider: new URL(url).hostname,
  async send({ to, text, reference, sender }) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': reference,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: inWorld(to), text, reference, sender }),
        redirect: 'error',
        signal: AbortSignal.timeout(longestMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new SmsFault(`the provider of text messages answers ${answer.status}`);
      return String(answer.status);
    } catch (error) {
      if (error instanceof SmsFault) throw error;
      throw new SmsFault('the provider of text messages does not work', { cause: error });
    }
  },
});

/** As E.164 writes it; nine digits are Spanish. */
function inWorld(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return digits.startsWith('+') ? digits : `+34${digits}`;
}
