/** The singular and plural of a unit. */
export type UnitName = readonly [one: string, many: string]

/** Whether the amount is one; the unit with its power; and the unit it is divided by with its power: m, ², s, ². */
export interface UnitParts {
  isOne: boolean
  unit: string
  power: string
  below: string
  belowPower: string
}

/** The language-specific parts of reading math and texts aloud. */
export interface SpeechRules {
  /** The name of each symbol, in math and between numbers in plain text. */
  signs: Readonly<Record<string, string>>
  /** A minus sign before a number, as in −3. */
  negative: string
  /** Between a whole number and its fraction. */
  and: string
  times: string
  /** f of x. */
  of: string
  /** A at the point 3, 4. */
  at: string
  /** A ratio, or a span. */
  to: string
  sub: string
  prime: string
  degrees: string
  repeating: string
  withBar: string
  blank: string
  /** The name for a pair of numbers, with its article. */
  point: string
  /** What a text may already call a pair of numbers, as a pattern. */
  pointNames: string
  /** A sum or product in parentheses. */
  group: readonly [open: string, close: string]
  parenthesis: readonly [open: string, close: string]
  bracket: readonly [open: string, close: string]
  /** A fraction of two whole numbers: “3 fourths”, “7 over 250”. */
  fraction: (top: string, bottom: string) => string
  /** Whether these words are a fraction less than one. */
  isPartOfOne: (words: string) => boolean
  over: (top: string, bottom: string) => string
  /** A fraction whose ends must be said. */
  longFraction: (top: string, bottom: string) => string
  /** The same for accessible names, without its end. */
  shortFraction: (top: string, bottom: string) => string
  squared: (base: string) => string
  cubed: (base: string) => string
  /** `exponent` is a number or letter, with `negative` before it if needed. */
  power: (base: string, exponent: string) => string
  /** `exponent` is longer than a number or letter. */
  longPower: (base: string, exponent: string) => string
  /** For accessible names. */
  shortPower: (base: string, exponent: string) => string
  /** `degree` is empty for a square root. */
  root: (degree: string, under: string) => string
  rootEnd: string
  /** Said before the content of absolute value bars. */
  absolute: string
  money: (text: string) => string
  units: Readonly<Record<string, UnitName>>
  unitWords: (parts: UnitParts) => string
  /** Between a part of one and its unit, with the unit. */
  partOfUnit: (unit: string) => string
  /** An article that may precede a number, as a pattern: “a 5 kg box”. */
  article: string
  /** A unit in parentheses after the name of an axis or a column. */
  inUnit: (unit: string) => string
  /** Whether the words of a text show that it is about alleles. */
  alleleWord: RegExp
  /** A letter as the name of an allele. */
  allele: (letter: string) => string
  /** Single letters that are not words, as a pattern. */
  loneLetters: string
  yields: string
  arrowTo: string
  /** Figures that are named by their vertices, as a pattern. */
  figures: string
  /** Abbreviations that do not end a sentence, as a pattern. */
  abbreviations: string
  /** Final changes to a text. */
  tidied: (text: string) => string
}
