import { checkArithmetic } from '@skills-center/answers/arithmetic'
import { type Language, languages } from '@skills-center/contract/language'
import { languageToday } from '../form/languages-today.ts'
import type { Item } from '../item.ts'
import { plain } from '../markup.ts'
import { rightAnswer } from '../right-answer.ts'
import { nounIds } from '../units/units.ts'
import type { Finding } from './finding.ts'
import { houseWords } from './house-words.ts'
import { type PlacedText, textsOf } from './texts.ts'
import { joinedWrong, wordingRules } from './wording-rules.ts'

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

const hasHole = (text: string): boolean =>
  holes.test(text.replace(commands, (_, inner: string) => `x${inner.replaceAll(/[{}]/g, '')}`))

/** Every text that a student reads, the right answer included. */
const allTexts = (item: Item): PlacedText[] => [
  ...textsOf(item),
  { place: 'right answer', text: plain(rightAnswer(item)) },
]

/** Each option of a gap, right or wrong, with the words before the gap: they are read as one sentence. */
function gapsFilled({ interaction }: Item): PlacedText[] {
  if (interaction.kind !== 'inline-choice') return []
  const { parts, gaps } = interaction
  return parts.flatMap((part, index) => {
    if ('text' in part) return []
    const before = parts.slice(0, index).map((its) => ('text' in its ? its.text : '…'))
    const options = gaps.find(({ id }) => id === part.gap)?.options ?? []
    return options.map(({ text }) => ({ place: 'gap', text: plain(before.join('') + text) }))
  })
}

/** Places whose English is no sentence that our rules know. */
const unruled = new Set(['right answer', 'gap'])
const withArithmetic = new Set(['solution', 'hint', 'feedback'])

function checkText(code: Language, { place, text }: PlacedText): Finding[] {
  const told = (rule: string, pattern: RegExp): Finding[] => {
    const found = pattern.exec(text)
    if (found === null) return []
    const around = text.slice(Math.max(0, found.index - 60), found.index + 60)
    return [{ rule, detail: `${place}: ${around}` }]
  }
  const arithmetic = withArithmetic.has(place) ? checkArithmetic(text) : { ok: true as const }
  const rules = code === 'en' && !unruled.has(place) ? wordingRules : []
  return [
    ...rules.flatMap(({ rule, pattern }) => told(`wording: ${rule}`, pattern)),
    ...counts[code].flatMap(({ rule, pattern }) => told(rule, pattern)),
    ...houseWords[code].flatMap(({ pattern, instead }) => told(`house words: write “${instead}”`, pattern)),
    ...(hasHole(text) ? [{ rule: 'a hole in the text', detail: `${place}: ${text}` }] : []),
    ...(place === 'right answer' ? told('a right answer is joined wrong', joinedWrong) : []),
    ...(arithmetic.ok
      ? []
      : [{ rule: 'arithmetic does not hold', detail: `${place}: ${arithmetic.statement}` }]),
  ]
}

/** Checks the texts of items; a text that came up before is not checked again. */
type TextCheck = (item: Item) => Finding[]

export function createTextCheck(): TextCheck {
  const known = Object.fromEntries(languages.map((code) => [code, new Set<string>()]))
  return (item) => {
    const code = item.language ?? 'en'
    return [...allTexts(item), ...gapsFilled(item)].flatMap((placed) => {
      const name = `${placed.place}\n${placed.text}`
      if (known[code]?.has(name)) return []
      known[code]?.add(name)
      return checkText(code, placed)
    })
  }
}
