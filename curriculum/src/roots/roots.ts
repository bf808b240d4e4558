import { calculate, numberTex } from '../equations/exact.ts'
import { type Exact, tidy } from '../bugs/bug.ts'
import { greatestCommonFactor } from '../fractions/fraction.ts'
import type { Random } from '../random.ts'

export type Index = 2 | 3

/** A square or cube root with a rational value: `top` over `bottom`. Tenths are written as decimals. */
export interface Root {
  index: Index
  top: number
  bottom: number
}

export const rootValue = ({ top, bottom }: Pick<Root, 'top' | 'bottom'>): Exact =>
  bottom === 1 ? top : bottom === 10 ? tidy(top / 10) : [top, bottom]
/** The number under the root sign. */
export const insideOf = ({ index, top, bottom }: Root): Exact =>
  bottom === 1 || bottom === 10 ? tidy((top / bottom) ** index) : [top ** index, bottom ** index]

export const radicalTex = (index: Index, inside: string | number): string =>
  String.raw`\sqrt${index === 3 ? '[3]' : ''}{${inside}}`
export const rootTex = (root: Root): string => radicalTex(root.index, numberTex(insideOf(root)))
/** `7 × 7 = 49`. */
export const factorsTex = (root: Root): string =>
  `${Array<string>(root.index)
    .fill(numberTex(rootValue(root)))
    .join(String.raw` \times `)} = ${numberTex(insideOf(root))}`

export const drawWholeRoot = (random: Random, index: Index): Root => ({
  index,
  top:
    index === 2
      ? random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 30])
      : random.pick([2, 3, 4, 5, 6, 10]),
  bottom: 1,
})

/** A root of a fraction in lowest terms, or of a decimal. */
export function drawPartRoot(random: Random, index: Index): Root {
  if (random.chance(0.4))
    return {
      index,
      top: index === 2 ? random.pick([2, 3, 4, 5, 6, 7, 8, 9, 11, 12]) : random.integer(2, 5),
      bottom: 10,
    }
  const most = index === 2 ? 12 : 5
  const all = Array.from({ length: most - 1 }, (_, at) => at + 2)
    .filter((bottom) => bottom !== 10)
    .flatMap((bottom) => Array.from({ length: bottom - 1 }, (_, at) => ({ index, top: at + 1, bottom })))
  return random.pick(all.filter(({ top, bottom }) => greatestCommonFactor(top, bottom) === 1))
}

export const isPerfect = (inside: number, index: Index): boolean =>
  Number.isInteger(tidy(index === 2 ? Math.sqrt(inside) : Math.cbrt(inside)))

/** As a fraction, if the denominator is at most 1,000; otherwise null. */
export function asFraction(value: number): readonly [number, number] | null {
  for (let under = 1; under <= 1000; under += 1)
    if (Math.abs(value * under - Math.round(value * under)) < 1e-9) return [Math.round(value * under), under]
  return null
}
/** The displayed number: `12`, `2/3`, or as a decimal, `0.7`. */
export function rationalTex(value: number, isDecimal: boolean): string {
  const [top, under] = asFraction(value) ?? [0, 1]
  return numberTex(isDecimal || under === 1 ? calculate(top, 'over', under) : [top, under])
}
