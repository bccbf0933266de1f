import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * JSON lines on standard error. Secrets are left out by the name of their field, identity numbers
 * by their shape wherever they stand in an error's text.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '***' },
      serializers: { err: describe },
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  );
}

const secrets = [
  'password',
  'access_token',
  'refresh_token',
  'token',
  'authorization',
  'apikey',
  'consumer_secret',
  'user_uuid',
  'dni',
  'document',
  'document_number',
];

/** Spanish identity numbers (DNI, NIE, CIF) in a text, masked but for their last three characters. */
export function maskIdentity(text: string): string {
  return text.replace(/\b[XYZ\dA-W]\d{6,8}[A-Z\d]\b/gi, (found) => `***${found.slice(-3)}`);
}

function describe(error: Error & { code?: string }) {
  return {
    type: error.name,
    code: error.code,
    message: maskIdentity(error.message),
    stack: maskIdentity(error.stack ?? ''),
  };
}
