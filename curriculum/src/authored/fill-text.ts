import { decimalPlaces, formatDecimal, formatFraction, type Rational } from '@skills-center/answers/rational'
import { parseMarkup, strong, tex } from '../markup.ts'
import { writtenNumber } from '../wording.ts'
import { type Values, workOut } from './formula.ts'

/** `{=a + b}`: a formula inside a text. */
const slot = /\{=([^{}]*)\}/g

/** The formulas in a text. */
export const formulasIn = (text: string): string[] =>
  [...text.matchAll(slot)].map(([, formula]) => formula ?? '')

/** The word that a name holds, or the number that a formula gives. */
function valueOf(formula: string, values: Values): Rational | string {
  const word = values.get(formula.trim())
  return typeof word === 'string' ? word : workOut(formula, values)
}

function inTex(value: Rational | string): string {
  if (typeof value === 'string') return `\\text{${value.replace(/[\\{}$&#^_%~]/g, '')}}`
  if (decimalPlaces(value) !== null) return `{${formatDecimal(value)}}`
  const [top = '', bottom = ''] = formatFraction(value).replace('-', '').split('/')
  return `{${value.numerator < 0n ? '-' : ''}\\frac{${top}}{${bottom}}}`
}

const inWords = (value: Rational | string): string => {
  if (typeof value === 'string') return value
  return decimalPlaces(value) === null ? tex(inTex(value)) : writtenNumber(formatFraction(value))
}

/** Simplifies signs and factors: 3x − 2, not 3x + −2, and x, not 1x. Parentheses keep a sign: 3 + (−2). */
const tidy = (source: string): string =>
  source
    .replace(/\+\s*\{-([^{}]*)\}/g, '- {$1}')
    .replace(/-\s*\{-([^{}]*)\}/g, '+ {$1}')
    .replace(/(?<![\d.}^_A-Za-z])\{(-?)1\}(?=[a-z])/g, '$1')

/**
 * The text of this variant.
 * @throws FormulaTrouble if a formula in it cannot be evaluated.
 */
export function fillText(text: string, values: Values): string {
  return parseMarkup(text)
    .map((paragraph) =>
      paragraph
        .map((run) => {
          const write = run.kind === 'math' ? inTex : inWords
          const filled = run.text.replaceAll(slot, (_, formula: string) => write(valueOf(formula, values)))
          if (run.kind === 'math') return tex(tidy(filled))
          return run.kind === 'strong' ? strong(filled) : filled
        })
        .join(''),
    )
    .join('\n\n')
}

/** A text without markup: fractions are written as 3/4. */
export const fillWords = (text: string, values: Values): string =>
  text.replaceAll(slot, (_, formula: string) => {
    const value = valueOf(formula, values)
    return typeof value === 'string' ? value : writtenNumber(formatFraction(value))
  })

/** A key that is a list of numbers, a point, or a ratio: inserts exact values. */
export const fillPlain = (text: string, values: Values): string =>
  text.replaceAll(slot, (_, formula: string) => {
    const value = valueOf(formula, values)
    return typeof value === 'string' ? value : formatFraction(value)
  })

/** A key with variables: negative values and fractions get parentheses where needed. */
export function fillAlgebra(text: string, values: Values): string {
  const filled = text.replaceAll(slot, (_, formula: string) => {
    const value = valueOf(formula, values)
    if (typeof value === 'string') return value
    const exact = formatFraction(value)
    return /^\d+$/.test(exact) ? exact : `(${exact})`
  })
  return filled
    .replace(/\+\s*\(-(\d+)\)(?!\s*\^)/g, '-$1')
    .replace(/-\s*\(-(\d+)\)(?!\s*\^)/g, '+$1')
    .replace(/(^|[=<>(,]\s*)\(-(\d+)\)(?!\s*\^)/g, '$1-$2')
    .replace(/(?<![\d./^*])1(?=[a-z])/g, '')
}
