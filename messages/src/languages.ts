interface LanguageFacts {
  /** The locale for its numbers, dates, and lists. Spanish in the United States writes 1,234.5, as math here does. */
  readonly locale: string
  /** The language's own name, as shown in the language switch. */
  readonly name: string
  /**
   * Whether it is offered to readers: in the language switch, to search engines, and in emails. A language must be
   * complete to be offered, which `npm run content:types` checks. Until then only people who know its URL see it.
   */
  readonly isOffered: boolean
  /** Between two numbers: “3 to 5 cups”. */
  readonly to: string
  /** Whether “and” and “or” change before the same sound, as Spanish “y” and “o” do. */
  readonly changesAndOr: boolean
  /** Whether its nouns have a gender, f or m. */
  readonly hasGender: boolean
}

/**
 * The list of all languages. To add one, add an entry here and files with its code in their names
 * (docs/adding-a-language.md). Everything is written in English first, and what a language lacks falls back to English.
 */
export const languageFacts = {
  en: {
    locale: 'en-US',
    name: 'English',
    isOffered: true,
    to: ' to ',
    changesAndOr: false,
    hasGender: false,
  },
  es: { locale: 'es-US', name: 'Español', isOffered: true, to: ' a ', changesAndOr: true, hasGender: true },
} as const satisfies Record<string, LanguageFacts>

export type LanguageCode = keyof typeof languageFacts

// TypeScript types the keys of any object as strings.
// oxlint-disable-next-line typescript/consistent-type-assertions
export const languageCodes = Object.keys(languageFacts) as readonly LanguageCode[]

/** Builds a value for each language. */
export function byLanguage<Each>(make: (code: LanguageCode) => Each): Readonly<Record<LanguageCode, Each>> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- every code is a key
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, Each>
}

/** Values by language. English is always present. */
export type Translations<Each> = Readonly<{ en: Each } & Partial<Record<LanguageCode, Each>>>

/** The value in this language, or in English if the language lacks it. */
export const translated = <Each>(each: Translations<Each>, code: LanguageCode): Each => each[code] ?? each.en
