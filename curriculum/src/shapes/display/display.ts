import { all, rows as listed } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { type Data, reading, runsOf } from '../../worlds/data.ts'
import { celsius, type FactWords } from '../../worlds/words.ts'
import { numeral } from '../../wording.ts'
import { say } from './messages.gen.ts'

type Figure = NonNullable<ItemTemplate['figure']>

/** A table as a class writes it: one row per time, or one row per thing with its runs. */
export function tableOf(words: FactWords, data: Data): Figure {
  const labels = data.series.map(({ thing }) => words.label(thing))
  const isCourse = data.kind === 'course'
  const columns: Words[] = isCourse
    ? [words.timeHead ?? say('minute'), ...labels]
    : [
        words.thingHead ?? say('thing'),
        ...(data.series[0]?.runs ?? []).map(
          (_run, run) => words.runHead?.(run + 1) ?? say('run-number', { run: run + 1 }),
        ),
      ]
  const rows: Words[][] = isCourse
    ? data.times.map((time, at) => [
        String(time),
        ...data.series.map((_its, series) => String(reading(data, series, at))),
      ])
    : labels.map((label, series) => [label, ...runsOf(data, series).map(String)])
  return tableFigure(words.title(data), columns, rows)
}

/** The runs of one thing, one row per run. */
export function runsTable(words: FactWords, data: Data, series: number): Figure {
  const columns: Words[] = [say('run'), words.label(data.series[series]?.thing ?? '')]
  return tableFigure(
    words.title(data),
    columns,
    runsOf(data, series).map((value, run) => [run + 1, value]),
  )
}

/** Each cell with the header of its column, as a screen reader reads a table. */
const spokenRows = (columns: readonly Words[], rows: readonly (readonly Words[])[]) =>
  listed(
    rows.map((row) =>
      say('row', {
        name: say('row', { name: columns[0] ?? '', values: row[0] ?? '' }),
        values: all(row.slice(1).map((values, at) => say('row', { name: columns[at + 1] ?? '', values }))),
      }),
    ),
  )

export const described = (columns: readonly Words[], rows: readonly (readonly Words[])[]) =>
  say('table', { rows: spokenRows(columns, rows) })

/** The points of a line graph, with the axis first and then one column for each line. */
export const describedGraph = (columns: readonly Words[], rows: readonly (readonly Words[])[]) =>
  say('graph-rows', { rows: spokenRows(columns, rows) })

/** A table of texts and numbers, with a description of each cell; numbers are written as in text: “1,500”. */
export function tableFigure(
  title: Words,
  columns: Words[],
  cells: readonly (readonly (Words | number)[])[],
): Figure {
  const rows = cells.map((row) => row.map((cell) => (typeof cell === 'number' ? numeral(cell) : cell)))
  return { kind: 'table', title, columns, rows, description: described(columns, rows) }
}

/** The figure for a question about a whole data set. */
export const figureOf = (words: FactWords, data: Data): Figure =>
  words.shows === 'graph' ? graphOf(words, data) : tableOf(words, data)

const ticks = 10
/** Above this, an axis that starts at 0 would flatten the line. */
const farFromZero = 120

/** Temperatures over time, one line per thing. */
export function graphOf(words: FactWords, data: Data): Figure {
  const values = data.series.flatMap((_its, series) =>
    data.times.map((_time, at) => reading(data, series, at)),
  )
  const lowest = ticks * Math.floor(Math.min(...values) / ticks)
  const many = data.times.length > 15 ? 2 : 1
  const step = many * ((data.times[1] ?? 1) - (data.times[0] ?? 0))
  return {
    kind: 'line-graph',
    title: words.title(data),
    description: say('graph', {
      series: listed(
        data.series.map(({ thing }, series) =>
          say('series', {
            thing: words.label(thing),
            points: all(
              data.times.map((time, at) => {
                const value = reading(data, series, at)
                return words.point?.(value, time) ?? say('point', { value: celsius(value), time })
              }),
            ),
          }),
        ),
      ),
    }),
    x: { from: 0, to: data.times.at(-1) ?? 0, step, label: words.timeAxis ?? say('time-axis') },
    y: {
      from: lowest > farFromZero ? lowest : Math.min(0, lowest),
      to: ticks * Math.ceil(Math.max(...values) / ticks),
      step: ticks,
      label: words.axis,
    },
    series: data.series.map(({ thing }, series) => ({
      label: words.label(thing),
      points: data.times.map((time, at): [number, number] => [time, reading(data, series, at)]),
    })),
  }
}
