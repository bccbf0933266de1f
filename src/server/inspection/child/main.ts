import { readFrames, writeFrame } from '../frames.ts';
import { fileLimits } from '../../files/limits.ts';
import { inspect } from './inspect.ts';

/*
 * The process that looks into files of strangers: it gets one file after another at its input, and answers
 * at its output. It knows no address, no password and no database, and ends with whoever started it.
 */
const noBytes: Buffer = Buffer.alloc(0);

readFrames(
  process.stdin,
  fileLimits.most,
  ({ said, bytes }) => {
    const side = typeof said.side === 'number' ? said.side : undefined;
    void inspect(String(said.kind), bytes, side).then(({ bytes: kept = noBytes, ...answer }) =>
      writeFrame(process.stdout, { said: answer, bytes: kept }),
    );
  },
  () => process.exit(1),
);
process.stdin.on('end', () => process.exit(0));
writeFrame(process.stdout, { said: { ready: true }, bytes: noBytes });
