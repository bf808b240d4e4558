import type { Source } from './sources.ts'

/** Files that name a language besides English with good reason, by a pattern of their paths. */
const exceptions: readonly RegExp[] = [
  // The one list.
  /^messages\/src\/languages\.ts$/,
  /^tools\/checks\/languages\.ts$/,
  // A file of one language, and what a tool writes.
  /\/es\/|\/es\.ts$|\.gen\.ts$/,
  // A bank is written with its Spanish; any further language is a file of its own beside it.
  /^curriculum\/src\/banks\//,
  // A migration that was released stays as it was.
  /\/tables\.ts$/,
  /\.test\.tsx?$/,
]

const named = /'es'|\bes\.json\b.*\bwith\b/
const key = /(?<![\w.'])es(?::|[ ,]*\})/

/**
 * Code that names a language: it would have to change for another one. What languages have of their own is in files with
 * their codes, or in an object typed as `Translations`, which need not have them all.
 */
export const checkLanguages = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !exceptions.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) => {
      const isTable = text.includes('Translations<')
      return text.split('\n').flatMap((line, at) => {
        if (/^\s*(?:\/\/|\*|\/\*)/.test(line)) return []
        return named.test(line) || (!isTable && key.test(line))
          ? [
              `${path}:${at + 1} names a language: ask messages/languages.ts, or put it into a file of that language.`,
            ]
          : []
      })
    })
