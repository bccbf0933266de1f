/** Words longer than these are judged each time: what is kept stays small whoever writes it. */
const LONGEST = 600;
/** How many words are kept before all are forgotten. */
const MOST = 20_000;

/**
 * The same function, which knows what it has answered: documents say the same words again and again, and most of them
 * have not changed since they were last looked at.
 * @param judge must answer the same words alike for ever, with something that nobody changes
 */
export function remembered<Answer>(judge: (words: string) => Answer): (words: string) => Answer {
  const known = new Map<string, Answer>();
  return (words) => {
    if (words.length > LONGEST) return judge(words);
    const before = known.get(words);
    if (before !== undefined || known.has(words)) return before as Answer;
    if (known.size >= MOST) known.clear();
    const answer = judge(words);
    known.set(words, answer);
    return answer;
  };
}
