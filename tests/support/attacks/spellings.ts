/** Other ways to write the header of a session: none is good, so that none is counted apart. */
export const spellings = (token: string): readonly string[] => [
  ...new Set(
    Array.from({ length: 40 }, (_, index) => [
      `Bearer ${token} ${index}`,
      `Bearer${' '.repeat(index + 2)}${token}`,
      `Bearer ${token}${' '.repeat(index)},x`,
      `Bearer\t${token}`,
      `Bearer ${token}; ${index}`,
      `Bearer "${token}"`,
      `Bearer token=${token}`,
      `Bearer ${token}==#${index}`,
      `Token ${token}`,
      `Bearer, Bearer ${token}`,
      token,
    ]).flat(),
  ),
];

/** Ways to write one person at a recovery, some of which are that person. */
export const personSpellings = (username: string, prefix: string): readonly string[] => [
  username,
  `${prefix}/${username}`,
  username.toUpperCase(),
  `${prefix.toLowerCase()}/${username}`,
  ` ${username}`,
  `${username} `,
  `${username}\u200b`,
  `${prefix}/${prefix}/${username}`,
];
