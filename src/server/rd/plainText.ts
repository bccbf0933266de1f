/**
 * A text as the registry's files may carry it: upper case, characters of ISO-8859-1 only, others written
 * with the letters nearest to them, and nothing that could begin another record or shift a column.
 * @source AEAT, modelo 187 (alphanumeric fields)
 */
export function plainText(value: string): string {
  const upper = value.normalize('NFC').toUpperCase();
  return Array.from(upper, plainChar).join('').replace(/ {2,}/g, ' ').trim();
}

function plainChar(char: string): string {
  if (/[\p{Z}\t\r\n\v\f\x85]/u.test(char)) return ' ';
  if (/[\p{Cc}\p{Cf}\p{M}]/u.test(char)) return '';
  if (char.codePointAt(0)! <= 0xff) return char;
  if (Object.hasOwn(letters, char)) return letters[char]!;
  const bare = char.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  if (bare === char || bare === '') return '?';
  return Array.from(bare, plainChar).join('');
}

/** Letters that are no combination of others, in capitals. */
const letters: Readonly<Record<string, string>> = {
  ...{ Ł: 'L', Đ: 'D', Ħ: 'H', Ŧ: 'T', Ŋ: 'N', Œ: 'OE', Ə: 'E', Ɛ: 'E', Ɔ: 'O', ẞ: 'SS', ĸ: 'K' },
  ...{ '€': 'EUR', '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"', '–': '-', '—': '-' },
  ...{ '−': '-', '‐': '-', '‑': '-', '…': '...', '•': '·', '№': 'N.', ʼ: "'", ʹ: "'" },
  ...{ Α: 'A', Β: 'V', Γ: 'G', Δ: 'D', Ε: 'E', Ζ: 'Z', Η: 'I', Θ: 'TH', Ι: 'I', Κ: 'K', Λ: 'L' },
  ...{ Μ: 'M', Ν: 'N', Ξ: 'X', Ο: 'O', Π: 'P', Ρ: 'R', Σ: 'S', Τ: 'T', Υ: 'Y', Φ: 'F', Χ: 'CH' },
  ...{ Ψ: 'PS', Ω: 'O', А: 'A', Б: 'B', В: 'V', Г: 'G', Д: 'D', Е: 'E', Ж: 'ZH', З: 'Z', И: 'I' },
  ...{ К: 'K', Л: 'L', М: 'M', Н: 'N', О: 'O', П: 'P', Р: 'R', С: 'S', Т: 'T', У: 'U', Ф: 'F' },
  ...{ Х: 'KH', Ц: 'TS', Ч: 'CH', Ш: 'SH', Щ: 'SHCH', Ъ: '', Ы: 'Y', Ь: '', Э: 'E', Ю: 'YU' },
  ...{ Я: 'YA', І: 'I', Ґ: 'G', Є: 'YE' },
};
