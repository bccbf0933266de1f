import { addDays, type PlainDate } from '../dates/plainDate.ts';

/** Easter Sunday of a Gregorian year. @source Meeus, Astronomical Algorithms, chapter 8 */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCorrection = century - Math.floor(century / 4);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + leapCorrection - moonCorrection + 15) % 30;
  const late = epact === 29 || (epact === 28 && golden > 10) ? 1 : 0;
  const fullMoon = epact - late;
  const toSunday = (year + Math.floor(year / 4) + fullMoon + 2 - leapCorrection) % 7;
  return addDays(`${String(year).padStart(4, '0')}-03-28`, fullMoon - toSunday);
}
