import type { RichText } from '@skills-center/contract/rich-text'
import { speaksOfAlleles } from './alleles-as-speech.ts'
import { createPlaceholders } from './placeholders.ts'
import { mathAloud } from './math-aloud.ts'
import { type MathNode, readMathml, textOf } from './mathml.ts'
import { textAloud } from './text-aloud.ts'
import { speechRules } from './current-speech-rules.ts'

/** One sentence and its position: the characters `from` up to `to` of a paragraph's text. */
export interface Sentence {
  words: string
  paragraph: number
  from: number
  to: number
}

/** Splits a text into sentences, worded as a teacher reads them aloud. */
export function sentencesOf(text: RichText): Sentence[] {
  const areAlleles = speaksOfAlleles(
    text.flatMap((runs) => runs.map((run) => (run.kind === 'math' ? '' : run.text))).join(' '),
  )
  return text.flatMap((runs, paragraph) => {
    const held = createPlaceholders()
    // While sentences are split, math is one character; its width is the length of its printed text.
    const widths = new Map<string, number>()
    const written = runs
      .map((run) => {
        if (run.kind !== 'math') return run.text
        const math = readMathml(run.mathml)
        const printed = textOf(math)
        // A bare number is left to the rules for numbers in text.
        if (isBareNumber(math)) return printed
        const sign = held.hold(mathAloud(run.mathml))
        widths.set(sign, printed.length)
        return sign
      })
      .join('')
    const widthOf = (part: string) =>
      Array.from(part).reduce((sum, sign) => sum + (widths.get(sign) ?? sign.length), 0)
    let from = 0
    return sentenceParts(written).flatMap((part) => {
      const begins = from
      from += widthOf(part)
      const words = textAloud(part, held, areAlleles)
      return /[\p{L}\d]/u.test(words) ? [{ words, paragraph, from: begins, to: from }] : []
    })
  })
}

/** The same as one string. */
export const speechOf = (text: RichText): string =>
  sentencesOf(text)
    .map(({ words }) => words)
    .join(' ')

/** Plain text, such as a figure's description, as rich text. */
export const plainText = (text: string): RichText =>
  text.split(/\n+/).map((words) => [{ kind: 'text', text: words }])

/** Splits at ends of sentences, but not after “p.m.” or “Dr.”; each sentence includes the space after it. */
const sentenceParts = (text: string): string[] =>
  text.split(
    new RegExp(
      `(?<=(?<!\\b(?:${speechRules().abbreviations}))[.!?][)”’]*\\s+)(?=[(“¿¡\\p{Lu}\\d\u2212$▢[\\p{Co}])`,
      'u',
    ),
  )

const isBareNumber = ({ tag, children }: MathNode): boolean => {
  const [only] = children
  return only === undefined
    ? tag === 'mn'
    : children.length === 1 && /^(math|mrow)$/.test(tag) && isBareNumber(only)
}
