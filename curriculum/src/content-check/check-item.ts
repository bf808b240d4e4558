import { type Translations, translated } from '@skills-center/messages/languages'
import { formatAdvice } from '@skills-center/answers/format-advice'
import { Figure } from '@skills-center/contract/figure'
import { checkInteraction } from './check-interaction.ts'
import { type Item, WrittenInteraction } from '../item.ts'
import { plain } from '../markup.ts'
import { rightAnswer } from '../right-answer.ts'
import type { ItemModel, Skill } from '../skill.ts'
import type { Finding } from './finding.ts'
import { checkSpoken } from './check-spoken.ts'
import { createTextCheck, type TextCheck } from './check-texts.ts'
import { type AnswersJudge, createAnswersJudge } from './judge-once.ts'
import { type PlacedText, textsOf } from './texts.ts'

/** Remembers results from item to item, so that nothing is checked twice. */
export interface ItemMemory {
  checkTexts: TextCheck
  judge: AnswersJudge
}

export const createItemMemory = (): ItemMemory => ({
  checkTexts: createTextCheck(),
  judge: createAnswersJudge(),
})

/** All findings on one item in its language. */
export function checkItem(
  skill: Skill,
  model: ItemModel,
  item: Item,
  { checkTexts, judge }: ItemMemory = createItemMemory(),
  texts: readonly PlacedText[] = textsOf(item),
): Finding[] {
  return [
    ...checkKey(model, item, judge),
    ...checkWrongAnswers(skill, item, judge),
    ...checkInteraction(item),
    ...checkOptions(item),
    ...checkTexts(item.language ?? 'en', texts),
    ...checkSpoken(item),
    ...checkDigits(item),
    ...checkParts(item),
  ]
}

/** Schema validation, which costs too much to run on every seed. */
export function checkShape(item: Item): Finding[] {
  const interaction = WrittenInteraction.safeParse(item.interaction)
  const figure = item.figure === undefined ? undefined : Figure.safeParse(item.figure)
  return [interaction, figure].flatMap((result) =>
    result === undefined || result.success
      ? []
      : [{ rule: 'does not fit the contract', detail: result.error.message }],
  )
}

function checkKey(model: ItemModel, item: Item, judge: AnswersJudge): Finding[] {
  const findings: Finding[] = []
  const { own } = judge.answersOf(item)
  if (own.verdict !== 'correct') {
    findings.push({
      rule: 'own key refused',
      detail: `${JSON.stringify(item.key)} is ${own.verdict}: ${own.message === null ? '' : formatAdvice(own.message, 'en')}`,
    })
  }
  if (model.kind === 'computed') {
    const { stem, figure, interaction } = item
    const solved = model.solve(figure === undefined ? { stem, interaction } : { stem, figure, interaction })
    const { verdict } = judge.judge(item.key, solved)
    if (verdict !== 'correct' && verdict !== 'form') {
      findings.push({
        rule: 'solver disagrees',
        detail: `solver ${JSON.stringify(solved)}, key ${JSON.stringify(item.key)}, stem: ${item.stem}`,
      })
    }
  }
  return findings
}

function checkWrongAnswers(skill: Skill, item: Item, judge: AnswersJudge): Finding[] {
  const { wrong } = judge.answersOf(item)
  return item.wrongAnswers.flatMap(({ misconception, feedback }, at): Finding[] => {
    const findings: Finding[] = []
    if (misconception !== null && !skill.misconceptions.some(({ id }) => id === misconception)) {
      findings.push({ rule: 'unknown misconception', detail: misconception })
    }
    const { response, verdict, known } = wrong[at] ?? {}
    // The task leaves no room for this mistake, or its mistakes were not examined.
    if (item.key.kind === 'steps' && (response?.kind !== 'steps' || response.lines.length === 0))
      return findings
    if (verdict !== 'incorrect') {
      findings.push({
        rule: 'wrong answer accepted',
        detail: `${JSON.stringify(response)} is ${verdict}; stem: ${item.stem}`,
      })
    } else if (known === undefined || item.wrongAnswers[known]?.feedback !== feedback) {
      findings.push({ rule: 'a wrong answer gets other feedback', detail: JSON.stringify(response) })
    }
    return findings
  })
}

