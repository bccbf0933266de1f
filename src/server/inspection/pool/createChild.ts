import { spawn } from 'node:child_process';
import { readFrames, writeFrame, type Frame } from '../frames.ts';
import type { inspectionLimits } from '../limits.ts';
import { niceness, standBack } from './standBack.ts';
import { usageOf } from './usageOf.ts';
import type { FileKindName } from '#/domain/documents/fileKinds.ts';
import type { Looked } from '../../ports/inspectionPool.ts';
import { faults, type Fault } from '../../ports/inspectionFault.ts';

/** A process that looks into one file at a time. */
export interface InspectionChild {
  readonly pid: number | undefined;
  /** It can be asked no more: it was ended, broke, or has looked into its number of files. */
  readonly isSpent: boolean;
  /** Never throws: whatever happens to the child is an answer about the file. */
  look(kind: FileKindName, bytes: Buffer, side?: number): Promise<Looked & { tookMs: number }>;
  end(): void;
}

/** A process that has not begun after so long does not (ms). */
const STARTED_MS = 60_000;

type Limits = { [Key in keyof typeof inspectionLimits]: number };

/**
 * Starts a process that has nothing but the file: no environment, no writing, no programs. Its memory and time are
 * measured from outside. It does not keep the server alive, and ends when the server does.
 * @param nice how far it stands back from the beginning
 */
export function createChild(
  limits: Limits,
  script: string,
  nice: number = niceness.file,
): InspectionChild {
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
  standBack(pid, nice);

  /** Ends the child at the first bound that it passes, and says which. */
  function watch(stop: (fault: Fault) => void): () => number {
    const wall = setTimeout(() => stop('slow'), limits.wallMs);
    const since = performance.now();
    const before = pid === undefined ? undefined : usageOf(pid);
    let tookMs = 0;
    let isBack = false;
    const look = setInterval(() => {
      const now = pid === undefined ? undefined : usageOf(pid);
      if (!now || !before) return;
      tookMs = now.cpuMs - before.cpuMs;
      if (tookMs > limits.laboriousMs && !isBack) {
        isBack = true;
        // There is no way forward again: it goes with its file.
        if (nice < niceness.laborious) files = limits.filesOfAChild;
        standBack(pid, niceness.laborious);
      }
      if (now.residentBytes > limits.residentBytes) stop('complex');
      else if (tookMs > limits.cpuMs) stop('slow');
    }, limits.watchMs);
    return () => {
      clearTimeout(wall);
      clearInterval(look);
      // Where nobody says what a process used, or it was quicker than anybody looked.
      return before && tookMs > 0 ? tookMs : Math.min(performance.now() - since, limits.watchMs);
    };
  }

  return {
    pid,
    get isSpent() {
      return isSpent || files >= limits.filesOfAChild;
    },
    async look(kind, bytes, side) {
      files++;
      // A machine that has no time to start a process says nothing about the file.
      const late = setTimeout(end, STARTED_MS);
      await ready.promise;
      clearTimeout(late);
      const { promise, resolve } = Promise.withResolvers<Looked>();
      const unwatch = watch((fault) => {
        end();
        resolve({ fault, stopped: true });
      });
      // Its heap's own bound ends it as well as a fault in a decoder does.
      answer = (frame) => resolve(frame ? toLooked(frame) : { fault: 'complex', stopped: true });
      if (isSpent) answer(undefined);
      else writeFrame(stdin, { said: { kind, side }, bytes });
      const looked = await promise;
      const tookMs = unwatch();
      answer = undefined;
      return { ...looked, tookMs };
    },
    end,
  };
}

function toLooked({ said, bytes }: Frame): Looked {
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
