import { boxFigure, someWide, title, type WideTopic } from '../../data-sets/data-sets.ts'
import type { Five } from '../../data-sets/measures.ts'
import { arranged } from '../../form/arranging.ts'
import { defineModel } from '../../form/model.ts'
import type { Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../answers.ts'
import { say } from './messages.gen.ts'

interface Parts {
  topic: WideTopic
  fives: Five[]
  asks: 'lowest' | 'highest' | 'below' | 'above' | 'closest' | 'spread'
}

/** All parts of the box plots, each with its plot, position, ends, and length. */
const partsOf = (fives: readonly Five[]) =>
  fives.flatMap((five, box) =>
    [0, 1, 2, 3].map((at) => {
      const [from, to] = [five[at] ?? 0, five[at + 1] ?? 0]
      return { id: `spot-${'abcdefgh'[4 * box + at] ?? ''}`, box, at, from, to, length: to - from }
    }),
  )
type Part = ReturnType<typeof partsOf>[number]

const byPlace = { lowest: 0, below: 1, above: 2, highest: 3 } as const

/** The requested part; undefined if two parts fit. */
function rightOf({ fives, asks }: Pick<Parts, 'fives' | 'asks'>, apart = 1): Part | undefined {
  const parts = partsOf(fives)
  if (asks !== 'closest' && asks !== 'spread') return parts[byPlace[asks]]
  const inOrder = parts.toSorted((one, other) => one.length - other.length)
  const [first, second] = asks === 'closest' ? inOrder : inOrder.toReversed()
  return Math.abs((first?.length ?? 0) - (second?.length ?? 0)) < apart ? undefined : first
}

/** Five-number summaries between 2 and 50 with no part shorter than 3. */
function drawParts(random: Random): Five {
  const [a = 3, b = 3, c = 3, d = 3] = Array.from({ length: 4 }, () => random.integer(3, 14))
  const all = a + b + c + d
  if (all > 44) return drawParts(random)
  const least = random.integer(2, 48 - all)
  return [least, least + a, least + a + b, least + a + b + c, least + all]
}

/** Pick a quarter of the data by position (level 1), by spread (level 2), or in two groups (level 3). */
export const pickPart = defineModel<Parts>({
  id: 'pick-part',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['6.SP.B.4'],
  minWrongAnswers: 2,
  task: ({ topic, asks, fives }) => `${topic} ${asks} ${fives.length}`,
  draw(random, level) {
    const topic = someWide(random)
    const asks =
      level === 1
        ? random.pick(['lowest', 'highest', 'below', 'above'] as const)
        : random.pick(['closest', 'spread'] as const)
    const fives = drawUntil(
      () => Array.from({ length: level === 3 ? 2 : 1 }, () => drawParts(random)),
      (drawn) =>
        // The right part must be clearly different from the next one.
        rightOf({ fives: drawn, asks }, 2) !== undefined &&
        rightOf({ fives: drawn, asks: 'closest' }) !== undefined &&
        rightOf({ fives: drawn, asks: 'spread' }) !== undefined,
    )
    return { topic, fives, asks }
  },
  item(its) {
    const { topic, fives, asks } = its
    const parts = partsOf(fives)
    const right = rightOf(its)
    if (right === undefined) throw new RangeError('No single part')
    const isLength = asks === 'closest' || asks === 'spread'
    const opposite = isLength
      ? rightOf({ fives, asks: asks === 'closest' ? 'spread' : 'closest' })
      : parts[3 - byPlace[asks]]
    const others = parts.filter((part) => part !== right)
    return {
      stem: [
        say(fives.length === 2 ? 'part.two' : 'part.one', { title: title(topic) }),
        say(`part.asks.${asks}`),
      ],
      figure: {
        ...boxFigure(topic, [0, 50], fives),
        spots: parts.map(({ id, box, from, to }) => ({ id, box, at: (from + to) / 2 })),
      },
      ...arranged.hotSpot({
        spots: parts.map(({ id }) => id),
        right: [right.id],
        wrong: others.map((part) => ({
          picked: [part.id],
          misconception:
            part.id === opposite?.id ? (isLength ? 'display.equal-lengths' : 'display.wrong-side') : null,
          feedback:
            part.id === opposite?.id
              ? say(isLength ? 'part.opposite' : 'part.other-side')
              : say(isLength ? 'part.compare' : 'part.count'),
        })),
      }),
      hints: [say('part.nudge'), say(isLength ? 'part.hint.length' : 'part.hint.place')],
      solution: [
        say('part.quarter'),
        isLength
          ? say(`part.so.${asks}`, { from: right.from, to: right.to, length: right.length })
          : say('part.so.place', { from: right.from, to: right.to }),
      ],
    }
  },
  solve({ stem, figure }: Shown) {
    if (figure?.kind !== 'box-plot') throw new TypeError('expects a box plot')
    const fives = figure.boxes.map((box): Five => [
      box.least,
      box.lowerQuartile,
      box.median,
      box.upperQuartile,
      box.most,
    ])
    const asks = /closest|más juntos/.test(stem)
      ? 'closest'
      : /spread|más separados/.test(stem)
        ? 'spread'
        : /lowest|más bajo/.test(stem)
          ? 'lowest'
          : /highest|más alto/.test(stem)
            ? 'highest'
            : /just below|justo debajo/.test(stem)
              ? 'below'
              : 'above'
    return { kind: 'hot-spot', options: [rightOf({ fives, asks })?.id ?? ''] }
  },
})
