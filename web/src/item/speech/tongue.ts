/** One and many of a unit. */
export type UnitName = readonly [one: string, many: string]

/** Whether there is one of it, the unit with its power, and what it is divided by with its power: m, ², s, ². */
export interface UnitParts {
  isOne: boolean
  unit: string
  power: string
  below: string
  belowPower: string
}

/** What differs between languages when math and texts are read aloud. */
export interface Tongue {
  /** What each sign is called, in math and between numbers in plain text. */
  signs: Readonly<Record<string, string>>
  /** A minus before a number, as in −3. */
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
  /** What a pair of numbers is, with its article. */
  point: string
  /** What a text may call a pair of numbers already, as a pattern. */
  pointNames: string
  /** Sum or product in parentheses. */
  group: readonly [open: string, close: string]
  parenthesis: readonly [open: string, close: string]
  bracket: readonly [open: string, close: string]
  /** A fraction of two whole numbers: “3 fourths”, “7 over 250”. */
  fraction: (top: string, bottom: string) => string
  /** Whether these are the words of a fraction that is less than one. */
  isPartOfOne: (words: string) => boolean
  over: (top: string, bottom: string) => string
  /** A fraction whose ends have to be heard. */
  longFraction: (top: string, bottom: string) => string
  /** The same as the name of a control, without its end. */
  shortFraction: (top: string, bottom: string) => string
  squared: (base: string) => string
  cubed: (base: string) => string
  /** `exponent` is a number or a letter, with `negative` before it. */
  power: (base: string, exponent: string) => string
  /** `exponent` is more than a number or a letter. */
  longPower: (base: string, exponent: string) => string
  /** As the name of a control. */
  shortPower: (base: string, exponent: string) => string
  /** `degree` is empty for a square root. */
  root: (degree: string, under: string) => string
  rootEnd: string
  /** Before what is between two bars. */
  absolute: string
  money: (text: string) => string
  units: Readonly<Record<string, UnitName>>
  unitWords: (parts: UnitParts) => string
  /** What is between a part of one and its unit, with the unit. */
  partOfUnit: (unit: string) => string
  /** An article that may be before a number, as a pattern: “a 5 kg box”. */
  article: string
  /** A unit in parentheses, behind the name of an axis or a column. */
  inUnit: (unit: string) => string
  /** Whether a text is about alleles by its words. */
  alleleWord: RegExp
  /** A letter that names an allele. */
  allele: (letter: string) => string
  /** Letters that stand alone and are no word, as a pattern. */
  loneLetters: string
  yields: string
  arrowTo: string
  /** Things that are named by their corners, as a pattern. */
  figures: string
  /** Abbreviations after which no sentence ends, as a pattern. */
  abbreviations: string
  /** Last changes to a text. */
  tidied: (text: string) => string
}
