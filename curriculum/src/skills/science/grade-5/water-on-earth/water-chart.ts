import { built, defineModel, type ItemTemplate, rows as listed, type Words } from '#form'
import { plot } from '#build-drawn.ts'
import { described } from '#shapes/display/display.ts'
import { type LakeName, lakeNames, lakes, oneFreshIn } from '#worlds/earth-water/earth-water.ts'
import { say } from './messages.gen.ts'

const tokens = ['beads', 'tiles', 'pebbles', 'buttons', 'beans', 'cubes'] as const
type Token = (typeof tokens)[number]
interface Values {
  level: number
  chosen: LakeName[]
  token: Token
  scale: number
}

/** Seven tenths of the fresh water are ice, three tenths are in the ground; of the rest a graph shows nothing. */
const freshTenths = [7, 3, 0] as const

/** 1: bars for the rows of a table. 2: salt and fresh water in a model. 3: only the fresh water of a model. */
export const waterChart = defineModel<Values>({
  id: 'water-chart',
  thinking: 'compare',
  seconds: 70,
  calculator: 'basic',
  standards: ['5-ESS2-2'],
  task: ({ level, chosen, token }) => `${level} ${level === 1 ? chosen.toSorted().join(' ') : token}`,
  draw: (random, level) => ({
    level,
    chosen: random.sample<LakeName>(lakeNames, 4),
    token: random.pick(tokens),
    scale: random.pick([2, 3, 4, 5, 8, 10]),
  }),
  item: (values) => (values.level === 1 ? lakesChart(values) : modelChart(values)),
})

const swapped = (values: readonly number[], one: number, other: number): number[] =>
  values.map((value, at) => (at === one ? values[other] : at === other ? values[one] : value) ?? 0)

function lakesChart({ chosen }: Values): ItemTemplate {
  const values = chosen.map((lake) => lakes[lake])
  const columns: Words[] = [say('chart.lake'), say('chart.amount')]
  const rows = chosen.map((lake): Words[] => [lake, String(lakes[lake])])
  const pair = (one: number, other: number) => ({ one: chosen[one] ?? '', other: chosen[other] ?? '' })
  const apart = [pair(0, 1), pair(1, 2), pair(2, 3)]
  return {
    stem: [say('chart.scene-lakes'), say('chart.ask-lakes')],
    figure: {
      kind: 'table',
      title: say('chart.title-lakes'),
      columns,
      rows,
      description: described(columns, rows),
    },
    ...built((word) =>
      plot(
        word(say('chart.title-lakes')),
        {
          kind: 'bar-chart',
          labels: [...chosen],
          value: {
            from: 0,
            to: Math.max(...values) <= 12 ? 12 : 24,
            step: 1,
            label: word(say('chart.amount')),
          },
        },
        { values },
        [
          ...apart.map((names, at) => ({
            values: swapped(values, at, at + 1),
            misconception: 'reading.wrong-series',
            feedback: word(say('chart.swapped', names)),
          })),
          {
            values: values.map((value) => value - 1),
            misconception: 'reading.wrong-axis',
            feedback: word(say('chart.low')),
          },
        ],
      ),
    ),
    answer: say('chart.so-bars', {
      list: listed(rows.map((row) => say('chart.bar', { name: row[0] ?? '', value: row[1] ?? '' }))),
    }),
    hints: [say('chart.hint-row'), say('chart.hint-zero')],
    solution: [
      say('chart.so-row'),
      say('chart.so-bars', {
        list: listed(rows.map((row) => say('chart.bar', { name: row[0] ?? '', value: row[1] ?? '' }))),
      }),
    ],
  }
}

function modelChart({ level, token, scale }: Values): ItemTemplate {
  const isAll = level === 2
  const fresh = isAll ? scale : 10 * scale
  const total = oneFreshIn * fresh
  const values = isAll ? [total - fresh, fresh] : freshTenths.map((tenths) => tenths * scale)
  const labels = isAll
    ? [say('chart.salt'), say('chart.fresh')]
    : [say('chart.ice'), say('chart.ground'), say('chart.lakes')]
  const label = say('chart.tokens', { tokens: say(`token.${token}`) })
  const wrong = (some: number[], misconception: string, feedback: ReturnType<typeof say>) => ({
    values: some,
    misconception,
    feedback,
  })
  const slips = isAll
    ? [
        wrong([fresh, total - fresh], 'water.mostly-fresh', say('chart.turned')),
        wrong([total / 2, total / 2], 'water.mostly-fresh', say('chart.halves')),
        wrong([total, fresh], 'water.part-not-taken-out', say('chart.whole-as-salt', { total })),
      ]
    : [
        wrong(swapped(values, 0, 1), 'water.ice-forgotten', say('chart.ground-first')),
        wrong(values.toReversed(), 'water.lakes-hold-most', say('chart.lakes-first')),
        wrong([fresh, 3 * scale, 0], 'water.part-not-taken-out', say('chart.whole-as-ice', { total: fresh })),
      ]
  const bars = listed(values.map((value, at) => say('chart.bar', { name: labels[at] ?? '', value })))
  const shown = { total, tokens: say(`token.${token}`) }
  return {
    stem: [
      say('chart.scene-model', shown),
      say('chart.one-in', { whole: oneFreshIn, rest: oneFreshIn - 1 }),
      ...(isAll ? [say('chart.ask-model')] : [say('chart.tenths'), say('chart.ask-fresh')]),
    ],
    ...built((word) =>
      plot(
        word(say('chart.title-model')),
        {
          kind: 'bar-chart',
          labels: labels.map(word),
          value: { from: 0, to: isAll ? total : fresh, step: scale, label: word(label) },
        },
        { values },
        slips.map((slip) => ({ ...slip, feedback: word(slip.feedback) })),
      ),
    ),
    answer: say('chart.so-bars', { list: bars }),
    hints: [
      say('chart.hint-groups', { whole: oneFreshIn }),
      isAll ? say('chart.hint-rest') : say('chart.hint-ten'),
    ],
    solution: [
      say('chart.so-fresh', { total, whole: oneFreshIn, fresh }),
      ...(isAll
        ? [say('chart.so-salt', { total, fresh, salt: total - fresh })]
        : [say('chart.so-tenths', { fresh, ice: 7 * scale, ground: 3 * scale })]),
    ],
  }
}
