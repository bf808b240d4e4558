import { adviceText } from './advice-text.ts'
import { checkArithmetic } from '@skills-center/answers/arithmetic'
import type {
  AuthoredQuestion,
  QuestionFinding,
  TypedAnswer,
} from '@skills-center/contract/questions/authored'
import type { Text } from '@skills-center/messages/values'
import { checkResponse, judge } from '../check-response.ts'
import { hintSaysKey, mentions } from '../content-check/check-item.ts'
import { readingGrade } from '../content-check/texts.ts'
import { wordingRules } from '../content-check/wording-rules.ts'
import type { Item } from '../item.ts'
import { keyResponse } from '../key-response.ts'
import { appearance } from '../make-item.ts'
import { plain } from '../markup.ts'
import { rightAnswer } from '../right-answer.ts'
import { allValues } from './draw-values.ts'
import { formulasIn } from './fill-text.ts'
import { fieldOf } from './field-of.ts'
import { type Made, makeAuthored, makeWith } from './make-authored.ts'
import { AuthoringError } from './authoring-error.ts'
import { say } from './messages.gen.ts'

/** The number of variants to check: all of them up to this many, otherwise a random selection. */
const most = 256
const variants = 100
/** With fewer distinct variants than this, parameters are hardly useful. */
const fewVariants = 8
/** How many grades above its skill a text may read. */
const gradesAbove = 2
const fewestWords = 12
/** Names of the wording rules as shown to teachers. */
const plainRules: Readonly<Record<string, Text>> = {
  'one of many': say('rule.one-of-many'),
  'plus minus': say('rule.plus-minus'),
  'a coefficient of one': say('rule.coefficient-of-one'),
  'a power of one': say('rule.power-of-one'),
  'a sentence in lower case': say('rule.lower-case'),
  'a hole in the text': say('rule.missing-value'),
  'an exponent of the machine': say('rule.machine-exponent'),
}
const drawnKinds: ReadonlySet<string> = new Set(['number-line', 'coordinate-plane', 'plot'])

/** Common keyboard substitutions that nobody misreads. */
const forgiven: ReadonlySet<string> = new Set(['straight quotes', 'a hyphen for a minus sign'])

/** A finding on a question, and the field it is about. */
type AuthoredFinding = Pick<QuestionFinding, 'field' | 'weight'> & { readonly message: Text }

/** All findings on a question. `gradeLevel` is that of its skill; null while it has none. */
export function checkAuthored(question: AuthoredQuestion, gradeLevel: number | null): AuthoredFinding[] {
  const findings = new Map<string, AuthoredFinding>()
  const note = (weight: AuthoredFinding['weight'], field: string, message: Text) => {
    const key = JSON.stringify([field, message])
    if (!findings.has(key)) findings.set(key, { field, weight, message })
  }
  if (question.title.trim() === '') note('must', 'title', say('title-missing'))
  if (question.skillId === null) note('must', 'skillId', say('skill-missing'))

  const seen = new Set<string>()
  for (const made of variantsOf(question)) {
    if (!made.isMade) {
      note('must', made.field, made.message)
      break
    }
    seen.add(appearance(made.item))
    for (const finding of inVariant(question, made.item)) note(finding.weight, finding.field, finding.message)
  }
  if (question.parameters.length > 0 && seen.size > 0 && seen.size < fewVariants)
    note(
      'should',
      'parameters',
      seen.size === 1 ? say('one-variant') : say('few-variants', { count: seen.size }),
    )
  for (const finding of inWriting(question, gradeLevel)) note(finding.weight, finding.field, finding.message)
  return [...findings.values()].toSorted((a, b) => a.weight.localeCompare(b.weight))
}

/** Every variant if there are few, otherwise a random selection. */
function* variantsOf(question: AuthoredQuestion): Generator<Made> {
  const every = everyVariant(question)
  if (every === null || every.length === 0) {
    for (let seed = 0; seed < variants; seed += 1) yield makeAuthored(question, 'check', seed)
  } else for (const values of every) yield makeWith(question, values)
}

