/** What stands in every text of the state `hostile` until somebody writes something else. */
export const hostileText =
  '<b onclick="x()">Importe</b> אבג العربية 漢字 👩‍👩‍👧‍👦 e\u0301\u200b\u202e' +
  `{name} &amp; ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`;
