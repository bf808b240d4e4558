import { tapesShown } from '../../figures/two-tapes/two-tapes.ts'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { person, twoPeople } from '../../people/people.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { numberOf, slip } from '../answers.ts'
import { say } from './messages.gen.ts'

const things = [
  'sticker',
  'marble',
  'shell',
  'comic',
  'button',
  'crayon',
  'raffle-ticket',
  'notebook',
  'pencil',
  'bead',
] as const satisfies readonly UnitId[]

interface Even {
  thing: (typeof things)[number]
  people: [string, string]
  /** Boxes of the person with more, and of the other person. */
  boxes: [number, number]
  box: number
  asks: 'gap' | 'give' | 'all'
}
const evenAsks = { 1: 'gap', 2: 'give', 3: 'all' } as const
const evenRatios = [
  [3, 1],
  [4, 2],
  [5, 3],
  [5, 1],
  [7, 3],
  [7, 5],
  [6, 2],
  [3, 2],
  [5, 2],
  [4, 1],
  [4, 3],
] as const

/**
 * How many more one person has (level 1), how many to give so that both have the same (level 2), the total from that
 * number (level 3).
 */
export const evenOut = defineModel<Even>({
  id: 'even-out',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['6.RP.A.3a'],
  task: ({ thing, asks, boxes: [more, less] }) => `${thing} ${asks} ${(more - less) % 2}`,
  draw: (random, level) => ({
    thing: random.pick(things),
    people: twoPeople(random),
    boxes: [...random.pick(evenRatios)],
    box: random.integer(3, 12),
    asks: evenAsks[level],
  }),
  fits: ({ boxes: [more, less], box, asks }) =>
    (asks === 'gap' || ((more - less) * box) % 2 === 0) && (more + less) * box <= 90 && more - less !== box,
  item(values) {
    const { thing, boxes, box, asks } = values
    const [more, less] = boxes
    const [one, other] = values.people.map(person)
    if (one === undefined || other === undefined) throw new RangeError('Two people')
    const gap = (more - less) * box
    const all = (more + less) * box
    const half = gap / 2
    const n = more - less
    const key = { gap, give: half, all }[asks]
    const shown = {
      one,
      other,
      all: quantity(all, thing),
      some: quantity(asks === 'all' ? half : all, thing),
      thing: quantity(2, thing),
    }
    const slips = {
      gap: [
        slip(n, 'ratio.terms-for-amounts', say('even.boxes-only', { n })),
        slip(box, 'ratio.stops-early', say('even.one-box', { box })),
        slip(more * box, 'ratio.part-whole', say('even.one-tape', { one })),
      ],
      give: [
        slip(gap, 'ratio.stops-early', say('even.all-of-it', { one, other })),
        slip(all / 2, 'ratio.part-whole', say('even.each-has')),
        slip(n, 'ratio.terms-for-amounts', say('even.boxes-only', { n })),
      ],
      all: [
        slip((all * half) / gap, 'ratio.stops-early', say('even.gave-half', { one, other })),
        slip(half * (more + less), 'ratio.whole-in-each', say('even.box-of', { given: half })),
        slip(more * box, 'ratio.part-whole', say('even.one-tape', { one })),
      ],
    }[asks]
    return {
      stem: [say(`even.${asks}`, shown)],
      figure: {
        kind: 'tape-diagram',
        tapes: [one, other].map((who, at) => ({
          label: say('even.name', { who }),
          boxes: Array.from({ length: boxes[at] ?? 1 }, () => ''),
          total: null,
        })),
        description: say('even.figure', { one, other, more, less }),
      },
      ...numberOf({ label: say('label'), after: say('of', { of: shown.thing }), value: key, slips }),
      answer: say('amount', { of: quantity(key, thing) }),
      hints: [
        asks === 'gap' ? say('even.nudge.gap', { one }) : say('even.nudge.give', { one, other }),
        asks === 'all'
          ? say('even.hint.all', { one, half, n })
          : say('even.hint.share', { sum: more + less, all }),
      ],
      solution:
        asks === 'all'
          ? [
              say('even.twice', { one, half, gap }),
              say('even.share', { n, gap, box }),
              say('even.so-all', { sum: more + less, box, all }),
            ]
          : [
              say('even.whole', { more, less, sum: more + less, all, box }),
              say('even.longer', { one, n, box, gap }),
              ...(asks === 'give' ? [say('even.so-give', { gap, half })] : []),
            ],
    }
  },
  solve({ stem, figure }) {
    const { boxes } = tapesShown(figure)
    const [more, less] = boxes
    const known = numbersIn(stem)[0]?.value ?? 0
    if (/ gives | le da /.test(stem)) return solved.number(((2 * known) / (more - less)) * (more + less))
    const gap = (known / (more + less)) * (more - less)
    return solved.number(/ give to | darle /.test(stem) ? gap / 2 : gap)
  },
})
