import { built, createRandom, defineModel, drawUntil, rows as listed } from '#form'
import type { ItemTemplate, Random } from '#form'
import { hotSpot, order } from '#build-placed.ts'
import {
  type Bed,
  columnsFigure,
  drawColumn,
  drawSuccession,
  type Fossil,
  fossilName,
  rockName,
} from '#worlds/rock-columns/rock-columns.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: number
  /** The oldest first. */
  succession: Fossil[]
  sites: Bed[][]
  shuffle: number
}

const span = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_unused, at) => from + at)
const asked = ({ sites }: Values): Bed | undefined => sites[0]?.find(({ id }) => id === 'X')
const same = ({ sites }: Values, bed: Bed | undefined): Bed | undefined =>
  sites[1]?.find(({ time }) => time === bed?.time)

function drawPair(random: Random, level: number): Values {
  const [one, other] = random.shuffle([0, random.integer(1, 2)])
  const letters = random.shuffle(['A', 'B', 'C', 'D'])
  const succession = drawSuccession(random)
  const first = drawColumn(random, succession, span(one ?? 0, 4))
  const second = drawColumn(random, succession, span(other ?? 1, 4)).map((bed, at) => ({
    ...bed,
    id: letters[at] ?? 'A',
  }))
  const x = random.integer(0, 3)
  const sites = [first.map((bed, at) => (at === x ? { ...bed, id: 'X' } : bed)), second]
  return { level, succession, sites, shuffle: 0 }
}

function fitsPair(values: Values): boolean {
  const [bed, match] = [asked(values), same(values, asked(values))]
  if (bed === undefined || match === undefined) return false
  if (values.level === 1) return match.rock === bed.rock
  return match.rock !== bed.rock && values.sites[1]?.some(({ rock }) => rock === bed.rock) === true
}

/** 1: the same fossils in the same rock. 2: in another rock. 3: three sites make one order. */
export const matchColumns = defineModel<Values>({
  id: 'match-columns',
  thinking: 'compare',
  seconds: 60,
  standards: ['MS-ESS1-4'],
  task: (values) =>
    `${values.level} ${values.level === 3 ? values.sites.map((beds) => beds[0]?.time).join(' ') : (asked(values)?.time ?? '')}`,
  draw(random, level) {
    if (level < 3) return drawUntil(() => drawPair(random, level), fitsPair)
    const succession = drawSuccession(random)
    const windows = random.shuffle([span(0, 3), span(1, 4), span(3, 3)])
    return {
      level,
      succession,
      sites: windows.map((times) => drawColumn(random, succession, times)),
      shuffle: random.integer(0, 1e9),
    }
  },
  item: (values) => ({
    figure: columnsFigure(values.sites, values.level === 3 ? -1 : 1),
    ...(values.level === 3 ? oneOrder(values) : sameAge(values)),
  }),
})

type Asked = Omit<ItemTemplate, 'figure'>

function sameAge(values: Values): Asked {
  const [bed, match] = [asked(values), same(values, asked(values))]
  if (bed === undefined || match === undefined) throw new RangeError('No layer of the same age')
  const others = values.sites[1] ?? []
  const level = values.sites[0]?.indexOf(bed) ?? 0
  const told = (each: Bed, at: number) =>
    each.rock === bed.rock && match.rock !== bed.rock
      ? {
          misconception: 'rocks.same-rock-same-age',
          feedback: say('match.same-rock', { rock: rockName(bed.rock) }),
        }
      : at === level
        ? { misconception: 'rocks.level-counts', feedback: say('match.same-level') }
        : {
            misconception: 'rocks.fossils-overlooked',
            feedback: say('match.other-fossil', { fossil: fossilName(each.fossil) }),
          }
  return {
    stem: [say('match.scene'), say('match.short-lived'), say('match.ask')],
    ...built((word) =>
      hotSpot({
        spots: others.flatMap(({ id = '' }) => id).toSorted(),
        right: [match.id ?? ''],
        wrong: others.flatMap((each, at) => {
          if (each === match) return []
          const { misconception, feedback } = told(each, at)
          return [{ picked: [each.id ?? ''], misconception, feedback: word(feedback) }]
        }),
      }),
    ),
    hints: [say('match.hint-fossil'), say('match.hint-find')],
    solution: [
      say('match.so-holds', { fossil: fossilName(bed.fossil) }),
      say('match.so-there', { id: match.id ?? '' }),
      match.rock === bed.rock ? say('match.so-same') : say('match.so-other-rock'),
    ],
  }
}

function oneOrder({ succession, shuffle }: Values): Asked {
  return {
    stem: [say('match.scene-three'), say('match.short-lived'), say('match.ask-order')],
    ...built((word) => {
      const text = (fossil: Fossil): string => word(fossilName(fossil))
      return order(createRandom(`order ${shuffle}`), {
        options: succession.map(text),
        first: word(say('order.oldest')),
        last: word(say('order.youngest')),
        wrong: [
          {
            order: succession.map(text).toReversed(),
            misconception: 'rocks.top-oldest',
            feedback: word(say('order.reversed')),
          },
          ...succession.slice(1).map((younger, at) => {
            const older = succession[at] ?? younger
            return {
              before: [text(younger), text(older)] satisfies [string, string],
              misconception: 'rocks.fossils-overlooked',
              feedback: word(
                say('match.check-pair', { older: fossilName(older), younger: fossilName(younger) }),
              ),
            }
          }),
        ],
      })
    }),
    answer: say('order.so', { list: listed(succession.map(fossilName)) }),
    hints: [say('match.hint-start'), say('match.hint-shared')],
    solution: [say('match.so-overlap'), say('order.so', { list: listed(succession.map(fossilName)) })],
  }
}
