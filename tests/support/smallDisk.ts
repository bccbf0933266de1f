import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A disk with little room, kept in memory. */
export interface SmallDisk {
  /** Writes until so many bytes are left. */
  fill(left?: number): void;
  /** Takes that away again. */
  clear(): void;
  remove(): void;
}

/** Puts a disk of so many megabytes at a folder; undefined where nobody may (only root can). */
export function smallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  const size = `size=${megabytes}m,mode=755`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'none', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  const remove = () => {
    process.off('exit', remove);
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  };
  process.on('exit', remove);
  return {
    fill(left = 0) {
      const room = () => {
        const { bavail, bsize } = statfsSync(folder);
        return bavail * bsize - left;
      };
      for (let free = room(); free > 0; free = room())
        appendFileSync(filler, Buffer.alloc(Math.min(free, 8 * 1024 ** 2)));
    },
    clear: () => rmSync(filler, { force: true }),
    remove,
  };
}

/** Whether this process may put disks at folders. */
export function mayMount(at: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const disk = smallDisk(at, 1);
  disk?.remove();
  return disk !== undefined;
}
