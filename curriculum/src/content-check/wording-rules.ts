/** Things that are labeled with numbers: “Angle 1 belongs …” does not count angles. */
const numbered =
  'angle|box|bulb|candle|car|cart|case|circle|circuit|column|container|cup|day|die|drink|equation|event|experiment|figure|game|generation|grade|graph|group|hour|item|jar|layer|level|line|machine|magnet|mixture|model|month|number|object|option|part|path|pattern|phase|place|plan|plant|player|plot|point|pool|problem|pump|quadrant|quarter|question|ramp|recipe|region|rock|rod|rope|round|row|rule|sample|section|segment|set|shape|side|site|solution|spinner|spring|square|stage|station|step|store|student|table|tank|team|test|train|trial|triangle|tube|wave|week|wire|year|zone'
const verbs =
  'goes|does|has|holds|gives|makes|stays|means|comes|lies|stands|takes|leaves|moves|needs|shows|says|ends|starts|rises|falls|works|uses'
/** Words that follow the letter A as a name, not as an article. */
const behindName =
  '(?:and|is|are|at|or|in|on|out|of|if|as|into|over|under|only|also|always|above|alone|again|appears|attracts|ends|enters|emits|equals|even|exerts|includes|increases|opens|uses)\\b'

/** Mistakes in generated English and generated math; each pattern is always wrong. */
export const wordingRules: { rule: string; pattern: RegExp }[] = [
  {
    rule: '“a” before a vowel',
    // A capital letter starts a sentence, or is a name: “Lines A and B”.
    pattern: new RegExp(
      `(?:(?<![\\w\\u00c0-\\u024f’'.-])a|(?<=^|[.?!:] |“)A) (?!${behindName})(?:(?!one\\b|once\\b|eu|ew)[aeio]\\w\\w|8\\b|11\\b|18\\b|u(?:n(?!i)\\w|mb|gl)|up|hour)`,
    ),
  },
  {
    rule: '“an” before a consonant',
    pattern: /\b[aA]n (?![aeiouAEIOU]|hour|hono|heir|8|11\b|18\b|[FHLMNRSX](?:[A-Z-]|\b)|x\b)/,
  },
  {
    rule: 'one of many',
    // Excludes verbs after a name that ends in 1, such as “Line 1 holds”, and words that only look plural.
    pattern: new RegExp(
      `(?<![\\d.,/⁄−-])(?<!\\b(?:${numbered}) )1 (?!(?:was|always|less|plus|minus|times|equals|gas|bus|lens|${verbs})\\b)(?:\\w+[^sui\\W]s|people|children|mice|feet|inches)\\b(?! (?:place|digit))`,
      'i',
    ),
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
  // Except numbers such as 0.0000042, which cannot be shorter.
  { rule: 'a number with too many decimals', pattern: /(?:[1-9]\d*|0(?!\.0))\.\d{5,}/ },
  { rule: 'a hyphen for a minus sign', pattern: /(?<![\w\d.,)–-])-\d(?![^⟦]*⟧)/ },
  { rule: 'straight quotes', pattern: /"/ },
  { rule: 'doubled punctuation', pattern: /[,;:]{2}|\.\.(?!\.)|\?\.|!\./ },
]

/**
 * In a right answer: two punctuation marks between its parts, or an extra space. A semicolon after a.m. and p.m. is
 * fine.
 */
export const joinedWrong = /,;|(?<![ap]\.m)\.;|\s{2}|^\s|\s$/
