import type { Source } from './sources.ts'

/** Paths in the curriculum's code that may contain sentences, with the reason. */
const exceptions: readonly { path: RegExp; reason: string }[] = [
  { path: /^curriculum\/src\/content-check\//, reason: 'A tool: what it finds is read by authors.' },
  {
    path: /^curriculum\/src\/banks\/(compile|read|lint)-bank\.ts$/,
    reason: 'A tool: faults of a card are read by authors.',
  },
  {
    path: /^curriculum\/src\/authored\/check-authored\.ts$/,
    reason: 'Names of rules of the content check, which teachers do not read.',
  },
  { path: /\.(test|gen)\.ts$/, reason: 'Samples of tests, and files that a tool writes.' },
]

/** The values of a model's `thinking` that contain spaces. They are keys that nobody reads. */
const names = new Set(['find the mistake', 'use in a story', 'read a figure'])

const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^\s*\/\/.*$/gm, '')

/**
 * Finds strings and templates with three words in a row. Skips error messages for programmers and research citations.
 */
function sentencesIn(text: string): { line: number; sentence: string }[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((code, index) => {
      if (/\b(throw new|Error\()/.test(code)) return []
      return [...code.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].flatMap(([, , sentence = '']) =>
        /\p{L}{2,} \p{Ll}{2,} \p{Ll}{2,}/u.test(sentence) &&
        !names.has(sentence) &&
        !sentence.includes(' et al. ')
          ? [{ line: index + 1, sentence }]
          : [],
      )
    })
}

/** Finds sentences in the curriculum's code: everything that people read belongs in `en.json` and `es.json`. */
export const checkSentences = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ path }) =>
        path.startsWith('curriculum/src/') && !exceptions.some((exception) => exception.path.test(path)),
    )
    .flatMap(({ path, text }) =>
      sentencesIn(text).map(
        ({ line, sentence }) =>
          `${path}:${line} holds “${sentence}”: put what a person reads into en.json and es.json.`,
      ),
    )
