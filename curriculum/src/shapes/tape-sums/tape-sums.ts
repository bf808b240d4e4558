import { tex } from '@skills-center/messages/values'
import { tapeAnswer, tapeBugs, type TapeSum } from '../../bugs/fraction-sums/tape-bugs.ts'
import { boxTapes } from '../../figures/two-tapes/box-tapes.ts'
import { defineModel } from '../../form/model.ts'
import { fromPlain, lowest, plainMixed } from '../../fractions/fraction.ts'
import { fractionsIn } from '../../fractions/fractions-in.ts'
import { amount, shown, solvedFraction, typedAmount } from '../../fractions/written.ts'
import { person, someone } from '../../people/people.ts'
import { say } from './messages.gen.ts'

/** Two days as tapes of equal boxes; `total` is the length of the first tape, if given. */
export const dayTapes = (boxes: readonly [number, number], total: string | null) =>
  boxTapes([say('first'), say('second')], boxes, total)

interface Tapes extends TapeSum {
  who: string
}
/** Boxes of a known length together (level 1), compared (level 2), their length found first (level 3). */
export const tapes = defineModel<Tapes>({
  id: 'tapes',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['5.NF.A.2'],
  bugs: tapeBugs,
  task: ({ asks, shows, inWhole }) => `${asks} ${shows} ${inWhole}`,
  draw: (random, level) => ({
    asks: level === 1 ? 'both' : level === 2 ? 'more' : random.pick(['both', 'more'] as const),
    shows: level === 3 ? 'total' : 'box',
    inWhole: random.pick(level === 3 ? [4, 6, 8, 10, 12] : [3, 4, 5, 6, 8, 10, 12]),
    a: random.integer(3, 14),
    b: random.integer(2, 13),
    who: someone(random),
  }),
  fits: ({ shows, inWhole, a, b }) => {
    const [, below] = lowest([a, inWhole])
    return a > b + 1 && a <= 2 * inWhole && (shows === 'box' || (below < inWhole && below > 1))
  },
  item(its) {
    const { asks, shows, inWhole, a, b } = its
    const who = person(its.who)
    const [total, box] = [lowest([a, inWhole]), [1, inWhole] as const]
    const sign = asks === 'both' ? '+' : '−'
    const count = asks === 'both' ? a + b : a - b
    return {
      stem: [
        say('shown', { who }),
        shows === 'box' ? say('box', { box: amount(box, 'mile') }) : say('total'),
        say(`asks.${asks}`, { who }),
      ],
      figure: dayTapes([a, b], shows === 'box' ? null : plainMixed(total)),
      ...typedAmount<TapeSum>(its, { key: tapeAnswer(its), unit: 'mile', bugs: tapeBugs }),
      hints: [say(`nudge.${shows}`), say(`hint.${asks}`)],
      solution: [
        ...(shows === 'total' ? [say('one', { total: shown(total), a, box: shown(box) })] : []),
        say('count', { equation: tex(`${a} ${sign} ${b} = ${count}`) }),
        say('so', { count, box: amount(box, 'mile'), value: amount(tapeAnswer(its), 'mile') }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'tape-diagram') throw new TypeError('expects tapes')
    const [one, other] = figure.tapes
    const [a, b] = [one?.boxes.length ?? 0, other?.boxes.length ?? 0]
    const known = one?.total ?? null
    const [above, below] = known === null ? (fractionsIn(stem)[0] ?? [1, 1]) : fromPlain(known)
    const count = / than | que el martes/.test(stem) ? a - b : a + b
    return known === null ? solvedFraction(count * above, below) : solvedFraction(count * above, below * a)
  },
})
