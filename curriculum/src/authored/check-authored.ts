import { checkArithmetic } from '@skills-center/answers/arithmetic'
import type {
  AuthoredQuestion,
  QuestionFinding,
  TypedAnswer,
} from '@skills-center/contract/questions/authored'
import { checkResponse, judge } from '../check-response.ts'
import { hintSaysKey, says } from '../content-check/check-item.ts'
import { readingGrade } from '../content-check/texts.ts'
import { wordingRules } from '../content-check/wording-rules.ts'
import type { Item } from '../item.ts'
import { keyResponse } from '../key-response.ts'
import { appearance } from '../make-item.ts'
import { plain } from '../markup.ts'
import { rightAnswer } from '../right-answer.ts'
import { formulasIn } from './fill-text.ts'
import { makeAuthored } from './make-authored.ts'

/** Variants that are looked at. */
const variants = 40
/** Fewer different variants than this make parameters worth little. */
const fewVariants = 8
/** Grades that a text may read above its skill. */
const gradesAbove = 2
const fewestWords = 12

/** Slips that a teacher’s keyboard makes all the time, and that nobody reads wrongly. */
const forgiven: ReadonlySet<string> = new Set(['straight quotes', 'a hyphen for a minus sign'])

/** What speaks against a question. `gradeLevel` is its skill’s; null while it has none. */
export function checkAuthored(question: AuthoredQuestion, gradeLevel: number | null): QuestionFinding[] {
  const findings = new Map<string, QuestionFinding>()
  const say = (weight: QuestionFinding['weight'], field: string, message: string) => {
    const key = `${field}: ${message}`
    if (!findings.has(key)) findings.set(key, { field, weight, message })
  }
  if (question.title.trim() === '') say('must', 'title', 'Give the question a name to find it by.')
  if (question.skillId === null) say('must', 'skillId', 'Say which skill the question is for.')

  const seen = new Set<string>()
  for (let seed = 0; seed < variants; seed += 1) {
    const made = makeAuthored(question, 'check', seed)
    if (!made.isMade) {
      say('must', made.field, made.message)
      break
    }
    seen.add(appearance(made.item))
    for (const finding of inVariant(question, made.item)) say(finding.weight, finding.field, finding.message)
  }
  if (question.parameters.length > 0 && seen.size > 0 && seen.size < fewVariants)
    say(
      'should',
      'parameters',
      `These parameters make only ${seen.size === 1 ? 'one question' : `${seen.size} different questions`}.`,
    )
  for (const finding of inWriting(question, gradeLevel)) say(finding.weight, finding.field, finding.message)
  return [...findings.values()].toSorted((a, b) => a.weight.localeCompare(b.weight))
}

/** What is seen in the made question only. */
function inVariant(question: AuthoredQuestion, item: Item): QuestionFinding[] {
  const findings: QuestionFinding[] = []
  const must = (field: string, message: string) => findings.push({ field, weight: 'must', message })
  const should = (field: string, message: string) => findings.push({ field, weight: 'should', message })
  const answer = plain(rightAnswer(item))

  const own = judge(item.key, keyResponse(item.key))
  if (own.verdict !== 'correct')
    must('answer.right', `The right answer, typed as it stands, is not accepted. ${own.message ?? ''}`.trim())
  const fieldOf = (misconception: string) => {
    const at = Number(/\d+$/.exec(misconception)?.[0] ?? 1) - 1
    if ('right' in question.answer) return `answer.wrong.${at}.value`
    return 'options' in question.answer ? `answer.options.${at}.text` : 'answer.feedback'
  }
  for (const wrong of item.wrongAnswers) {
    const { verdict, misconception } = checkResponse(item, keyResponse(wrong.key))
    if (verdict === 'correct' || verdict === 'form')
      must(
        fieldOf(wrong.misconception),
        `In some variant this is right too (the answer is ${answer}). Add a condition that keeps them apart.`,
      )
    else if (misconception !== null && misconception !== wrong.misconception)
      should(fieldOf(wrong.misconception), 'In some variant another wrong answer has this value too.')
  }
  const texts = [
    ['stem', item.stem] as const,
    ...item.hints.map((text, at) => [`hints.${at}`, text] as const),
    ...item.solution.map((text, at) => [`steps.${at}`, text] as const),
    ...item.wrongAnswers.map(({ misconception, feedback }) => {
      return [fieldOf(misconception).replace(/\.(?:text|value)$/, '.feedback'), feedback] as const
    }),
  ]
  for (const [field, text] of texts) {
    for (const { rule, pattern } of wordingRules) {
      const found = forgiven.has(rule) ? null : pattern.exec(plain(text))
      if (found !== null) should(field, `Some variant reads “${found[0].trim()}”: ${rule}.`)
    }
    const arithmetic = field === 'stem' ? { ok: true as const } : checkArithmetic(plain(text))
    if (!arithmetic.ok) must(field, `This does not hold in some variant: ${arithmetic.statement}.`)
  }
  if (hintSaysKey(item)) should('hints.0', 'In some variant a hint says the answer.')
  if (answer.length > 14 && says(plain(item.stem), answer)) must('stem', 'The question says its own answer.')
  return findings
}

