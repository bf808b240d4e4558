import { type Language, languages } from '@skills-center/contract/language'
import { checkArithmetic } from '@skills-center/answers/arithmetic'
import { checkResponse, judge } from '../check-response.ts'
import { languageToday } from '../form/languages-today.ts'
import type { Item } from '../item.ts'
import { keyResponse } from '../key-response.ts'
import { plain } from '../markup.ts'
import { rightAnswer } from '../right-answer.ts'
import type { ItemModel } from '../skill.ts'
import { nounIds } from '../units/units.ts'
import { checkSpoken } from './check-spoken.ts'
import type { Finding } from './finding.ts'
import { houseWords } from './house-words.ts'
import { textsOf } from './texts.ts'
import { joinedWrong } from './wording-rules.ts'

/** “1 gallons” and “5 gallon”, by the nouns of the language. */
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
      // “20 school days” counts days.
      pattern: new RegExp(
        `(?<![\\d.,/])(?!1 )\\d[\\d,.]* (?:${words('one')})(?!\\p{L})(?! (?:${words('many')})(?!\\p{L}))`,
        'u',
      ),
    },
  ]
}

const counts: Readonly<Record<Language, ReturnType<typeof countPatterns>>> = {
  en: countPatterns('en'),
  es: countPatterns('es'),
}

const holes = /undefined|NaN|\[object|[{}]|\S {2,}\S/

/** TeX commands and exponents with their braces, `\frac{3}{4}` and `10^{−4}`; what is in the braces stays. */
const commands = /(?:\\[a-z]+|\^)((?:\{[^{}]*\})*)/g

const holesIn = (code: Language, place: string, text: string): Finding[] =>
  holes.test(text.replace(commands, (_, inner: string) => `x${inner.replaceAll(/[{}]/g, '')}`))
    ? [{ rule: `${code}: a hole in the text`, detail: `${place}: ${text}` }]
    : []

/** Every text that a student reads, the right answer included. */
export const allTexts = (item: Item): { place: string; text: string }[] => [
  ...textsOf(item),
  { place: 'right answer', text: plain(rightAnswer(item)) },
]

/** Each option of a gap, right or wrong, with the words before the gap: they are read as one sentence. */
function gapsFilled({ interaction }: Item): { place: string; text: string }[] {
  if (interaction.kind !== 'inline-choice') return []
  const { parts, gaps } = interaction
  return parts.flatMap((part, index) => {
    if ('text' in part) return []
    const before = parts.slice(0, index).map((its) => ('text' in its ? its.text : '…'))
    const options = gaps.find(({ id }) => id === part.gap)?.options ?? []
    return options.map(({ text }) => ({ place: 'gap', text: plain(before.join('') + text) }))
  })
}

function checkWords(code: Language, item: Item): Finding[] {
  return [...allTexts(item), ...gapsFilled(item)].flatMap(({ place, text }): Finding[] => {
    const told = (rule: string, pattern: RegExp): Finding[] => {
      const found = pattern.exec(text)
      return found === null ? [] : [{ rule: `${code}: ${rule}`, detail: `${place}: ${text}` }]
    }
    const arithmetic = ['solution', 'hint', 'feedback'].includes(place)
      ? checkArithmetic(text)
      : { ok: true as const }
    return [
      ...counts[code].flatMap(({ rule, pattern }) => told(rule, pattern)),
      ...houseWords[code].flatMap(({ pattern, instead }) => told(`house words: write “${instead}”`, pattern)),
      ...holesIn(code, place, text),
      ...(place === 'right answer' ? told('a right answer is joined wrong', joinedWrong) : []),
      ...(arithmetic.ok ? [] : [{ rule: `${code}: arithmetic does not hold`, detail: arithmetic.statement }]),
    ]
  })
}

function checkAnswers(code: Language, model: ItemModel, item: Item): Finding[] {
  const findings: Finding[] = []
  if (judge(item.key, keyResponse(item.key)).verdict !== 'correct') {
    findings.push({ rule: `${code}: own key refused`, detail: JSON.stringify(item.key) })
  }
  if (model.kind === 'computed') {
    const { stem, figure, interaction } = item
    const solved = model.solve(figure === undefined ? { stem, interaction } : { stem, figure, interaction })
    const { verdict } = checkResponse(item, solved)
    if (verdict !== 'correct' && verdict !== 'form') {
      findings.push({ rule: `${code}: solver disagrees`, detail: `${JSON.stringify(solved)}: ${stem}` })
    }
  }
  for (const wrong of item.wrongAnswers) {
    const { verdict, feedback } = checkResponse(item, keyResponse(wrong.key))
    if (verdict !== 'incorrect') {
      findings.push({ rule: `${code}: wrong answer accepted`, detail: JSON.stringify(wrong.key) })
    } else if (feedback !== wrong.feedback) {
      findings.push({
        rule: `${code}: a wrong answer gets other feedback`,
        detail: JSON.stringify(wrong.key),
      })
    }
  }
  return findings
}

/**
 * Numbers of stem and solution, in any order: a language may tell the same in another order. A comma after a number
 * is not part of it: “2, or 3” is “2 o 3”.
 */
const numbersOf = (item: Item): string =>
  [item.stem, ...item.solution]
    .map((text) => (plain(text).match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).toSorted().join(' '))
    .join(' | ')

/** What can be said against one item in its languages. */
export function checkLanguages(model: ItemModel, itemIn: (code: Language) => Item): Finding[] {
  const items = languages.map((code) => ({ code, item: itemIn(code) }))
  const told = new Set(items.map(({ item }) => numbersOf(item)))
  return [
    ...items.flatMap(({ code, item }) => [
      ...checkWords(code, item),
      ...checkSpoken(item).map(({ rule, detail }) => ({ rule: `${code}: ${rule}`, detail })),
      ...checkAnswers(code, model, item),
    ]),
    ...(told.size > 1
      ? [{ rule: 'the languages say different numbers', detail: [...told].join(' <> ') }]
      : []),
  ]
}
