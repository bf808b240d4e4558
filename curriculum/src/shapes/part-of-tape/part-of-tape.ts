import { tex } from '@skills-center/messages/values'
import type { Thinking } from '../../bugs/bug.ts'
import { defineModel } from '../../form/model.ts'
import {
  type Fraction,
  fromPlain,
  lowest,
  mixedTex,
  over,
  plainMixed,
  sizeOf,
  times,
} from '../../fractions/fraction.ts'
import { amount, solvedFraction, typedAmount } from '../../fractions/written.ts'
import {
  measured,
  type MeasuredId,
  someMeasured,
} from '../../situations/fraction-amounts/fraction-amounts.ts'
import { say } from './messages.gen.ts'

interface Tape {
  situation: MeasuredId
  /** Boxes in the known part, in the whole, and in the part asked for. */
  known: number
  all: number
  asked: number
  /** The amount in the known part. */
  one: Fraction
}

const boxOf = ({ one, known }: Tape): Fraction => over(one, [known, 1])
const keyOf = (tape: Tape): Fraction => times(boxOf(tape), [tape.asked, 1])
const boxes = (count: number): string[] => Array.from({ length: count }, () => '')

const bugsOf = (tape: Tape): Thinking<Tape>[] => {
  const { one, known, all, asked } = tape
  const key = keyOf(tape)
  const thinks = (
    id: Thinking<Tape>['id'],
    value: Fraction,
    feedback: Thinking<Tape>['feedback'],
  ): Thinking<Tape> => ({
    id,
    answer: () => (sizeOf(value) === sizeOf(key) ? null : value),
    feedback,
  })
  return [
    thinks('fraction.stops-early', boxOf(tape), () => say('stops')),
    thinks('fraction.wrong-whole', over(one, [all, 1]), () => say('divides-all', { all })),
    thinks('ratio.whole-in-each', times(one, [asked, 1]), () => say('in-each', { known })),
    ...(asked === all
      ? [thinks('fraction.no-reciprocal', times(one, [known, all]), () => say('times'))]
      : []),
  ].filter(
    (each, at, list) =>
      list.findIndex(
        (other) => sizeOf(lowest(valueOf(other, tape))) === sizeOf(lowest(valueOf(each, tape))),
      ) === at,
  )
}
const valueOf = (thinking: Thinking<Tape>, tape: Tape): Fraction => {
  const value = thinking.answer(tape)
  return value === null ? [0, 1] : typeof value === 'number' ? [value, 1] : [value[0], value[1]]
}

/** One part of the tape (level 1), the whole (level 2), a different number of parts (level 3). */
export const partOfTape = defineModel<Tape>({
  id: 'part-of-tape',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['6.NS.A.1'],
  task: ({ situation, asked, all }) => `${situation} ${asked === 1 ? 'one' : asked === all ? 'all' : 'some'}`,
  draw(random, level) {
    const situation = someMeasured(random)
    const all = random.integer(3, 8)
    const known = random.integer(2, all - 1)
    const { parts } = measured[situation]
    const denominator = random.pick(parts)
    const asked = level === 1 ? 1 : level === 2 ? all : random.integer(2, all - 1)
    return { situation, known, all, asked, one: lowest([random.integer(1, 4 * denominator), denominator]) }
  },
  fits: (tape) => {
    const { one, known, asked, all, situation } = tape
    const box = boxOf(tape)
    return (
      one[1] > 1 &&
      asked !== known &&
      // The part asked for must not be a whole multiple of the known part, unless it is the whole.
      (asked === all || asked % known !== 0) &&
      box[1] <= 24 &&
      sizeOf(box) * all <= measured[situation].most &&
      bugsOf(tape).filter((each) => each.answer(tape) !== null).length >= 2
    )
  },
  item(tape) {
    const { situation, known, all, asked, one } = tape
    const { unit } = measured[situation]
    const box = boxOf(tape)
    const told = { known, all, asked, one: amount(one, unit) }
    const way = asked === 1 ? 'one' : asked === all ? 'all' : 'some'
    const isSplit = one[0] % known === 0
    return {
      stem: [say('shown', told), say(`asks.${way}`, { asked })],
      figure: {
        kind: 'tape-diagram',
        tapes: [
          { label: say('label.part'), boxes: boxes(known), total: plainMixed(one) },
          { label: say('label.whole'), boxes: boxes(all), total: null },
        ],
        description: say('figure', { ...told, amount: plainMixed(one) }),
      },
      ...typedAmount<Tape>(tape, {
        key: keyOf(tape),
        unit,
        // `typedAmount` takes bugs with an example; these depend on the figure and have none, so the item serves as
        // one.
        bugs: bugsOf(tape).map((each) => ({ ...each, example: [tape, keyOf(tape)] as const })),
      }),
      hints: [say('nudge', { known }), say(way === 'one' ? 'hint.one' : 'hint.more', { known, asked })],
      solution: [
        say('box', {
          known,
          equation: tex(
            String.raw`${mixedTex(one)} \div ${known} = ${isSplit ? mixedTex(box) : `${mixedTex(one)} \\times \\frac{1}{${known}} = ${mixedTex(box)}`}`,
          ),
        }),
        way === 'one'
          ? say('so.one', { box: amount(box, unit) })
          : say('so.more', {
              asked,
              equation: tex(String.raw`${asked} \times ${mixedTex(box)} = ${mixedTex(keyOf(tape))}`),
            }),
        ...(way === 'all'
          ? [
              say('so.divide', {
                equation: tex(
                  String.raw`${mixedTex(one)} \div \frac{${known}}{${all}} = ${mixedTex(keyOf(tape))}`,
                ),
              }),
            ]
          : []),
      ],
    }
  },
  solve({ figure, stem }) {
    if (figure?.kind !== 'tape-diagram') throw new TypeError('expects a tape diagram')
    const [part, whole] = figure.tapes
    const [n, d] = fromPlain(part?.total ?? '')
    const asked = /whole tape\?|toda la cinta\?/.test(stem)
      ? (whole?.boxes.length ?? 1)
      : Number(/(?:are|valen) (\d+)/.exec(stem)?.[1] ?? 1)
    return solvedFraction(n * asked, d * (part?.boxes.length ?? 1))
  },
})
