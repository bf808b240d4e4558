import {
  countsOf,
  dotFigure,
  drawData,
  listed,
  rangeOf,
  someSmall,
  someWide,
  title,
  told,
  axisLabel,
  type Topic,
} from '../../data-sets/data-sets.ts'
import { ascending, type Five, fiveOf, meanOf } from '../../data-sets/measures.ts'
import { plot } from '../../build-drawn.ts'
import { built } from '../../form/answering.ts'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { plain } from '../../markup.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import { type FilledCell, fillTable } from '../fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

/** The numbers listed after a colon, in any language. */
export const listIn = (stem: string): number[] =>
  (/\d+(?:, \d+)+/.exec(plain(stem))?.[0] ?? '').split(', ').map(Number)

/** Data with whole-number quartiles and five different summary values. */
export function drawWhole(
  random: Random,
  counts: readonly number[],
  from: readonly [number, number],
): number[] {
  for (let tries = 0; tries < 300; tries += 1) {
    const data = drawData(random, random.pick(counts), from)
    const five = fiveOf(ascending(data))
    if (five.every(Number.isInteger) && new Set(five).size === 5) return data
  }
  throw new RangeError('No data with whole quartiles')
}

interface Summary {
  topic: Topic
  data: number[]
  way: 1 | 2 | 3
}

/** The five-number summary of a sorted list (level 1), an unsorted list (level 2), a dot plot (level 3). */
export const fiveNumbers = defineModel<Summary>({
  id: 'five-numbers',
  thinking: 'compute',
  seconds: 90,
  standards: ['6.SP.B.5c'],
  task: ({ topic, way, data }) => `${topic} ${way} ${data.length % 2}`,
  draw(random, level) {
    const topic = level === 3 ? someSmall(random) : someWide(random)
    const [low, high] = rangeOf(topic)
    const start = level === 3 ? low : random.integer(low, high - 22)
    const data = drawWhole(random, level === 1 ? [7, 11] : level === 2 ? [8, 10, 11] : [8, 10, 11, 12], [
      start,
      level === 3 ? high : start + 22,
    ])
    return { topic, data: level === 2 ? data : ascending(data), way: level }
  },
  fits: ({ data, way }) =>
    (way !== 2 || data.join() !== ascending(data).join()) && Math.max(...countsOf(data, 0, 1, 60)) < 5,
  item({ topic, data, way }) {
    const inOrder = ascending(data)
    const five = fiveOf(inOrder)
    const written = fiveOf(data)
    const [low, high] = rangeOf(topic)
    const mean = Math.round(meanOf(data))
    const names = [say('least'), say('lower'), say('median'), say('upper'), say('greatest')]
    const half = Math.floor(data.length / 2)
    const wrong = (at: number): FilledCell['wrong'] => {
      const add = (value: number, misconception: MisconceptionId, feedback: ReturnType<typeof say>) =>
        value === five[at] ? [] : [{ value, misconception, feedback }]
      if (at === 0 || at === 4) {
        const [end, other] = at === 0 ? [written[0], five[4]] : [written[4], five[0]]
        return [
          ...(way === 2 ? add(end, 'center.not-in-order', say('not-in-order')) : []),
          ...add(other, 'display.wrong-side', say('other-end')),
        ]
      }
      if (at === 2) {
        return [
          ...(way === 2 && Number.isInteger(written[2])
            ? add(written[2], 'center.not-in-order', say('not-in-order'))
            : []),
          ...add(mean, 'center.mean-for-median', say('mean')),
          ...((five[0] + five[4]) % 2 === 0
            ? add((five[0] + five[4]) / 2, 'display.equal-lengths', say('halfway'))
            : []),
        ]
      }
      const [from, to] = at === 1 ? [five[0], five[2]] : [five[2], five[4]]
      return [
        ...add(at === 1 ? five[3] : five[1], 'display.wrong-side', say('other-half')),
        ...((from + to) % 2 === 0 ? add((from + to) / 2, 'display.equal-lengths', say('halfway')) : []),
      ]
    }
    return {
      stem: [
        told(topic, data.length),
        ...(way === 3 ? [] : [listed(data)]),
        say(way === 3 ? 'asks.dots' : 'asks.list'),
      ],
      ...(way === 3
        ? { figure: dotFigure({ topic, from: low, step: 1, counts: countsOf(data, low, 1, high - low + 1) }) }
        : {}),
      ...fillTable({
        columns: names,
        rows: [five.map((value, at) => ({ name: names[at] ?? say('median'), value, wrong: wrong(at) }))],
      }),
      hints: [say(`nudge.${way}`), say(data.length % 2 === 1 ? 'hint.odd' : 'hint.even', { half })],
      solution: [
        say('order', { list: inOrder.join(', ') }),
        say('so-median', { median: five[2] }),
        say('so-lower', { list: inOrder.slice(0, half).join(', '), lower: five[1] }),
        say('so-upper', { list: inOrder.slice(-half).join(', '), upper: five[3] }),
      ],
    }
  },
  solve(shown) {
    const { stem, figure } = shown
    const data = figure?.kind === 'dot-plot' ? (figure.plots[0]?.values ?? []) : listIn(stem)
    const five = fiveOf(ascending(data))
    return solved.table(shown, ({ column }) => five[column] ?? 0)
  },
})

