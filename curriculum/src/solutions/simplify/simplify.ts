import { type Text, tex } from '@skills-center/messages/values'
import { greatestFactor } from '../../expressions/groups.ts'
import { productTex, sumTex, type Term } from '../../math/sums-of-terms.ts'
import type { Line, Step, Work } from '../../shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** `times(slope x + constant)`, as one addend. */
interface Part {
  times: number
  slope: number
  constant: number
}

/** An expression while it is being simplified: parts in parentheses, or terms. */
export interface Simplified extends Line {
  letter: string
  parts: readonly Part[]
}

const partTex = (letter: string, { times, slope, constant }: Part): string =>
  times === 1 ? sumTex([slope, letter], [constant, '']) : productTex(times, [slope, letter], [constant, ''])

/** If one part is a plain number, the parts are written as signed terms. */
const line = (letter: string, parts: readonly Part[]): Simplified => ({
  letter,
  parts,
  line: parts
    .map((part) => partTex(letter, part))
    .join(' + ')
    .replaceAll('+ −', '− '),
})
const terms = (letter: string, ...each: Term[]): Simplified =>
  line(
    letter,
    each
      .filter(([size]) => size !== 0)
      .map(([size, name]) => ({
        times: 1,
        slope: name === '' ? 0 : size,
        constant: name === '' ? size : 0,
      })),
  )
const total = (parts: readonly Part[], name: 'slope' | 'constant'): number =>
  parts.reduce((sum, part) => sum + part.times * part[name], 0)

/** Multiplies out parentheses; the mistake multiplies only the first term of the last pair. */
const distribute: Step<Simplified> = {
  right: ({ letter, parts }) => terms(letter, ...parts.flatMap((part) => opened(letter, part, part.times))),
  wrong({ letter, parts }) {
    const last = parts.findLastIndex(({ times }) => times !== 1)
    return terms(letter, ...parts.flatMap((part, at) => opened(letter, part, at === last ? 1 : part.times)))
  },
  move: ({ letter, parts }) => {
    const grouped = parts.filter(({ times }) => times !== 1)
    const [first] = grouped
    return first === undefined || grouped.length > 1
      ? say('distribute-both')
      : say('distribute', { by: first.times, group: tex(partTex(letter, first)) })
  },
}

function opened(letter: string, { times, slope, constant }: Part, byConstant: number): Term[] {
  const all: Term[] = [
    [times * slope, letter],
    [byConstant * constant, ''],
  ]
  return all.filter(([size]) => size !== 0)
}

const isNumber = ({ slope }: Part): boolean => slope === 0

/** Combines variable terms; the mistake drops a variable without a coefficient, or multiplies two coefficients. */
const collectLetters: Step<Simplified> = {
  right: ({ letter, parts }) => terms(letter, [total(parts, 'slope'), letter], ...numbersOf(parts)),
  wrong({ letter, parts }) {
    const [one = 1, other = 1] = parts.filter((part) => !isNumber(part)).map(({ slope }) => slope)
    return terms(letter, [one * other, letter], ...numbersOf(parts))
  },
  move: ({ letter }) => say('collect-letters', { letter: tex(letter) }),
}
const numbersOf = (parts: readonly Part[]): Term[] =>
  parts.filter(isNumber).map(({ constant }): Term => [constant, ''])

/** Combines numbers; the mistake combines them with the variable terms. */
const collectNumbers: Step<Simplified> = {
  right: ({ letter, parts }) =>
    terms(letter, [total(parts, 'slope'), letter], [total(parts, 'constant'), '']),
  wrong: ({ letter, parts }) => terms(letter, [total(parts, 'slope') + total(parts, 'constant'), letter]),
  move: (): Text => say('collect-numbers'),
}

/** Combines both kinds of terms at once; the mistake multiplies the coefficients. */
const collectAll: Step<Simplified> = {
  right: (above) => collectNumbers.right(above),
  wrong: (above) => collectNumbers.right(collectLetters.wrong(above)),
  move: ({ letter }) => say('collect-all', { letter: tex(letter) }),
}

/** Factors out the greatest common factor; the mistake divides only the first term. */
const takeOut: Step<Simplified> = {
  right: ({ letter, parts }) => factored(letter, parts, true),
  wrong: ({ letter, parts }) => factored(letter, parts, false),
  move: ({ parts }) => say('take-out', { by: factorOf(parts) }),
}
const factorOf = (parts: readonly Part[]): number =>
  greatestFactor(total(parts, 'slope'), total(parts, 'constant'))
function factored(letter: string, parts: readonly Part[], dividesAll: boolean): Simplified {
  const [slope, constant, by] = [total(parts, 'slope'), total(parts, 'constant'), factorOf(parts)]
  return line(letter, [{ times: by, slope: slope / by, constant: dividesAll ? constant / by : constant }])
}

/** Simplifies in three steps: `4(x + 3) + 2x + 5` to a sum, or `2(3x + 5) + 3(x + 2)` to a product. */
export const simplifying = (
  letter: string,
  parts: readonly Part[],
  end: 'sum' | 'product',
): Work<Simplified> => ({
  start: line(letter, parts),
  steps: end === 'sum' ? [distribute, collectLetters, collectNumbers] : [distribute, collectAll, takeOut],
})
export type { Part }
