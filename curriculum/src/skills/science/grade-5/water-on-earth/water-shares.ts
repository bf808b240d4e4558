import { defineModel, type ItemTemplate, numberOf, rows as listed, type Text } from '#form'
import { partsOf, wholeIds, type WholeId, wholes } from '#worlds/earth-water/earth-water.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: number
  whole: WholeId
  /** Places of parts; the larger one first. */
  one: number
  other: number
  asks: 'one' | 'more' | 'part' | 'whole'
  scale: number
}
type Asked = Omit<ItemTemplate, 'figure'>

const partName = (whole: WholeId, at: number): Text =>
  // The messages name every part of every whole, which the type of a pair of ids does not say.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  say(`parts.${whole}.${partsOf(whole)[at]?.[0] ?? ''}` as 'parts.earth.salt')
const percentOf = (whole: WholeId, at: number): number => partsOf(whole)[at]?.[1] ?? 0
const slip = (value: number, misconception: string, feedback: Text) => ({ value, misconception, feedback })
const pretty = (value: number): string => value.toLocaleString('en-US')

/** 1: a missing share. 2: a share of many liters. 3: a share of a share, forward or back. */
export const waterShares = defineModel<Values>({
  id: 'water-shares',
  thinking: 'read a figure',
  seconds: 60,
  calculator: 'basic',
  standards: ['5-ESS2-2'],
  task: ({ level, whole, one, asks }) => `${level} ${whole} ${level === 1 ? one : asks}`,
  draw(random, level) {
    const whole = level === 3 ? 'fresh' : random.pick(wholeIds)
    const places = random.sample(
      partsOf(whole).map((_part, at) => at),
      2,
    )
    const asks = level === 3 ? random.pick(['part', 'whole'] as const) : random.pick(['one', 'more'] as const)
    const one = level === 3 ? random.integer(0, 1) : Math.min(...places)
    const scale = level === 3 ? random.pick([1, 2, 3, 4, 6, 7, 8, 9]) : 2 * random.integer(1, 15)
    return { level, whole, one, other: Math.max(...places), asks, scale }
  },
  fits: ({ level, whole, one, other, asks }) =>
    level !== 2 || asks === 'one' || percentOf(whole, one) - percentOf(whole, other) > 1,
  item: (values) => ({
    figure: circle(values),
    ...(values.level === 1 ? missing(values) : values.level === 2 ? scaled(values) : shareOfShare(values)),
  }),
})

function circle({ level, whole, one }: Values): NonNullable<ItemTemplate['figure']> {
  const hidden = level === 1 ? one : -1
  const told = (at: number): string => (at === hidden ? '?' : `${percentOf(whole, at)}%`)
  return {
    kind: 'circle-graph',
    title: say(`wholes.${whole}`),
    sectors: partsOf(whole).map(([, percent], at) => ({
      label: partName(whole, at),
      percent,
      ...(at === hidden ? { shown: '?' } : {}),
    })),
    description: say('shares.figure', {
      list: listed(
        partsOf(whole).map((_part, at) =>
          at === hidden
            ? say('shares.unknown', { name: partName(whole, at) })
            : say('shares.sector', { name: partName(whole, at), share: told(at) }),
        ),
      ),
    }),
  }
}

function missing({ whole, one }: Values): Asked {
  const percent = percentOf(whole, one)
  const known = partsOf(whole).flatMap(([, each], at) => (at === one ? [] : [each]))
  const [first = 0, last = 0] = [known[0], known.at(-1)]
  const sum = 100 - percent
  return {
    stem: [say('shares.ask-missing', { part: partName(whole, one) })],
    ...numberOf({
      label: partName(whole, one),
      after: '%',
      value: percent,
      slips: [
        slip(sum, known.length === 1 ? 'water.other-part' : 'data.stops-early', say('shares.the-others')),
        slip(100 + sum, 'water.part-not-taken-out', say('shares.over-whole')),
        ...(known.length === 1
          ? [slip(50, 'water.mostly-fresh', say('shares.no-halves'))]
          : [
              slip(100 - first, 'data.stops-early', say('shares.one-taken')),
              slip(100 - last, 'data.stops-early', say('shares.one-taken')),
            ]),
      ],
    }),
    hints: [say('shares.hint-whole'), say('shares.hint-subtract')],
    solution: [
      say('shares.so-known', { sum: known.length === 1 ? String(sum) : `${known.join(' + ')} = ${sum}` }),
      say('shares.so-rest', { sum, percent }),
    ],
  }
}

function scaled({ whole, one, other, asks, scale }: Values): Asked {
  const liters = 100 * scale
  const [larger, smaller] = [percentOf(whole, one), percentOf(whole, other)]
  const isMore = asks === 'more'
  const percent = isMore ? larger - smaller : larger
  const names = { part: partName(whole, one), other: partName(whole, other) }
  return {
    stem: [
      say('shares.scene', { liters: pretty(liters) }),
      isMore ? say('shares.ask-more', names) : say('shares.ask-one', { part: names.part }),
    ],
    ...numberOf({
      label: isMore ? say('shares.difference') : names.part,
      after: say('shares.liters'),
      value: percent * scale,
      slips: [
        slip(percent, 'water.percent-is-count', say('shares.percent-alone')),
        slip(liters - percent, 'water.percent-is-count', say('shares.taken-off')),
        ...(isMore
          ? [
              slip(larger * scale, 'data.stops-early', say('shares.first-only')),
              slip((larger + smaller) * scale, 'data.adds', say('shares.added')),
            ]
          : [slip((100 - larger) * scale, 'water.other-part', say('shares.the-rest'))]),
      ],
    }),
    hints: [say('shares.hint-percent'), say('shares.hint-hundreds', { liters: pretty(liters) })],
    solution: [
      say('shares.so-hundreds', { liters: pretty(liters), scale }),
      ...(isMore ? [say('shares.so-difference', { larger, smaller, percent })] : []),
      say('shares.so-times', { percent, scale, value: pretty(percent * scale) }),
    ],
  }
}

function shareOfShare({ one, asks, scale }: Values): Asked {
  const percent = percentOf('fresh', one)
  const [all, fresh, part] = [4000 * scale, 100 * scale, percent * scale]
  const isPart = asks === 'part'
  const name = partName('fresh', one)
  const shown = { all: pretty(all), fresh: pretty(fresh), part: pretty(part), percent, name }
  return {
    stem: isPart
      ? [
          say('shares.scene-all', { all: shown.all, percent: wholes.earth.fresh }),
          say('shares.ask-part', { name }),
        ]
      : [
          say('shares.scene-part', { part: shown.part, name, percent: wholes.earth.fresh }),
          say('shares.ask-whole'),
        ],
    ...numberOf({
      label: isPart ? name : say('shares.all-water'),
      after: say('shares.liters'),
      value: isPart ? part : all,
      slips: isPart
        ? [
            slip((all * percent) / 100, 'water.wrong-whole', say('shares.of-all')),
            slip(fresh, 'data.stops-early', say('shares.fresh-only')),
            slip(fresh - part, 'water.other-part', say('shares.the-rest')),
          ]
        : [
            slip(fresh, 'data.stops-early', say('shares.fresh-first')),
            slip(part * 40, 'water.wrong-whole', say('shares.part-as-fresh')),
          ],
    }),
    hints: [say('shares.hint-two'), isPart ? say('shares.hint-fresh') : say('shares.hint-back')],
    solution: isPart
      ? [say('shares.so-fresh', shown), say('shares.so-part', shown)]
      : [say('shares.so-back-fresh', shown), say('shares.so-back-all', shown)],
  }
}