/** What is seen in the writing itself. */
function inWriting(question: AuthoredQuestion, gradeLevel: number | null): QuestionFinding[] {
  const findings: QuestionFinding[] = []
  const should = (field: string, message: string) => findings.push({ field, weight: 'should', message })
  const { stem, hints, steps, answer, parameters, conditions } = question

  const words = plain(stem).replaceAll(/\{=[^{}]*\}|\\[a-z]+/g, ' ')
  const isLong = (words.match(/[a-z’']+/gi) ?? []).length >= fewestWords
  if (gradeLevel !== null && isLong) {
    const grade = Math.round(readingGrade(words))
    if (grade > Math.max(gradeLevel, 3) + gradesAbove)
      should(
        'stem',
        `This reads like grade ${grade}, and the skill is of grade ${gradeLevel}. Shorten the sentences.`,
      )
  }
  const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').length
  if (filled(hints) < 2) should('hints', 'Give two hints: what to look at, then the next step.')
  if (filled(steps) < 2) should('steps', 'Show how it is worked out, in two steps at least.')

  if ('right' in answer) {
    if (filled(answer.wrong.map(({ feedback }) => feedback)) === 0)
      should('answer.wrong', 'Name a wrong answer that students often give, and what to say to it.')
    for (const [index, { value, feedback }] of answer.wrong.entries())
      if (value.trim() !== '' && feedback.trim() === '')
        should(`answer.wrong.${index}.feedback`, 'Say what this thinking was and what to look at.')
    const asked = unaskedForm(answer, words)
    if (asked !== null) should('answer.form', asked)
  } else if ('options' in answer) {
    for (const [index, { isRight, feedback }] of answer.options.entries())
      if (!isRight && feedback.trim() === '')
        should(`answer.options.${index}.feedback`, 'Say what is wrong with this option.')
    if (answer.options.some(({ text }) => /\b(?:all|none) of (?:the above|these)\b/i.test(text)))
      should(
        'answer.options',
        '“All” or “none of the above” tests reading and not the skill. Write an option.',
      )
  }

  const used = JSON.stringify([parameters, conditions, answer, stem, hints, steps])
  const inTexts = formulasIn(used).join(' ')
  const inFormulas = [
    ...parameters.flatMap((each) =>
      each.kind === 'range' ? [each.from, each.to, each.step] : each.kind === 'formula' ? [each.formula] : [],
    ),
    ...conditions,
    ...('right' in answer ? [answer.right, answer.within, ...answer.wrong.map(({ value }) => value)] : []),
  ].join(' ')
  for (const [index, { name }] of parameters.entries())
    if (
      /^[A-Za-z]\w*$/.test(name) &&
      !new RegExp(`(?<![A-Za-z])${name}(?!\\w)`).test(`${inTexts} ${inFormulas}`)
    )
      should(
        `parameters.${index}.name`,
        `“${name}” is used nowhere. Write {=${name}} where its value belongs.`,
      )
  return findings
}

/** Words that ask for a form; one of them should stand in the question. */
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

/** A form that students are held to and are not told of: an equal answer would be sent back. */
function unaskedForm({ form }: TypedAnswer, words: string): string | null {
  const asking = askingWords[form]
  if (asking === undefined || asking.test(words)) return null
  return 'Only this form is accepted, and the question does not ask for it. Say so, or accept any equal answer.'
}
