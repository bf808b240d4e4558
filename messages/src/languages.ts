interface LanguageFacts {
  /** Which numbers, dates and lists it is written with. Spanish in the United States writes 1,234.5 as math here does. */
  readonly locale: string
  /** In its own words, as the switch names it. */
  readonly name: string
  /**
   * Whether readers are offered it: by the switch, to search engines, and in emails. It is complete before it is, which
   * `npm run content:types` checks; until then only anyone who knows its address sees it.
   */
  readonly isOffered: boolean
  /** Between two numbers: “3 to 5 cups”. */
  readonly to: string
  /** Whether “and” and “or” change before their own sound, as Spanish “y” and “o” do. */
  readonly changesAndOr: boolean
  /** Whether its nouns have a gender, f or m. */
  readonly hasGender: boolean
}

/**
 * The languages: the one list of them. Another one is an entry here, and files with its code in their names
 * (docs/adding-a-language.md). What it has no file for is said in English, in which everything is written first.
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

/** One of each language. */
export function byLanguage<Each>(make: (code: LanguageCode) => Each): Readonly<Record<LanguageCode, Each>> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- every code is a key
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, Each>
}

/** What languages have of their own; English always has. */
export type Translations<Each> = Readonly<{ en: Each } & Partial<Record<LanguageCode, Each>>>

/** In this language, or in English where the language has none yet. */
export const translated = <Each>(each: Translations<Each>, code: LanguageCode): Each => each[code] ?? each.en
