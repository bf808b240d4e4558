import { tidy } from '../bugs/bug.ts'
import type { Line } from '../shapes/wrong-line/wrong-line.ts'
import { isWholeRoot, rootTex, type Sides, squared } from './sides.ts'

/** A line of work on a right triangle, with the squares from which the next line follows. */
export interface SquaresLine extends Line {
  one: number
  other: number
  inside: number
}

type Make = (above: SquaresLine) => SquaresLine

/** The lines from `5^2 + b^2 = 13^2` to `b = 12`, each with a wrong version. */
export function squaresLines(
  its: Sides,
  by: number,
): { start: SquaresLine; steps: { right: Make; wrong: Make }[] } {
  const [one, other] = [tidy(its.known[0] * by), tidy(its.known[1] * by)]
  const isLeg = its.asks === 'leg'
  const letter = isLeg ? 'b' : 'c'
  const sums = (p: number, q: number, power = ''): string =>
    isLeg ? `${p}${power} + b^2 = ${q}${power}` : `${p}${power} + ${q}${power} = c^2`
  const made = (p: number, q: number): SquaresLine => ({ line: sums(p, q), one: p, other: q, inside: 0 })
  const told = (above: SquaresLine, inside: number): SquaresLine => ({
    ...above,
    inside,
    line: `${letter}^2 = ${inside}`,
  })
  return {
    start: { ...made(tidy(squared(one)), tidy(squared(other))), line: sums(one, other, '^2') },
    steps: [
      {
        right: (above) => made(above.one, above.other),
        wrong: () => made(tidy(2 * one), tidy(2 * other)),
      },
      {
        right: (above) => told(above, tidy(isLeg ? above.other - above.one : above.one + above.other)),
        wrong: (above) =>
          told(above, tidy(isLeg ? above.one + above.other : Math.abs(above.one - above.other))),
      },
      {
        right: (above) => {
          const root = tidy(Math.sqrt(above.inside))
          const isEven = isWholeRoot(Math.round(above.inside * 100)) && tidy(root * root) === above.inside
          return { ...above, line: `${letter} = ${isEven ? root : rootTex(above.inside)}` }
        },
        wrong: (above) => ({ ...above, line: `${letter} = ${tidy(above.inside / 2)}` }),
      },
    ],
  }
}

/** The square of the unknown side according to a line. */
export function squareMeant(line: string): string {
  const [left = '', right = ''] = line.split(' = ')
  const side = (text: string): number =>
    text.split(' + ').reduce((sum, term) => {
      const [, number = '0', power] = /^([\d.]+)(\^2)?$/.exec(term) ?? []
      return sum + (power === undefined ? Number(number) : squared(Number(number)))
    }, 0)
  const [, root] = /sqrt\{([\d.]+)\}/.exec(line) ?? []
  if (root !== undefined) return root
  if (/^[bc]$/.test(left)) return String(tidy(squared(Number(right))))
  return String(tidy(Math.abs(side(right) - side(left))))
}
