import { byLanguage } from '@skills-center/messages/languages'
import { checkArithmetic } from '@skills-center/answers/arithmetic'
import type { Language } from '@skills-center/contract/language'
import { languageToday } from '../form/languages-today.ts'
import { plain } from '../markup.ts'
import { nounIds } from '../units/units.ts'
import type { Finding } from './finding.ts'
import { avoidedWords } from './avoided-words.ts'
import { checkMath } from './check-math.ts'
import { withNumbersAlike } from './read-text.ts'
import { isPartOfSentence, type PlacedText } from './texts.ts'
import { joinedWrong, wordingRules } from './wording-rules.ts'

/** Finds “1 gallons” and “5 gallon”, with the nouns of the language. */
function countPatterns(code: Language): { rule: string; pattern: RegExp }[] {
  const nouns = nounIds.flatMap((id) => languageToday(code).noun(id) ?? [])
  const words = (form: 'one' | 'many') =>
    nouns
      .filter(({ one, many }) => one !== many)
      .flatMap((noun) => [noun[form], noun.short?.[form] ?? noun[form]])
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|')
  return [
    { rule: '“1 gallons”', pattern: new RegExp(`(?<![\\d.,/])1 (?:${words('many')})(?!\\p{L})`, 'u') },
    {
      rule: '“5 gallon”',
      // In “20 school days” the number counts days.
      pattern: new RegExp(
        `(?<![\\d.,/])(?!1 )\\d(?:[\\d,.]*\\d)? (?:${words('one')})(?!\\p{L})(?! (?:${words('many')})(?!\\p{L}))`,
        'u',
      ),
    },
  ]
}

const counts = byLanguage(countPatterns)

const holes = /undefined|NaN|\[object|[{}]|\S {2,}\S/

/** TeX commands and exponents whose braces hold no other braces: `\frac{3}{4}`, `\sqrt[3]{8}`, `10^{−4}`. */
const commands = /(?:\\[a-z]+(?:\[\d\])?|\^)(?:\{[^{}]*\})+(?!\{)/g

/** Keeps the content of the braces; a fraction inside a root is unwrapped first. */
function withoutCommands(text: string): string {
  const less = text.replace(commands, (command) =>
    command.replaceAll(/\\[a-z]+(?:\[\d\])?|\^/g, 'x').replaceAll(/[{}]/g, ''),
  )
  return less === text ? text : withoutCommands(less)
}

const hasHole = (text: string): boolean => holes.test(withoutCommands(text))

const withArithmetic = new Set(['solution', 'hint', 'feedback'])

/** Problems with the wording of a text, regardless of its numbers. */
function checkWording(code: Language, place: string, text: string): Finding[] {
  const told = (rule: string, pattern: RegExp): Finding[] => {
    const found = pattern.exec(text)
    if (found === null) return []
    const around = text.slice(Math.max(0, found.index - 60), found.index + 60)
    return [{ rule, detail: `${place}: ${around}` }]
  }
  // These places are sentence fragments in English, which the wording rules do not cover.
  const rules = code === 'en' && !isPartOfSentence(place) ? wordingRules : []
  return [
    ...rules.flatMap(({ rule, pattern }) => told(`wording: ${rule}`, pattern)),
    ...counts[code].flatMap(({ rule, pattern }) => told(rule, pattern)),
    ...(avoidedWords[code] ?? []).flatMap(({ pattern, instead }) =>
      told(`house words: write “${instead}”`, pattern),
    ),
    ...(hasHole(text) ? [{ rule: 'a hole in the text', detail: `${place}: ${text}` }] : []),
    ...(place === 'right answer' ? told('a right answer is joined wrong', joinedWrong) : []),
  ]
}

function checkStatements(place: string, text: string): Finding[] {
  if (!withArithmetic.has(place)) return []
  const arithmetic = checkArithmetic(text)
  return arithmetic.ok
    ? []
    : [{ rule: 'arithmetic does not hold', detail: `${place}: ${arithmetic.statement}` }]
}

/** Remembers which texts it has seen, by language and place. */
function createMemory() {
  const met = new Map<string, Set<string>>()
  /** Whether this is the first time the text appears. */
  return (language: Language, place: string, text: string): boolean => {
    const name = `${language} ${place}`
    let its = met.get(name)
    if (its === undefined) met.set(name, (its = new Set()))
    if (its.has(text)) return false
    its.add(text)
    return true
  }
}

/**
 * Checks the texts of items. A repeated text is not checked again. Texts that differ only in numbers written alike have
 * their wording checked once.
 */
export type TextCheck = (code: Language, texts: readonly PlacedText[]) => Finding[]

export function createTextCheck(): TextCheck {
  const isNew = createMemory()
  const isNewWording = createMemory()
  return (code, texts) => {
    const findings: Finding[] = []
    for (const { place, text: markup } of texts) {
      if (!isNew(code, place, markup)) continue
      const text = plain(markup)
      if (isNewWording(code, place, withNumbersAlike(text))) findings.push(...checkWording(code, place, text))
      findings.push(...checkStatements(place, text))
      if (markup !== text) findings.push(...checkMath(place, markup))
    }
    return findings
  }
}
