import { fc } from './fc.ts';
import { payloads } from './payloads.ts';

const scripts: Record<string, string> = {
  hebrew: 'הזמנת רכישה של יחידות בקרן',
  arabic: 'أمر اكتتاب في الصندوق الاستثماري',
  'arabic in spanish': 'Orden de اكتتاب por 1.000 €',
  chinese: '基金申购委托书基金申购委托书基金申购委托书基金申购委托书',
  japanese: 'ファンドの買付注文を確認してください',
  thai: 'คำสั่งซื้อหน่วยลงทุนของกองทุนรวม',
  hindi: 'निधि में निवेश का आदेश',
  greek: 'Εντολή συμμετοχής στο αμοιβαίο κεφάλαιο',
  tibetan: 'ཐེབས་རྩ་ཉོ་བའི་བཀའ་རྒྱ',
  vertical: 'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈👍🏿🇪🇸 e\u0301',
  'marks upon marks': 'Z\u0338\u0322\u031ba\u0337\u0310l\u0336\u0341g\u0335\u0302o\u0336\u0308',
  'zero width': 'Im\u200bpor\u200dte\ufeff \u2060to\u00adtal',
  'one long word':
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'a long number': '9'.repeat(400),
  'many lines': 'una\ndos\n\ntres\n'.repeat(20),
  'a tab and spaces': 'uno\tdos     tres',
  unprintable: 'a\u0001b\u001fc\u007fd',
};

/** Words that people, tenants and attackers write: known attacks, scripts of the world, and drawn ones up to 500. */
export const hostileTexts: Record<string, string> = {
  ...payloads,
  ...scripts,
  ...Object.fromEntries(
    fc
      .sample(
        fc.oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
          fc.stringMatching(/^<[a-z]{1,8}( [a-z]{2,9}=[\w"']{0,9}){0,3}>.{0,40}$/),
        ),
        500 - Object.keys(payloads).length - Object.keys(scripts).length,
      )
      .map((text, index) => [`drawn ${index}`, text]),
  ),
};
