import { exact, type Exact, type Random } from '#form'
import { calculate, numberTex } from '#equations/exact.ts'
import { drawPartRoot, drawWholeRoot, type Index, insideOf, type Root, rootValue } from '#roots/roots.ts'

/** by · (letter + shift)^index + add = total, where the power has the sign of `sign`. */
export interface Power {
  letter: string
  root: Root
  sign: 1 | -1
  by: number
  add: number
  shift: number
}
export const letters = ['x', 'n', 'y', 'm', 'p', 't', 'w'] as const

const signedTex = (value: number): string => (value === 0 ? '' : value < 0 ? ` − ${-value}` : ` + ${value}`)
/** What the power itself is equal to. */
export const powerValue = ({ root, sign }: Power): Exact => calculate(insideOf(root), 'times', sign)
export const totalOf = (its: Power): Exact =>
  calculate(calculate(powerValue(its), 'times', its.by), 'plus', its.add)
const baseTex = ({ letter, shift }: Power): string =>
  shift === 0 ? letter : `(${letter}${signedTex(shift)})`
export const powerTex = (its: Power): string => `${baseTex(its)}^{${its.root.index}}`
const sideTex = (its: Power): string => `${its.by === 1 ? '' : its.by}${powerTex(its)}${signedTex(its.add)}`
export const equationTex = (its: Power): string => `${sideTex(its)} = ${numberTex(totalOf(its))}`

/** The roots before the shift is undone. */
export function rootsOf({ root, sign }: Power): Exact[] {
  const value = rootValue(root)
  const opposite = calculate(value, 'times', -1)
  if (root.top === 0) return [0]
  if (root.index === 3) return [sign === 1 ? value : opposite]
  return sign === 1 ? [value, opposite] : []
}
export const solutionsOf = (its: Power): Exact[] =>
  rootsOf(its).map((each) => calculate(each, 'minus', its.shift))
export const typedValues = (values: readonly Exact[]): string[] => values.map(exact)

export const plainPower = (random: Random, root: Root, sign: 1 | -1 = 1): Power => ({
  letter: random.pick(letters),
  root,
  sign,
  by: 1,
  add: 0,
  shift: 0,
})
export const someRoot = (random: Random, index: Index, isPart: boolean): Root =>
  isPart ? drawPartRoot(random, index) : drawWholeRoot(random, index)

const numberIn = (source: string): number => {
  const [, sign = '', top = '0', bottom = '1'] =
    /^(−?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(source.trim()) ?? /^(−?)([\d.,]+)$/.exec(source.trim()) ?? []
  return ((sign === '' ? 1 : -1) * Number(top.replaceAll(',', ''))) / Number(bottom)
}
const nearest = (value: number): number => Math.round(value * 1e12) / 1e12
/** The solutions of an equation in TeX, as decimals. */
export function solutionsIn(equation: string): number[] {
  const [left = '', right = ''] = equation.split(' = ')
  const [, by = '', shift = '', index = '2', add = ''] =
    /^(\d*)\(?[a-z]( [+−] \d+)?\)?\^\{(\d)\}( [+−] \d+)?$/.exec(left) ?? []
  const value = (text: string): number => Number(text.replaceAll(' ', '').replace('−', '-') || 0)
  const power = nearest((numberIn(right) - value(add)) / (by === '' ? 1 : Number(by)))
  const size = index === '3' ? Math.cbrt(power) : Math.sqrt(power)
  const roots = power === 0 || index === '3' ? [size] : power < 0 ? [] : [size, -size]
  return roots.map((each) => nearest(each - value(shift)))
}
