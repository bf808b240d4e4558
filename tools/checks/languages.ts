import type { Source } from './sources.ts'

/** Files that may name a language other than English, as patterns of their paths. */
const exceptions: readonly RegExp[] = [
  // The list of languages.
  /^messages\/src\/languages\.ts$/,
  /^tools\/checks\/languages\.ts$/,
  // Files for one language, and generated files.
  /\/es\/|\/es\.ts$|\.gen\.ts$/,
  // A bank includes its Spanish; any further language is a separate file beside it.
  /^curriculum\/src\/banks\//,
  // A released migration never changes.
  /\/tables\.ts$/,
  /\.test\.tsx?$/,
]

const named = /'es'|\bes\.json\b.*\bwith\b/
const key = /(?<![\w.'])es(?::|[ ,]*\})/

/**
 * Finds code that names a language and would therefore have to change when one is added. Language-specific data belongs
 * in files named by language code, or in an object of type `Translations`, where languages are optional.
 */
export const checkLanguages = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !exceptions.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) => {
      const isTable = text.includes('Translations<')
      return text.split('\n').flatMap((line, index) => {
        if (/^\s*(?:\/\/|\*|\/\*)/.test(line)) return []
        return named.test(line) || (!isTable && key.test(line))
          ? [
              `${path}:${index + 1} names a language: ask messages/languages.ts, or put it into a file of that language.`,
            ]
          : []
      })
    })
