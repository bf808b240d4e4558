import { all, rows as listed } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { type Data, reading, runsOf } from '../../worlds/data.ts'
import { celsius, type WorldWords } from '../../worlds/words.ts'
import { say } from './messages.gen.ts'

type Figure = NonNullable<ItemTemplate['figure']>

/** A table as a class writes it: a row a time, or a row a thing with its runs. */
export function tableOf(words: WorldWords, data: Data): Figure {
  const labels = data.series.map(({ thing }) => words.label(thing))
  const isCourse = data.kind === 'course'
  const columns: Words[] = isCourse
    ? [say('minute'), ...labels]
    : [say('thing'), ...(data.series[0]?.runs ?? []).map((_run, run) => say('run-number', { run: run + 1 }))]
  const rows: Words[][] = isCourse
    ? data.times.map((time, at) => [
        String(time),
        ...data.series.map((_its, series) => String(reading(data, series, at))),
      ])
    : labels.map((label, series) => [label, ...runsOf(data, series).map(String)])
  return { kind: 'table', title: words.title(data), columns, rows, description: described(columns, rows) }
}

/** The runs of one thing, a row a run. */
export function runsTable(words: WorldWords, data: Data, series: number): Figure {
  const columns: Words[] = [say('run'), words.label(data.series[series]?.thing ?? '')]
  const rows: Words[][] = runsOf(data, series).map((value, run) => [String(run + 1), String(value)])
  return { kind: 'table', title: words.title(data), columns, rows, description: described(columns, rows) }
}

/** Each cell with the head of its column, as one hears a table. */
export const described = (columns: readonly Words[], rows: readonly (readonly Words[])[]) =>
  say('table', {
    rows: listed(
      rows.map((row) =>
        say('row', {
          name: say('row', { name: columns[0] ?? '', values: row[0] ?? '' }),
          values: all(row.slice(1).map((values, at) => say('row', { name: columns[at + 1] ?? '', values }))),
        }),
      ),
    ),
  })

const ticks = 10

/** Temperatures over time, one line a thing. */
export function graphOf(words: WorldWords, data: Data): Figure {
  const values = data.series.flatMap((_its, series) =>
    data.times.map((_time, at) => reading(data, series, at)),
  )
  const step = (data.times[1] ?? 1) - (data.times[0] ?? 0)
  return {
    kind: 'line-graph',
    title: words.title(data),
    description: say('graph', {
      series: listed(
        data.series.map(({ thing }, series) =>
          say('series', {
            thing: words.label(thing),
            points: all(
              data.times.map((time, at) => say('point', { value: celsius(reading(data, series, at)), time })),
            ),
          }),
        ),
      ),
    }),
    x: { from: 0, to: data.times.at(-1) ?? 0, step, label: say('time-axis') },
    y: { from: 0, to: ticks * Math.ceil(Math.max(...values) / ticks), step: ticks, label: words.axis },
    series: data.series.map(({ thing }, series) => ({
      label: words.label(thing),
      points: data.times.map((time, at): [number, number] => [time, reading(data, series, at)]),
    })),
  }
}
