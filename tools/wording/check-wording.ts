import { type Translations, translated } from '@skills-center/messages/languages'
import type { Language } from '@skills-center/contract/language'
import { avoidedWords } from '../../curriculum/src/content-check/avoided-words.ts'
import { readText } from '../../curriculum/src/content-check/read-text.ts'
import { readingGrade } from '../../curriculum/src/content-check/texts.ts'
import { wordingRules } from '../../curriculum/src/content-check/wording-rules.ts'
import { audienceOf, limitsOf, type Limits } from './audiences.ts'
import { type Exception, exceptions } from './exceptions.ts'
import { readingsOf } from './read-aloud.ts'
import { screenWords } from './screen-words.ts'

/** One folder's messages in one language, by id. */
export interface Folder {
  /** For example, `web/practice`. */
  readonly name: string
  readonly language: Language
  readonly messages: Readonly<Record<string, string>>
}

export interface WordingFault {
  /** For example, `web/practice/try-again en`; the folder alone for a rule that covers a whole folder. */
  readonly where: string
  readonly rule: string
  /** The message, or the measured value for a rule that covers a whole folder. */
  readonly text: string
}

/** Rules that apply to every language; the others are about English. */
const everywhere = new Set([
  'two spaces',
  'a space before punctuation',
  'straight quotes',
  'doubled punctuation',
])

const longestFor = (limit: Translations<number> | undefined, language: Language): number =>
  limit === undefined ? Infinity : translated(limit, language)

function rulesBroken(text: string, language: Language, limits: Limits): string[] {
  const house = [...(avoidedWords[language] ?? []), ...(screenWords[language] ?? [])]
    .filter(({ instead }) => instead !== 'tú' || limits.isFamiliar)
    .filter(({ pattern }) => pattern.test(text))
    .map(({ instead }) => `house word: ${instead}`)
  const wording = wordingRules
    .filter(({ rule }) => language === 'en' || everywhere.has(rule))
    .filter(({ pattern }) => pattern.test(text))
    .map(({ rule }) => rule)
  const max = longestFor(limits.longest, language)
  const isLong = readText(text).longest > max
  return [...new Set(house), ...wording, ...(isLong ? [`a sentence of more than ${max} words`] : [])]
}

/** A label without end punctuation is not a sentence and does not count in averages. */
const isSentence = (text: string): boolean => /[.?!]$/.test(text)

function countedOverAll({ name, language, messages }: Folder, limits: Limits): WordingFault[] {
  const texts = Object.values(messages)
    .map((source) => readingsOf(source).at(-1) ?? '')
    .filter(isSentence)
  if (texts.length === 0) return []
  const read = texts.map(readText)
  const sum = (pick: (one: (typeof read)[number]) => number) => read.reduce((all, one) => all + pick(one), 0)
  const average =
    sum(({ words }) => words) /
    Math.max(
      1,
      sum(({ sentences }) => sentences),
    )
  const where = `${name} ${language}`
  const max = longestFor(limits.average, language)
  const grade = limits.grade ?? Infinity
  const found: WordingFault[] = []
  if (average > max)
    found.push({ where, rule: `more than ${max} words a sentence on average`, text: average.toFixed(1) })
  if (language === 'en' && Number.isFinite(grade)) {
    const its = readingGrade(texts.join(' '))
    // Grade 5 covers everything below 6.0.
    if (its >= grade + 1) found.push({ where, rule: `reads above grade ${grade}`, text: its.toFixed(1) })
  }
  return found
}

/** Whether an exception covers a fault. */
export const isFor = (exception: Exception, { where, rule }: WordingFault): boolean =>
  exception.where.test(where) && exception.rule.test(rule)

/** Reports banned words, slips, and long sentences in messages, by their audience. */
export function checkWording(
  folders: readonly Folder[],
  allowed: readonly Exception[] = exceptions,
): WordingFault[] {
  return folders.flatMap((folder) => {
    const limits = limitsOf[audienceOf(folder.name)]
    const each = Object.entries(folder.messages).flatMap(([id, source]) => {
      const broken = readingsOf(source).flatMap((text) => rulesBroken(text, folder.language, limits))
      return [...new Set(broken)].map((rule) => ({
        where: `${folder.name}/${id} ${folder.language}`,
        rule,
        text: source,
      }))
    })
    return [...each, ...countedOverAll(folder, limits)].filter(
      (fault) => !allowed.some((exception) => isFor(exception, fault)),
    )
  })
}
