import { defineModel, tex } from '#form'
import { countBugs as bugs } from '#bugs/fraction-quotients/fraction-quotient-bugs.ts'
import { jumpsFigure } from '#figures/fraction-figure/fraction-figure.ts'
import {
  type Fraction,
  leastCommonMultiple,
  lowest,
  mixedTex,
  plainMixed,
  renamed,
  sizeOf,
  times,
  wholePart,
} from '#fractions/fraction.ts'
import { somePart } from '#fractions/products.ts'
import { type FractionQuotient, quotientOf } from '#fractions/quotients.ts'
import { piecesOf, shown, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

interface Jumps extends FractionQuotient {
  kind: 'whole' | 'part' | 'rest'
  who: string
}

const kindAt = { 1: 'whole', 2: 'part', 3: 'rest' } as const
const spacesOf = ({ one, other }: FractionQuotient): number => leastCommonMultiple(one[1], other[1])

/** Jumps to a whole number (level 1), to a fraction (level 2), with a part of a jump at the end (level 3). */
export const howMany = defineModel<Jumps>({
  id: 'how-many',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['6.NS.A.1'],
  bugs,
  task: ({ kind, other, one }) => `${kind} ${other.join('/')} ${wholePart(one)}`,
  draw(random, level) {
    const kind = kindAt[level]
    const other = somePart(random, [2, 3, 4, 5, 6, 8])
    const rest: Fraction =
      kind === 'rest'
        ? random.pick([
            [1, 2],
            [1, 3],
            [2, 3],
            [1, 4],
            [3, 4],
          ] as const)
        : [0, 1]
    const jumps: Fraction = [random.integer(2, 8) * rest[1] + rest[0], rest[1]]
    return { kind, who: someone(random), other, one: lowest(times(other, jumps)) }
  },
  fits: (values) =>
    (values.one[1] === 1) === (values.kind === 'whole') &&
    sizeOf(values.one) <= 6 &&
    sizeOf(values.one) > sizeOf(values.other) &&
    spacesOf(values) <= 12 &&
    spacesOf(values) * Math.ceil(sizeOf(values.one)) <= 36,
  item(values) {
    const { one, other, kind } = values
    const pieces = spacesOf(values)
    const [first, end] = [renamed(other, pieces)[0], renamed(one, pieces)[0]]
    const to = Math.ceil(sizeOf(one))
    const quotient = String.raw`${mixedTex(one)} \div ${mixedTex(other)} = ${mixedTex(quotientOf(values))}`
    return {
      stem: [
        say('count.shown', { who: person(values.who), size: shown(other) }),
        say(`count.${kind === 'rest' ? 'part' : 'asks'}`),
      ],
      figure: jumpsFigure({
        to,
        pieces,
        stops: [0, first],
        labels: [plainMixed(other)],
        point: end,
        description: say('count.line', { to, pieces, first, end }),
      }),
      ...typedAmount(values, { key: quotientOf(values), bugs }),
      hints: [say('count.nudge'), say('count.hint', { pieces: piecesOf(pieces) })],
      solution: [
        say('count.spaces', { pieces: piecesOf(pieces), first, end }),
        say('count.so', { quotient: tex(quotient) }),
      ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const spaces = (at = 0): number => Math.round(at / figure.step)
    return { kind: 'fraction', text: `${spaces(figure.points[0]?.at)}/${spaces(figure.jumps[0]?.to)}` }
  },
})
