import { defineModel, type Level, numberOf, numbersIn, slip, solved, type Text, tidy, typed } from '#form'
import {
  axisLabel,
  countsOf,
  dataShown,
  dotFigure,
  rangeOf,
  someSmall,
  told,
  type SmallTopic,
} from '#data-sets/data-sets.ts'
import { distancesOf, madOf, meanOf, medianOf, sumOf } from '#data-sets/measures.ts'
import { fillTable, type FilledCell } from '#shapes/fill-table/fill-table.ts'
import { say } from './messages.gen.ts'
import { center, drawList, from, gapsOf, isClear, type Listed, once, range, rangeIn, sum } from './spread.ts'

interface Filled extends Listed {
  way: Level
  /** Index of the number whose distance is open at level 3. */
  hidden: number
}

const letters = 'ABCDEF'

/** The rows of the table; open cells have the wrong values of known mistakes. */
function rowsOf({ topic, data, way, hidden }: Filled): (Text | string | FilledCell)[][] {
  const [mean, mad, distances] = [meanOf(data), madOf(data), distancesOf(data)]
  const [middle, steps] = [medianOf(data), gapsOf(data)]
  const value = (at: number): number => data[at] ?? 0
  const side = (at: number) =>
    value(at) === mean
      ? say('fill.at')
      : say(value(at) < mean ? 'fill.below' : 'fill.above', { d: distances[at] ?? 0 })
  const distance = (at: number): FilledCell => ({
    name: say('fill.distance'),
    value: distances[at] ?? 0,
    wrong:
      way === 3
        ? [
            { value: mad, misconception: 'center.fills-in-mean', feedback: say('missing.is-mad') },
            {
              value: sumOf(distances) - (distances[at] ?? 0),
              misconception: 'data.stops-early',
              feedback: say('missing.is-known'),
            },
          ]
        : [
            {
              value: Math.abs(value(at) - middle),
              misconception: 'center.mean-for-median',
              feedback: say('fill.from-median'),
            },
            {
              value: steps[at - 1] ?? steps[at] ?? 0,
              misconception: 'spread.neighbors',
              feedback: say('fill.from-next'),
            },
          ],
  })
  const number = (at: number): FilledCell => ({
    name: axisLabel(topic),
    value: value(at),
    wrong: [
      { value: 2 * mean - value(at), misconception: 'spread.other-side', feedback: say('fill.other-side') },
      { value: distances[at] ?? 0, misconception: 'data.stops-early', feedback: say('fill.is-distance') },
    ],
  })
  const rows = data.map((each, at) =>
    way === 3
      ? [letters[at] ?? '', number(at), at === hidden ? distance(at) : side(at)]
      : [letters[at] ?? '', String(each), distance(at)],
  )
  const meanCell: FilledCell = {
    name: say('fill.mean-of', { what: axisLabel(topic) }),
    value: mean,
    wrong: [
      { value: sumOf(data), misconception: 'data.no-division', feedback: say('fill.sum') },
      { value: middle, misconception: 'center.mean-for-median', feedback: say('fill.median') },
    ],
  }
  const madCell: FilledCell = {
    name: say('fill.mean-distance'),
    value: mad,
    wrong: [
      { value: sumOf(distances), misconception: 'data.no-division', feedback: say('bug.sum') },
      { value: rangeIn(data), misconception: 'spread.range-for-deviation', feedback: say('bug.range') },
      {
        value: tidy(sumOf(distances) / distances.filter((each) => each > 0).length),
        misconception: 'spread.skips-zero',
        feedback: say('bug.zero'),
      },
    ],
  }
  return [...rows, [say('fill.mean'), way === 2 ? meanCell : String(mean), way === 3 ? String(mad) : madCell]]
}

