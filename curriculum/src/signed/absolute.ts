import { tidy } from '../bugs/bug.ts'

/** |…| around an expression. */
export const absTex = (inside: string): string => String.raw`\left|${inside}\right|`

const number = String.raw`(?:\d+(?:\.\d+)?(?:\\frac\{\d+\}\{\d+\})?|\\frac\{\d+\}\{\d+\}|[pq])`

/** The value of a sum of numbers, variables, and absolute values: `−|−7| + |3|`. */
export function readAbsolute(source: string, at: Readonly<Record<string, number>> = {}): number {
  const sizeOf = (written: string): number => {
    const [, whole = '0', top = '0', bottom = '1'] =
      /^(\d[\d.]*)?(?:\\frac\{(\d+)\}\{(\d+)\})?$/.exec(written) ?? []
    return at[written] ?? Number(whole) + Number(top) / Number(bottom)
  }
  const bars = new RegExp(String.raw`([+−]?) ?(?:\\left\|(−?)(${number})\\right\||(${number}))`, 'g')
  return [...source.matchAll(bars)].reduce((total, [, sign, , inside, bare]) => {
    const value = inside === undefined ? sizeOf(bare ?? '0') : Math.abs(sizeOf(inside))
    return tidy(total + (sign === '−' ? -value : value))
  }, 0)
}