function everyVariant(question: AuthoredQuestion) {
  try {
    return allValues(question, most)
  } catch (error) {
    // `drawValues` reports the same problem with its field.
    if (error instanceof AuthoringError) return null
    throw error
  }
}

/** Findings that only show in the finished question. */
function inVariant(question: AuthoredQuestion, item: Item): AuthoredFinding[] {
  const findings: AuthoredFinding[] = []
  const must = (field: string, message: Text) => findings.push({ field, weight: 'must', message })
  const should = (field: string, message: Text) => findings.push({ field, weight: 'should', message })
  const answer = plain(rightAnswer(item))

  const own = judge(item.key, keyResponse(item.key))
  if (own.verdict !== 'correct')
    must(
      keyField(question),
      own.message === null
        ? say('key-not-accepted')
        : say('key-not-accepted-because', { why: adviceText(own.message) }),
    )
  for (const wrong of item.wrongAnswers) {
    const { verdict, misconception } = checkResponse(item, keyResponse(wrong.key))
    if (verdict === 'correct' || verdict === 'form')
      must(fieldOf(question.answer, wrong.misconception ?? ''), say('wrong-is-right', { answer }))
    else if (misconception !== null && misconception !== wrong.misconception)
      should(fieldOf(question.answer, wrong.misconception ?? ''), say('wrong-answers-meet'))
  }
  const texts = [
    ['stem', item.stem] as const,
    ...item.hints.map((text, at) => [`hints.${at}`, text] as const),
    ...item.solution.map((text, at) => [`steps.${at}`, text] as const),
    ...item.wrongAnswers.map(({ misconception, feedback }) => {
      return [feedbackField(fieldOf(question.answer, misconception ?? '')), feedback] as const
    }),
  ]
  for (const [field, text] of texts) {
    for (const { rule, pattern } of wordingRules) {
      const found = forgiven.has(rule) ? null : pattern.exec(plain(text))
      if (found !== null)
        should(field, say('wording', { text: found[0].trim(), rule: plainRules[rule] ?? rule }))
    }
    const arithmetic = field === 'stem' ? { ok: true as const } : checkArithmetic(plain(text))
    if (!arithmetic.ok) must(field, say('calculation-wrong', { statement: arithmetic.statement }))
  }
  if (hintSaysKey(item)) should('hints.0', say('hint-says-answer'))
  // For drawing tasks, the stem may state the answer: drawing it is the skill.
  if (!drawnKinds.has(question.answer.kind) && answer.length > 14 && mentions(plain(item.stem), answer))
    must('stem', say('stem-says-answer'))
  return findings
}

