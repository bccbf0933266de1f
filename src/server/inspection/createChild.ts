import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { faults, type Fault } from './fault.ts';
import { readFrames, writeFrame, type Frame } from './frames.ts';
import type { inspectionLimits } from './limits.ts';
import { usageOf } from './usageOf.ts';
import type { FileKindName } from '#/domain/documents/fileKinds.ts';

/** What came of a file in a child. */
export type Looked = Answered & {
  /** It took more than an honest file does. */
  isHeavy: boolean;
};

/** `stopped` when the child had to be ended for it, or broke. */
type Answered = { stopped: boolean } & (
  { bytes: Buffer; isSigned: boolean; fault?: never } | { bytes?: never; fault: Fault }
);

/** A process that looks into one file at a time. */
export interface InspectionChild {
  readonly pid: number | undefined;
  /** It can be asked no more: it was ended, broke, or has looked into its number of files. */
  readonly isSpent: boolean;
  /** Never throws: whatever happens to the child is an answer about the file. */
  look(kind: FileKindName, bytes: Buffer): Promise<Looked>;
  end(): void;
}

type Limits = { [Key in keyof typeof inspectionLimits]: number };

/**
 * Starts a process that has nothing but the file: no environment, no writing, no programs. Its memory and time are
 * measured from outside. It does not keep the server alive, and ends when the server does.
 */
export function createChild(limits: Limits, script: string): InspectionChild {
  const process_ = spawn(
    process.execPath,
    [`--max-old-space-size=${limits.heapMb}`, ...confined, script],
    { stdio: ['pipe', 'pipe', 'ignore'], env: environment, windowsHide: true },
  );
  const { pid, stdin, stdout } = process_;
  let files = 0;
  let isSpent = false;
  let answer: ((frame: Frame | undefined) => void) | undefined;
  const ready = Promise.withResolvers<void>();
  const gone = () => {
    isSpent = true;
    ready.resolve();
    answer?.(undefined);
  };
  const end = () => {
    isSpent = true;
    process_.kill('SIGKILL');
  };
  process_.on('error', gone).on('exit', gone);
  stdin.on('error', gone);
  stdout.on('error', gone);
  readFrames(
    stdout,
    limits.answerBytes,
    (frame) => (frame.said.ready ? ready.resolve() : answer?.(frame)),
    end,
  );
  for (const each of [process_, stdin, stdout] as { unref?(): void }[]) each.unref?.();
  yieldToServer(pid);

  /** Ends the child at the first bound that it passes, and says which; what it gives says if the file was heavy. */
  function watch(stop: (fault: Fault) => void): () => boolean {
    const began = performance.now();
    const wall = setTimeout(() => stop('slow'), limits.wallMs);
    const before = pid === undefined ? undefined : usageOf(pid);
    const look = setInterval(() => {
      const now = pid === undefined ? undefined : usageOf(pid);
      if (!now || !before) return;
      if (now.residentBytes > limits.residentBytes) stop('complex');
      else if (now.cpuMs - before.cpuMs > limits.cpuMs) stop('slow');
    }, limits.watchMs);
    return () => {
      clearTimeout(wall);
      clearInterval(look);
      const now = pid === undefined ? undefined : usageOf(pid);
      if (now && before) return now.cpuMs - before.cpuMs > limits.heavyCpuMs;
      return performance.now() - began > limits.heavyWallMs;
    };
  }

  return {
    pid,
    get isSpent() {
      return isSpent || files >= limits.filesOfAChild;
    },
    async look(kind, bytes) {
      files++;
      const { promise, resolve } = Promise.withResolvers<Answered>();
      const unwatch = watch((fault) => {
        end();
        resolve({ fault, stopped: true });
      });
      // Its heap's own bound ends it as well as a fault in a decoder does.
      answer = (frame) => resolve(frame ? toLooked(frame) : { fault: 'complex', stopped: true });
      await Promise.race([ready.promise, promise]);
      if (isSpent) answer(undefined);
      else writeFrame(stdin, { said: { kind }, bytes });
      const looked = await promise;
      const isHeavy = unwatch();
      answer = undefined;
      return { ...looked, isHeavy };
    },
    end,
  };
}

function toLooked({ said, bytes }: Frame): Answered {
  if (said.fault === undefined) return { bytes, isSigned: said.isSigned === true, stopped: false };
  return { fault: faults.find((each) => each === said.fault) ?? 'unreadable', stopped: false };
}

/** It reads its own code and libraries, and does nothing else with the machine. */
const confined = ['--permission', '--allow-fs-read=*', '--allow-addons', '--no-warnings'];

/** Windows starts no program without these. */
const environment = Object.fromEntries(
  ['SystemRoot', 'windir'].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  ),
);

/** Whoever waits for a page goes before whoever waits for a file. */
function yieldToServer(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 5);
  } catch {
    // It is gone already, or the system has no such order.
  }
}