/** Distances and their mean (level 1), the mean first (level 2), from the distances back to the numbers (level 3). */
export const fillDistances = defineModel<Filled>({
  id: 'fill-distances',
  thinking: 'compute',
  seconds: 90,
  standards: ['6.SP.B.5c'],
  task: ({ topic, way }) => `${topic} ${way}`,
  draw: (random, way) => {
    const count = way === 3 ? 4 : random.pick([4, 5])
    return { ...drawList(random, count), way, hidden: random.integer(0, count - 1) }
  },
  fits: ({ data, way, hidden }) =>
    isClear(data) && new Set(data).size > 2 && (way < 3 || (distancesOf(data)[hidden] ?? 0) > 0),
  item(its) {
    const { topic, data, way, hidden } = its
    const [mean, mad, distances] = [meanOf(data), madOf(data), distancesOf(data)]
    const value = data[hidden] ?? 0
    const rest = sumOf(distances) - (distances[hidden] ?? 0)
    const terms = {
      n: data.length,
      mean,
      mad,
      sum: data.join(' + '),
      total: sumOf(data),
      list: distances.join(', '),
      spread: sumOf(distances),
      rest,
      left: distances[hidden] ?? 0,
      data: data.join(', '),
    }
    return {
      stem: [told(topic, data.length), say(`fill.asks.${way}`)],
      ...fillTable({
        columns: [say('fill.value'), axisLabel(topic), say('fill.distance')],
        rows: rowsOf(its),
      }),
      hints: [say(`fill.nudge.${way}`), say(`fill.hint.${way}`, terms)],
      solution:
        way === 3
          ? [
              say('fill.all', terms),
              say('fill.left', terms),
              say(value < mean ? 'fill.so-below' : 'fill.so-above', {
                left: terms.left,
                key: value,
                mean,
              }),
              say('fill.numbers', terms),
            ]
          : [
              say(way === 2 ? 'fill.so-mean' : 'fill.given-mean', terms),
              say('so.distances', terms),
              say('so.mad', terms),
            ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'table') throw new TypeError('expects a table')
    const texts = shown.interaction.rows.map((row) => row.map((cell) => ('text' in cell ? cell.text : '')))
    const last = texts.length - 1
    const rows = texts.slice(0, last)
    if (rows[0]?.[1] !== '') {
      const data = rows.map((row) => Number(row[1]))
      return solved.table(shown, ({ row, column }) =>
        column === 1 ? meanOf(data) : row === last ? madOf(data) : Math.abs((data[row] ?? 0) - meanOf(data)),
      )
    }
    const [mean, mad] = [Number(texts[last]?.[1]), Number(texts[last]?.[2])]
    // Signed distances; the open one balances the others.
    const signed = rows.map(([, , text = '']) =>
      text === '' ? null : Number(/\d+/.exec(text)?.[0] ?? 0) * (/below|debajo/.test(text) ? -1 : 1),
    )
    const open = -sumOf(signed.map((each) => each ?? 0))
    const size = mad * rows.length - sumOf(signed.map((each) => Math.abs(each ?? 0)))
    if (Math.abs(Math.abs(open) - size) > 1e-6) throw new RangeError('The table contradicts itself')
    return solved.table(shown, ({ row, column }) =>
      column === 2 ? Math.abs(open) : mean + (signed[row] ?? open),
    )
  },
})

interface Hidden extends Listed {
  way: Level
}

/** A hidden distance (level 1), the number at it (level 2), two numbers on both sides of the mean (level 3). */
export const missingDistance = defineModel<Hidden>({
  id: 'missing-distance',
  thinking: 'work backwards',
  seconds: 90,
  standards: ['6.SP.B.5c'],
  task: ({ topic, way, data }) => `${topic} ${way} ${way === 2 ? (data.at(-1) ?? 0) < meanOf(data) : ''}`,
  draw(random, way) {
    const { topic, data } = drawList(random, random.pick(way === 3 ? [3, 4] : [4, 5]))
    const [mean, far] = [Math.round(meanOf(data)), random.integer(1, 6)]
    return { topic, way, data: way === 3 ? [...data, mean - far, mean + far] : data }
  },
  fits: ({ topic, data }) => {
    const [low, high] = rangeOf(topic)
    const known = distancesOf(data).slice(0, -1)
    return (
      isClear(data) &&
      data.every((each) => each >= low && each <= high) &&
      data.at(-1) !== meanOf(data) &&
      // Otherwise, a student who takes the mean of the distances for the last one is right by luck.
      distancesOf(data).at(-1) !== madOf(data) &&
      new Set(known).size > 1
    )
  },
  item({ topic, data, way }) {
    const [n, mean, mad, distances] = [data.length, meanOf(data), madOf(data), distancesOf(data)]
    const [last, far] = [data.at(-1) ?? 0, distances.at(-1) ?? 0]
    const isBelow = last < mean
    const less = way === 3 ? n - 2 : n - 1
    const known = sumOf(distances.slice(0, less))
    const total = sumOf(distances)
    const key = way === 1 ? far : last
    const terms = {
      n,
      less,
      mean,
      mad,
      list: (way === 3 ? data : distances).slice(0, less).join(', '),
      distances: distances.slice(0, less).join(', '),
      known,
      total,
      left: total - known,
      far,
      key,
    }
    const slips = {
      1: [
        slip(mad, 'center.fills-in-mean', say('missing.is-mad')),
        slip(known, 'data.stops-early', say('missing.is-known')),
        slip(total, 'data.stops-early', say('missing.is-total')),
      ],
      2: [
        slip(far, 'data.stops-early', say('missing.is-distance')),
        slip(2 * mean - last, 'spread.other-side', say(isBelow ? 'missing.above' : 'missing.below')),
        slip(tidy(isBelow ? mean - mad : mean + mad), 'center.fills-in-mean', say('missing.is-mad')),
      ],
      3: [
        slip(far, 'data.stops-early', say('missing.is-distance')),
        slip(mean - far, 'spread.other-side', say('missing.smaller')),
        slip(mean + 2 * far, 'data.no-division', say('missing.both')),
      ],
    }[way].filter(({ value }) => value >= 0)
    return {
      stem: [
        told(topic, n),
        say(`missing.told.${way}`, terms),
        say(way === 2 ? (isBelow ? 'missing.asks.below' : 'missing.asks.above') : `missing.asks.${way}`),
      ],
      ...numberOf({ label: say(`missing.label.${way}`), value: key, slips }),
      hints: [say('missing.nudge', { n, mad }), say(`missing.hint.${way}`, terms)],
      solution: [
        say('missing.so-total', terms),
        say(way === 3 ? 'missing.so-rest' : 'missing.so-left', terms),
        ...(way === 1
          ? []
          : [say(way === 3 ? 'missing.so-half' : isBelow ? 'missing.so-below' : 'missing.so-above', terms)]),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'number') throw new TypeError('expects a number')
    const list = /\d+(?:, \d+)+/.exec(stem)?.[0] ?? ''
    const numbers = list.split(', ').map(Number)
    const [n = 0, ...rest] = numbersIn(stem.replace(list, '')).map(({ value }) => value)
    if (/equally far|misma distancia/.test(stem)) {
      const [mean = 0, mad = 0] = rest
      return solved.number(mean + (n * mad - sumOf(from(mean, numbers))) / 2)
    }
    const isNumber = /What is the last number|Cuál es el último número/.test(stem)
    const [mean = 0, mad = 0] = isNumber ? rest : [0, ...rest]
    const far = n * mad - sumOf(numbers)
    return solved.number(isNumber ? mean + (/is less than|es menor que/.test(stem) ? -far : far) : far)
  },
})

interface Dots {
  topic: SmallTopic
  data: number[]
  way: Level
  /** At level 3, two numbers this far from the mean are added. */
  far: number
}

/** From a dot plot and its mean (level 1), from the dots alone (level 2), with two more numbers (level 3). */
export const fromDots = defineModel<Dots>({
  id: 'from-dots',
  thinking: 'read a figure',
  seconds: 100,
  standards: ['6.SP.B.5c'],
  bugs: [sum, range, center, once],
  task: ({ topic, way }) => `${topic} ${way}`,
  draw(random, way) {
    const topic = someSmall(random)
    const [low, high] = rangeOf(topic)
    const count = random.pick(way === 3 ? [6, 8] : [5, 6, 8, 10])
    return {
      topic,
      way,
      data: Array.from({ length: count }, () => random.integer(low, high)),
      far: random.integer(1, 4),
    }
  },
  fits({ topic, data, way, far }) {
    const [low, high] = rangeOf(topic)
    const mean = meanOf(data)
    return (
      isClear(data) &&
      new Set(data).size < data.length &&
      new Set(data).size > 2 &&
      (way < 3 ||
        (isClear([...data, mean - far, mean + far]) &&
          mean - far >= low &&
          mean + far <= high &&
          far !== madOf(data)))
    )
  },
  item(its) {
    const { topic, data, way, far } = its
    const [low, high] = rangeOf(topic)
    const mean = meanOf(data)
    const all = way === 3 ? [...data, mean - far, mean + far] : data
    const [before, spread] = [distancesOf(data), distancesOf(all)]
    const key = tidy(madOf(all))
    const terms = {
      n: all.length,
      count: data.length,
      mean,
      low: mean - far,
      high: mean + far,
      far,
      sum: data.toSorted((one, other) => one - other).join(' + '),
      total: sumOf(data),
      list: data
        .toSorted((one, other) => one - other)
        .map((value) => Math.abs(value - mean))
        .join(', '),
      old: sumOf(before),
      spread: sumOf(spread),
      mad: key,
    }
    const label = say('dots.label')
    return {
      stem: [
        told(topic, data.length),
        ...(way === 1 ? [say('dots.mean', { mean })] : []),
        ...(way === 3 ? [say('dots.more', terms)] : []),
        say(way === 3 ? 'dots.asks-all' : 'dots.asks', terms),
      ],
      figure: dotFigure({ topic, from: low, step: 1, counts: countsOf(data, low, 1, high - low + 1) }),
      ...(way === 3
        ? numberOf({
            label,
            value: key,
            slips: [
              slip(tidy(madOf(data)), 'data.stops-early', say('dots.old')),
              slip(tidy((sumOf(before) + 2 * far) / data.length), 'data.stops-early', say('dots.old-count')),
            ].filter(({ value }) => Number.isInteger(tidy(100 * value))),
          })
        : typed(its, { label, key, bugs: [sum, range, center, once] })),
      hints: [
        way === 1 ? say('dots.nudge.1', { mean }) : say(`dots.nudge.${way}`),
        say(`dots.hint.${way}`, terms),
      ],
      solution: [
        ...(way === 1 ? [] : [say('dots.so-mean', terms)]),
        say('dots.so-distances', terms),
        ...(way === 3 ? [say('dots.so-more', terms)] : []),
        say('so.mad', terms),
      ],
    }
  },
  solve({ stem, figure }) {
    const more = (/: (\d+) (?:and|y) (\d+)/.exec(stem) ?? []).slice(1).map(Number)
    return solved.number(madOf([...dataShown(figure), ...more]))
  },
})
