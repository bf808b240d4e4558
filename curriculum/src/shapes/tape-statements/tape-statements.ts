import { tex } from '@skills-center/messages/values'
import { twoTapes } from '../../figures/two-tapes/two-tapes.ts'
import { defineModel } from '../../form/model.ts'
import { drawRatio } from '../../situations/mixes/mixes.ts'
import { partsOf } from '../../situations/parts/parts.ts'
import { type GroupId, groups, someGroup } from '../../situations/two-groups/two-groups.ts'
import { quantity } from '../../units/units.ts'
import { type SortedCard, sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Told {
  group: GroupId
  ratio: [one: number, other: number]
  way: 1 | 2 | 3
  times: number
  picked: string[]
  shuffle: number
}

const told = { 1: ['ratio', 'of'], 2: ['ratio', 'of', 'fraction'], 3: ['if-part', 'double'] } as const
const untold = {
  1: ['turned', 'to-all', 'half'],
  2: ['to-all', 'of-wrong'],
  3: ['same-added', 'if-gap-wrong'],
} as const
const open = { 1: [], 2: ['counts', 'gap', 'total'], 3: ['counts', 'total'] } as const
type Card = (typeof told | typeof untold | typeof open)[1 | 2 | 3][number]

/**
 * What follows from two tapes without amounts: ratios (level 1), not amounts (level 2), conclusions once an amount is
 * known (level 3).
 */
export const trueOrOpen = defineModel<Told>({
  id: 'true-or-open',
  thinking: 'classify',
  seconds: 75,
  standards: ['6.RP.A.3a'],
  task: ({ group, way, picked }) => `${group} ${way} ${picked.length}`,
  draw: (random, level) => ({
    group: someGroup(random),
    ratio: drawRatio(random),
    way: level,
    times: random.integer(3, 6),
    picked: [
      ...random.sample<string>(told[level], 2),
      ...random.sample<string>(untold[level], level === 2 ? 1 : 2),
      ...random.sample<string>(open[level], level === 2 ? 2 : level === 3 ? 1 : 0),
    ],
    shuffle: random.integer(0, 1e9),
  }),
  item({ group, ratio, way, times, picked, shuffle }) {
    const [a, b] = ratio
    const { part, rest, whole } = partsOf(groups[group], a, b)
    const [big, small] = a > b ? [part, rest] : [rest, part]
    const gap = quantity(big.q - small.q, big.unit)
    const terms = {
      part,
      rest,
      whole,
      small,
      big,
      fraction: tex(`\\frac{${small.q}}{${big.q}}`),
      known: quantity(a * times, part.unit),
      matching: quantity(b * times, rest.unit),
      more: quantity(gap.q * times, big.unit),
      all: quantity(big.q * times, whole.unit),
      total: quantity((a + b) * times, whole.unit),
    }
    const has = (list: readonly string[]) => picked.filter((id) => list.includes(id))
    const cards: SortedCard[] = [
      ...has(told[way]).map((id) => ({ id, place: 0 })),
      ...has(untold[way]).map((id) => ({ id, place: 1 })),
      ...has(open[way]).map((id) => ({ id, place: 2 })),
    ].map(({ id, place }) => {
      // The id comes from one of the lists above.
      // oxlint-disable-next-line typescript/consistent-type-assertions
      const card = id as Card
      const compared = {
        misconception: 'ratio.part-whole',
        feedback: say('sort.why.whole', { whole }),
      } as const
      const elsewhere: NonNullable<SortedCard['elsewhere']> =
        place === 2
          ? { misconception: 'ratio.terms-for-amounts', feedback: say('sort.why.open') }
          : card === 'same-added'
            ? { misconception: 'ratio.additive', feedback: say('sort.why.same-added') }
            : card === 'turned'
              ? { misconception: 'ratio.turned', feedback: say('sort.why.turned', { part, rest }) }
              : way === 3
                ? { misconception: 'ratio.additive', feedback: say('sort.why.if') }
                : compared
      const kept =
        way === 3
          ? ({ place: 2, misconception: 'ratio.stops-early', feedback: say('sort.why.if') } as const)
          : ({ place: 2, misconception: 'ratio.one-way-only', feedback: say('sort.why.boxes') } as const)
      return { text: say(`sort.${card}`, terms), place, slips: way === 1 ? [] : [kept], elsewhere }
    })
    return {
      stem: [say('sort.asks', { part, rest })],
      figure: twoTapes([part, rest], []),
      ...sortCards({
        shuffle,
        categories: [say('sort.true'), say('sort.false'), ...(way === 1 ? [] : [say('sort.open')])],
        cards,
        slip: { misconception: 'ratio.part-whole', feedback: say('sort.why.whole', { whole }) },
      }),
      hints: [say(`sort.nudge.${way}`), say('sort.hint', { part, rest, sum: a + b })],
      solution: [
        say('sort.so', { part, rest }),
        say('sort.so-of', { part, whole, sum: a + b }),
        ...(way === 1 ? [] : [say('sort.so-open')]),
        ...(way === 3 ? [say('sort.so-if', { times, known: terms.known, matching: terms.matching })] : []),
      ],
    }
  },
})
