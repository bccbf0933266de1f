/** What is told of a file: its name, what it is of and its day, as far as they are shown. */
export interface ToldFile {
  name: string;
  group?: string;
  date?: string;
}

/** How a file is called on show, and by what its buttons are told from those of the others. */
export interface FileName {
  shown: string;
  said: string;
}

/**
 * Two files of one list never have one name for who hears it: where names repeat, what they are of and their days are said
 * with them, and where these are the same too they are numbered, also on show.
 */
export function fileNames(files: readonly ToldFile[]): FileName[] {
  const whole = files.map(({ name, group, date }) => [name, group, date]);
  const numbers = whole.map((parts, at) => {
    const alike = whole.flatMap((other, place) => (said(other) === said(parts) ? [place] : []));
    return alike.length > 1 ? ` (${alike.indexOf(at) + 1})` : '';
  });
  return whole.map((parts, at) => {
    const enough = [1, 2].find((most) => {
      const told = said(parts.slice(0, most));
      return whole.filter((other) => said(other.slice(0, most)) === told).length === 1;
    });
    const name = `${parts[0]}${numbers[at]}`;
    return { shown: name, said: said([name, ...parts.slice(1, enough)]) };
  });
}

const said = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');