/** The most digits that a student computes without a calculator, not counting zeros at the ends; fewer for measures. */
const maxDigits = 5
const maxDigitsOfMeasure = 4

function checkDigits({ key, calculator }: Item): Finding[] {
  // The middle of an accepted range is not a result that students compute.
  if (key.kind !== 'number' || key.within !== undefined || calculator !== undefined) return []
  const digits = key.value.split('/').map((part) => part.replace(/\D/g, '').replace(/^0+|0+$/g, '').length)
  const max = key.unit === undefined ? maxDigits : maxDigitsOfMeasure
  return Math.max(...digits) > max ? [{ rule: 'too many digits to work out by hand', detail: key.value }] : []
}

/** Longest option, in characters. Spanish needs about a fifth more. */
const maxOption = { en: 140, es: 170 } as const satisfies Translations<number>

function checkOptions(item: Item): Finding[] {
  if (!('options' in item.interaction)) return []
  const { options } = item.interaction
  const texts = options.map((option) => plain(option.text))
  const findings: Finding[] = []
  if (new Set(texts).size !== texts.length)
    findings.push({ rule: 'options repeat', detail: texts.join(' | ') })
  const lengths = texts.map((text) => text.length)
  if (Math.max(...lengths) > translated(maxOption, item.language ?? 'en'))
    findings.push({ rule: 'an option is too long', detail: texts.join(' | ') })
  return findings
}

/** Standalone numbers in a text, as written. */
const numerals = (text: string): string[] => text.match(/−?\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []

function checkParts(item: Item): Finding[] {
  const findings: Finding[] = []
  if (item.hints.length < 2) findings.push({ rule: 'fewer than two hints', detail: item.stem })
  if (item.solution.length < 2) findings.push({ rule: 'fewer than two solution steps', detail: item.stem })
  if (item.stem.length > 600) findings.push({ rule: 'stem too long', detail: item.stem })
  return [...findings, ...checkGivenAway(item)]
}

/** Finds a stem that contains the right option and none of the wrong ones. */
function checkGivenAway(item: Item): Finding[] {
  const { key, interaction } = item
  if (key.kind !== 'choice' || interaction.kind !== 'choice') return []
  const stem = plain(item.stem)
  const told = interaction.options.filter(({ text }) => mentions(stem, plain(text)))
  const [only, second] = told
  const isTold = only?.id === key.option && second === undefined && plain(only.text).length > 14
  return isTold ? [{ rule: 'the stem says the key', detail: plain(only.text) }] : []
}

/** Whether a text contains these words, and not as part of a longer word or number. */
export function mentions(text: string, words: string): boolean {
  // Most texts do not contain them, and a regular expression is slow to build.
  if (!text.toLowerCase().includes(words.toLowerCase())) return false
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,⁄/])${escaped}(?![\\p{L}\\d]|[.,⁄/]\\d)`, 'iu').test(text)
}

/**
 * Whether a hint contains the number that the item asks for, or the words of the right answer. That can happen by
 * chance (“x grows by 2” where the answer is 2), so it counts against a model only when it is frequent.
 */
export function hintSaysKey(item: Item): boolean {
  if (!('value' in item.key)) return hintSaysWords(item)
  const [value, ...others] = numerals(plain(rightAnswer(item)))
  if (value === undefined || others.length > 0) return false
  if (!item.hints.some((hint) => numerals(plain(hint)).includes(value))) return false
  return !numerals(plain(item.stem) + JSON.stringify(item.figure ?? '')).includes(value)
}

/** Short words, a name, or a unit can appear in a hint by chance. */
function hintSaysWords(item: Item): boolean {
  const answer = plain(rightAnswer(item)).replace(/\.$/, '')
  if (answer.length <= 14 || !item.hints.some((hint) => mentions(plain(hint), answer))) return false
  return !mentions(plain(item.stem), answer)
}