interface Clues {
  topic: Topic
  five: Five
  way: 1 | 2 | 3
}

/**
 * A box plot to draw from its five numbers in any order (level 1), from its spreads (level 2), from a dot plot (level
 * 3).
 */
export const drawBox = defineModel<Clues & { data: number[]; order: number[] }>({
  id: 'draw-box',
  thinking: 'read a figure',
  seconds: 90,
  standards: ['6.SP.B.4'],
  task: ({ topic, way, order }) => `${topic} ${way} ${way === 1 ? order[0] : ''}`,
  draw(random, level) {
    const topic = level === 3 ? someSmall(random) : someWide(random)
    const [low, high] = rangeOf(topic)
    const start = level === 3 ? low : random.integer(low, high - 20)
    const data = drawWhole(random, level === 3 ? [8, 10, 11, 12] : [11], [
      start,
      level === 3 ? high : start + 20,
    ])
    return {
      topic,
      data: ascending(data),
      five: fiveOf(ascending(data)),
      way: level,
      order: random.shuffle([0, 1, 2, 3, 4]),
    }
  },
  fits: ({ data }) => Math.max(...countsOf(data, 0, 1, 60)) < 5,
  item({ topic, five, way, data, order }) {
    const [a, b, c, d, e] = five
    const [low, high] = rangeOf(topic)
    const names = [
      say('clue.least', { n: a }),
      say('clue.lower', { n: b }),
      say('clue.median', { n: c }),
      say('clue.upper', { n: d }),
      say('clue.greatest', { n: e }),
    ]
    const clues =
      way === 1
        ? order.flatMap((at) => names[at] ?? [])
        : [
            names[0] ?? say('draw.asks'),
            say('clue.range', { n: e - a }),
            names[1] ?? say('draw.asks'),
            say('clue.iqr', { n: d - b }),
            names[2] ?? say('draw.asks'),
          ]
    const axis = way === 3 ? [low, high] : [Math.floor(a / 5) * 5, Math.ceil(e / 5) * 5 + 5]
    const [from = 0, to = 0] = axis
    const quarter = (e - a) / 4
    return {
      stem:
        way === 3
          ? [told(topic, data.length), say('draw.dots')]
          : [say('draw.clues', { title: title(topic) }), ...clues, say('draw.asks')],
      ...(way === 3
        ? { figure: dotFigure({ topic, from: low, step: 1, counts: countsOf(data, low, 1, high - low + 1) }) }
        : {}),
      ...built((word) => {
        const wrong = [
          {
            misconception: 'display.equal-lengths',
            feedback: word(say('draw.equal')),
            values: [a, a + quarter, a + 2 * quarter, a + 3 * quarter, e],
          },
          way === 2
            ? {
                misconception: 'spread.for-center',
                feedback: word(say('draw.spread')),
                values: [a, b, c, Math.max(c, d - b), Math.max(d - b, e - a)],
              }
            : way === 3
              ? {
                  misconception: 'display.axis-ends',
                  feedback: word(say('draw.ends')),
                  values: [low, b, c, d, high],
                }
              : {
                  misconception: 'display.axis-ends',
                  feedback: word(say('draw.ends')),
                  values: [from, b, c, d, to],
                },
          {
            misconception: 'display.missing-part',
            feedback: word(say('draw.no-whiskers')),
            values: [b, b, c, d, d],
          },
        ].filter(({ values }) =>
          values.every(
            (value, at) => Number.isInteger(value) && value >= (values[at - 1] ?? from) && value <= to,
          ),
        )
        return plot(
          word(title(topic)),
          { kind: 'box-plot', axis: { from, to, step: 1, label: word(axisLabel(topic)) } },
          { values: [...five] },
          wrong,
        )
      }),
      hints: [
        say(`draw.nudge.${way}`),
        say(way === 2 ? 'draw.hint.spreads' : way === 3 ? 'draw.hint.data' : 'draw.hint.box'),
      ],
      solution: [
        ...(way === 2
          ? [say('draw.so-range', { a, range: e - a, e }), say('draw.so-iqr', { b, iqr: d - b, d })]
          : []),
        ...(way === 3 ? [say('order', { list: data.join(', ') })] : []),
        say('draw.so', { a, b, c, d, e }),
        say('draw.parts'),
      ],
    }
  },
  solve({ stem, figure, interaction }) {
    if (interaction.kind !== 'plot') throw new TypeError('expects a plot')
    if (figure?.kind === 'dot-plot')
      return { kind: 'plot', values: [...fiveOf(ascending(figure.plots[0]?.values ?? []))] }
    const numbers = numbersIn(plain(stem)).map(({ value }) => value)
    const [a = 0, range = 0, b = 0, iqr = 0, c = 0] = numbers
    if (/range|rango/i.test(stem)) return { kind: 'plot', values: [a, b, c, b + iqr, a + range] }
    return { kind: 'plot', values: ascending(numbers) }
  },
})