/** Findings in the text itself. */
function inWriting(question: AuthoredQuestion, gradeLevel: number | null): AuthoredFinding[] {
  const findings: AuthoredFinding[] = []
  const should = (field: string, message: Text) => findings.push({ field, weight: 'should', message })
  const { stem, hints, steps, answer, parameters, conditions } = question

  const words = plain(stem).replaceAll(/\{=[^{}]*\}|\\[a-z]+/g, ' ')
  const isLong = (words.match(/[a-z’']+/gi) ?? []).length >= fewestWords
  if (gradeLevel !== null && isLong) {
    const grade = Math.round(readingGrade(words))
    if (grade > Math.max(gradeLevel, 3) + gradesAbove)
      should('stem', say('reading-grade', { grade, gradeLevel }))
  }
  const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').length
  if (filled(hints) < 2) should('hints', say('hints-too-few'))
  if (filled(steps) < 2) should('steps', say('steps-too-few'))

  if ('wrong' in answer) {
    if (filled(answer.wrong.map(({ feedback }) => feedback)) === 0)
      should('answer.wrong', say('wrong-missing'))
    for (const [index, { value, feedback }] of answer.wrong.entries())
      if (value.trim() !== '' && feedback.trim() === '')
        should(`answer.wrong.${index}.feedback`, say('feedback-missing'))
    const asked = 'right' in answer ? unaskedForm(answer, words) : null
    if (asked !== null) should('answer.form', asked)
  } else if ('options' in answer) {
    for (const [index, { isRight, feedback }] of answer.options.entries())
      if (!isRight && feedback.trim() === '')
        should(`answer.options.${index}.feedback`, say('option-feedback-missing'))
    if (answer.options.some(({ text }) => /\b(?:all|none) of (?:the above|these)\b/i.test(text)))
      should('answer.options', say('all-or-none'))
  }

  findings.push(...inFigure(question))
  const { title: _title, ...written } = question
  const used = JSON.stringify(written)
  const inTexts = formulasIn(used).join(' ')
  const inFormulas = [...formulasOf({ parameters, conditions, answer, figure: question.figure })].join(' ')
  for (const [index, { name }] of parameters.entries()) {
    const slot = `{=${name}}`
    if (
      /^[A-Za-z]\w*$/.test(name) &&
      !new RegExp(`(?<![A-Za-z])${name}(?!\\w)`).test(`${inTexts} ${inFormulas}`)
    )
      should(`parameters.${index}.name`, say('parameter-unused', { name, slot }))
  }
  return findings
}

const keyField = ({ answer }: AuthoredQuestion): string => ('right' in answer ? 'answer.right' : 'answer')

const feedbackField = (field: string): string => field.replace(/\.(?:text|value)$/, '.feedback')

/** Keys whose strings are prose, not formulas. */
const proseKeys: ReadonlySet<string> = new Set(['feedback', 'description', 'name', 'kind'])

/** Every string that may be a formula. */
function* formulasOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value)) if (!proseKeys.has(key)) yield* formulasOf(inside)
}

/** Meaningless alternative texts, as cameras and copied web pages write them. */
const emptyWords =
  /^(?:an? )?(?:image|picture|photo|figure|diagram|graph|img|screenshot)\b[\s\d._-]*$|\.(?:png|jpe?g)$/i

function inFigure({ figure, answer, stem }: AuthoredQuestion): AuthoredFinding[] {
  if (figure == null) return []
  const findings: AuthoredFinding[] = []
  const description = figure.description.trim()
  if (emptyWords.test(description))
    findings.push({
      field: 'figure.description',
      weight: 'must',
      message: say('description-empty'),
    })
  const bare = plain(stem).trim().toLowerCase()
  if (bare !== '' && description.toLowerCase() === bare)
    findings.push({
      field: 'figure.description',
      weight: 'should',
      message: say('description-repeats'),
    })
  if (answer.kind === 'label')
    for (const [index, text] of answer.labels.entries())
      if (text.trim().length > 2 && mentions(description, text.trim()))
        findings.push({
          field: 'figure.description',
          weight: 'should',
          message: say('description-says-label', { text: text.trim(), label: index + 1 }),
        })
  return findings
}

/** Words that ask for a form; the question should contain one of them. */
const askingWords: Readonly<Record<string, RegExp>> = {
  decimal: /decimal/i,
  percent: /percent|%/i,
  fraction: /fraction/i,
  simplest: /simpl|lowest|reduce/i,
  mixed: /mixed/i,
  improper: /improper/i,
  expanded: /expand|without parenthes/i,
  factored: /factor/i,
  simplified: /simpl|combin/i,
  power: /power|exponent/i,
  'slope-intercept': /slope/i,
  standard: /standard/i,
  solved: /solve|for [a-z]\b/i,
  interval: /interval/i,
  'as given': /order|first|then|next/i,
}

/** A required form that the question does not mention, so that an equivalent answer would be rejected. */
function unaskedForm({ form }: TypedAnswer, words: string): Text | null {
  const asking = askingWords[form]
  if (asking === undefined || asking.test(words)) return null
  return say('form-not-asked')
}
