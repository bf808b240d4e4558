import type { Level } from '@skills-center/contract/ids'
import { calculate } from '../equations/exact.ts'
import { letters } from '../equations/one-step.ts'
import { sumTex, type Term } from '../math/sums-of-terms.ts'
import type { Random } from '../random.ts'
import type { Part } from '../solutions/simplify/simplify.ts'
import type { Evaluated } from './evaluated.ts'
import { coprime, type Factored, type Grouped, secondLetter, termsTex } from './groups.ts'

/**
 * A rectangle (level 1), a product that may have a minus sign (level 2), a product followed by more terms (level 3).
 */
export function drawGrouped(random: Random, level: Level): Grouped {
  const its = {
    letter: random.pick(letters),
    by: random.integer(2, level === 3 ? 6 : 9),
    slope: random.integer(2, level === 3 ? 5 : 9),
    constant: random.integer(2, 9),
  }
  if (level === 1) return { ...its, slope: 1, more: 0, added: 0, shown: 'area' }
  if (level === 2)
    return { ...its, constant: random.pick([1, -1]) * its.constant, more: 0, added: 0, shown: 'group' }
  const isAlone = random.chance(0.5)
  const [more, added] = isAlone ? [1, 0] : [random.integer(2, 9), random.integer(0, 9)]
  return { ...its, more, added, shown: 'group' }
}

/** `split`: these parts of the first and last term come first, and the rest at the end. */
export interface ToFactor extends Factored {
  split: readonly [number, number] | null
}

export function toFactorTex({ split, ...its }: ToFactor): string {
  if (split === null) return termsTex(its)
  const { by, inside } = its
  const [[slope, letter], [constant]] = [inside[0] ?? [1, ''], inside.at(-1) ?? [1, '']]
  const [fewer, less] = split
  return sumTex([fewer, letter], [less, ''], [by * slope - fewer, letter], [by * constant - less, ''])
}

/**
 * A rectangle (level 1), two terms (level 2), like terms to combine first, or three terms, one of which equals the
 * factor (level 3).
 */
export function drawFactored(random: Random, level: Level): ToFactor {
  const letter = random.pick(letters)
  const by = random.integer(2, 9)
  const [slope, constant] = coprime(random, level === 3 ? 6 : 9)
  const first: Term = [slope, letter]
  if (level === 1)
    return {
      by,
      inside: [
        [1, letter],
        [constant, ''],
      ],
      shown: 'area',
      split: null,
    }
  if (level === 2) {
    return { by, inside: [first, [random.pick([1, -1]) * constant, '']], shown: 'group', split: null }
  }
  if (random.chance(0.5)) {
    return { by, inside: [first, [constant, secondLetter(letter)], [1, '']], shown: 'group', split: null }
  }
  const split = [random.integer(1, by * slope - 1), random.integer(1, by * constant - 1)] as const
  return { by, inside: [first, [constant, '']], shown: 'group', split }
}

const formsAt = {
  1: ['plus', 'minus'],
  2: ['square', 'group'],
  3: ['two', 'two', 'two', 'surface', 'volume'],
} as const

/** Multiply before adding (level 1), exponents and parentheses (level 2), two variables or a formula (level 3). */
export function drawEvaluated(random: Random, level: Level): Evaluated {
  const form = random.pick(formsAt[level])
  const isCube = form === 'surface' || form === 'volume'
  const edge = calculate([random.pick([1, 3, 5, 7]), random.pick([2, 4])], 'times', 1)
  const [from, to] = level === 1 ? [3, 9] : [2, 7]
  return {
    form,
    letter: isCube ? 's' : random.pick(letters),
    p: random.integer(2, form === 'square' ? 5 : 9),
    c: random.integer(2, form === 'two' ? 5 : 12),
    value: isCube ? random.pick([edge, random.integer(3, 6)]) : random.integer(from, to),
    other: form === 'two' ? random.integer(2, 6) : 0,
  }
}

/** An expression to simplify line by line: see `simplifying`. */
export interface Worked {
  letter: string
  parts: Part[]
  end: 'sum' | 'product'
}

/** A product and terms (level 1), a minus sign and a variable without coefficient (level 2), two products (level 3). */
export function drawWorked(random: Random, level: Level): Worked {
  const letter = random.pick(letters)
  const times = random.integer(2, 6)
  const [term, slope] = [random.integer(3, 9), random.integer(2, 5)]
  const number = (constant: number): Part => ({ times: 1, slope: 0, constant })
  const letterTerm = (size: number): Part => ({ times: 1, slope: size, constant: 0 })
  if (level === 1) {
    const group = { times, slope: 1, constant: random.integer(2, 9) }
    return { letter, end: 'sum', parts: [group, letterTerm(term), number(random.integer(2, 12))] }
  }
  if (level === 2) {
    const group = { times, slope, constant: -random.integer(2, 6) }
    return { letter, end: 'sum', parts: [number(random.integer(38, 60)), group, letterTerm(1)] }
  }
  const second = { times: random.integer(2, 4), slope: random.integer(1, 4), constant: random.integer(1, 6) }
  return { letter, end: 'product', parts: [{ times, slope, constant: random.integer(2, 6) }, second] }
}
