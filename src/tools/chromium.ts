import { existsSync } from 'node:fs';
import { run } from './run.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser that the journeys drive: the machine's own, installed from the distribution where
 * that is possible. Throws with what to do when there is none and it may not be installed.
 */
export async function findChromium(): Promise<string> {
  const found = () => [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));
  if (found()) return found()!;
  const mayInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'poppler-utils'],
      env,
    );
  }
  const place = found();
  if (!place)
    throw new Error(
      'No Chromium here. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    );
  return place;
}
