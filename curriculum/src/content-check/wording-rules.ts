/** Slips of generated English and generated math; each pattern is wrong wherever it stands. */
export const wordingRules: { rule: string; pattern: RegExp }[] = [
  {
    rule: '“a” before a vowel',
    pattern: /(?<![\w’'.-])[aA] (?:[aeio](?!ne\b)\w\w|8\b|11\b|18\b|un(?!i)\w|up|hour)/,
  },
  {
    rule: '“an” before a consonant',
    pattern: /\b[aA]n (?![aeiouAEIOU]|hour|hono|heir|8|11\b|18\b|[FHLMNRSX](?:[- ]|\b)|x\b)/,
  },
  {
    rule: 'one of many',
    // Not the verb after a name that ends in 1, such as “Line 1 holds”.
    pattern:
      /(?<![\d.,/⁄−-])1 (?!(?:goes|does|has|holds|gives|makes|stays|means|comes|lies|stands|takes|leaves|moves|needs|shows|says|ends|starts|rises|falls|works|uses)\b)(?:\w+[^sui\W]s|people|children|mice|feet|inches)\b(?! (?:place|digit))/,
  },
  { rule: 'plus minus', pattern: /[+−-] ?[−-]\s?\d/ },
  { rule: 'a coefficient of one', pattern: /(?<![\d.,/])1[xyn](?![a-z])/ },
  { rule: 'a power of one', pattern: /\^\{?1\}?(?!\d)/ },
  { rule: 'a space before punctuation', pattern: / (?:[,.;:!]|\?(?! [=+−×÷]))(?:\s|$)/ },
  { rule: 'two spaces', pattern: /\S {2,}\S/ },
  { rule: 'a word twice', pattern: /(?<!\d )\b(the|a|an|of|is|to|in|and|for) \1\b(?!³|²)/i },
  { rule: 'a sentence in lower case', pattern: /[a-z]{2}[.?!] [a-z]/ },
  { rule: 'a hole in the text', pattern: /undefined|NaN|null|Infinity|\[object/ },
  { rule: 'an exponent of the machine', pattern: /\d[eE][+-]\d/ },
  // Not 0.0000042, which is as short as it can be.
  { rule: 'a number with too many decimals', pattern: /(?:[1-9]\d*|0(?!\.0))\.\d{5,}/ },
  { rule: 'a hyphen for a minus sign', pattern: /(?<![\w\d.,)–-])-\d(?![^⟦]*⟧)/ },
  { rule: 'straight quotes', pattern: /"/ },
  { rule: 'doubled punctuation', pattern: /[,;:]{2}|\.\.(?!\.)|\?\.|!\./ },
]
