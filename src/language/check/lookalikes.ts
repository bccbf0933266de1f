/** Digits as they are meant: one width, and O, I and l read as digits where they stand among them. */
export const digitsMeant = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(?<![\p{L}\p{N}])[\dOoIl]*\d[\dOoIl]*(?![\p{L}\p{N}])/gu, (word) =>
      word.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'),
    );

/** Letters among the digits of a figure, which is read as another: "0,OO €". "3o" is an ordinal, "I.1" a chapter. */
export const feignsDigits = (text: string): boolean =>
  [...text.matchAll(/(?<![\p{L}\p{N}.,])[\dOoIl.,]{2,}(?![\p{L}\p{N}])/gu)].some(([word]) => {
    const bare = word.replace(/[.,]+$/, '');
    const isMixed = /\d/.test(bare) && /[OoIl]/.test(bare);
    return isMixed && !/^\d+[ol]$/.test(bare) && !/^[IOl]\.\d+(?:\.\d+)*$/.test(bare);
  }) || /(?<![\p{L}\p{N}])l[.,]\d\d\s?€/u.test(text);
