import { defineModel, type ItemTemplate, type Level, numberOf, slip, solved } from '#form'
import { tableOf } from '#shapes/display/display.ts'
import { all, rows as listed } from '@skills-center/messages/values'
import { type Data, reading } from '#worlds/data.ts'
import { embryos } from '#worlds/embryos/embryos.ts'
import { embryoWords } from '#worlds/embryos/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  /** The series that is asked about first. */
  one: number
}

/** From this count on, embryos count as alike. */
const limit = 15
const late = [3, 4, 5]

const countsOf = (data: Data, series: number): number[] =>
  data.times.map((_time, at) => reading(data, series, at))

/** The stages at which a species is alike; undefined where the counts go back and forth, or lie near the limit. */
function alikeStages(counts: readonly number[]): number | undefined {
  const first = counts.findIndex((count) => count < limit)
  if (first <= 0) return undefined
  const isClear = counts.every(
    (count, at) => (at < first ? count >= limit : count < limit) && count !== limit,
  )
  return isClear ? first : undefined
}

const sumLate = (counts: readonly number[]): number => late.reduce((sum, at) => sum + (counts[at] ?? 0), 0)

function askedOf({ data, one }: Values) {
  const [ours, theirs] = [countsOf(data, one), countsOf(data, 1 - one)]
  const [mine, other] = [alikeStages(ours), alikeStages(theirs)]
  const sums = [sumLate(ours), sumLate(theirs)] as const
  return {
    ours,
    theirs,
    mine: mine ?? 0,
    other: other ?? 0,
    isClear: mine !== undefined && other !== undefined,
    sums,
  }
}

const nameOf = (data: Data, series: number): string => data.series[series]?.thing ?? 'B'

/** Shared features over the stages, with lines at multiples of 5. */
function graph(data: Data): NonNullable<ItemTemplate['figure']> {
  return {
    kind: 'line-graph',
    title: embryoWords.title(data),
    description: say('course.graph', {
      series: listed(
        data.series.map(({ thing }, series) =>
          say('course.series', {
            thing,
            points: all(
              countsOf(data, series).map((count, at) => say('course.point', { count, stage: at + 1 })),
            ),
          }),
        ),
      ),
    }),
    x: { from: 0, to: 7, step: 1, label: say('course.stage') },
    y: { from: 0, to: 20, step: 5, label: say('course.axis') },
    series: data.series.map(({ thing }, series) => ({
      label: embryoWords.label(thing),
      points: countsOf(data, series).map((count, at): [number, number] => [at + 1, count]),
    })),
  }
}

function slipsOf(values: Values) {
  const { level } = values
  const { ours, theirs, mine, other, sums } = askedOf(values)
  const [sum, less] = sums
  switch (level) {
    case 1:
      return [
        slip(other + 1, 'reading.wrong-series', say('course.other')),
        slip(mine, 'data.stops-early', say('course.last-alike')),
        slip(ours[mine] ?? 0, 'reading.wrong-axis', say('course.count')),
      ]
    case 2:
      return [
        slip(mine, 'data.stops-early', say('course.one-only')),
        slip(mine + other, 'data.adds', say('course.adds')),
        slip((ours[6] ?? 0) - (theirs[6] ?? 0), 'reading.wrong-axis', say('course.height')),
      ]
    case 3:
      return [
        slip(sum - less, 'data.no-division', say('course.no-division')),
        slip((ours[5] ?? 0) - (theirs[5] ?? 0), 'reading.one-point', say('course.one-stage')),
        slip(sum / 3, 'data.stops-early', say('course.one-mean')),
      ]
  }
}

function worked(values: Values) {
  const { level, data, one } = values
  const { ours, theirs, mine, other, sums } = askedOf(values)
  const its = { one: nameOf(data, one), other: nameOf(data, 1 - one) }
  const [sum, less] = sums
  switch (level) {
    case 1:
      return [
        say('course.so-before', { one: its.one, stage: mine, count: ours[mine - 1] ?? 0 }),
        say('course.so-first', { stage: mine + 1, count: ours[mine] ?? 0 }),
      ]
    case 2:
      return [
        say('course.so-until', { ...its, mine, theirs: other }),
        say('course.so-longer', { ...its, mine, theirs: other, gap: mine - other }),
        say('course.so-kin', { one: its.one }),
      ]
    case 3:
      return [
        say('course.so-mean', {
          one: its.one,
          counts: late.map((at) => ours[at] ?? 0).join(' + '),
          mean: sum / 3,
        }),
        say('course.so-mean', {
          one: its.other,
          counts: late.map((at) => theirs[at] ?? 0).join(' + '),
          mean: less / 3,
        }),
        say('course.so-gap', { mine: sum / 3, theirs: less / 3, gap: (sum - less) / 3 }),
      ]
  }
}

/** When embryos stop being alike (1), for how much longer one stays alike (2), and a mean difference (3). */
export const readCourse = defineModel<Values>({
  id: 'read-course',
  thinking: 'compute',
  seconds: 60,
  calculator: 'basic',
  standards: ['MS-LS4-3'],
  task: (values) => {
    const { mine, other } = askedOf(values)
    return `${values.level} ${values.data.series.map(({ thing }) => thing).join('')} ${mine} ${other}`
  },
  draw: (random, level) => ({
    level,
    data: embryos.draw(random, { kind: 'course', things: 2 }).data,
    one: random.integer(0, 1),
  }),
  fits(values) {
    const { isClear, mine, other, ours, sums } = askedOf(values)
    const [sum, less] = sums
    if (values.level === 3) return sum - less >= 6 && sum % 3 === 0 && less % 3 === 0
    return isClear && (values.level === 1 ? mine !== other && mine + 1 !== ours[mine] : mine - other >= 1)
  },
  item(values) {
    const { level, data, one } = values
    const { mine, other, sums } = askedOf(values)
    const its = { one: nameOf(data, one), other: nameOf(data, 1 - one) }
    return {
      stem: [embryoWords.scene(data), say(`course.ask-${level}`, its)],
      figure: level === 3 ? tableOf(embryoWords, data) : graph(data),
      ...numberOf({
        label: say(`course.label-${level}`),
        value: level === 1 ? mine + 1 : level === 2 ? mine - other : (sums[0] - sums[1]) / 3,
        slips: slipsOf(values).filter(({ value }) => value > 0),
      }),
      hints: [say(`course.hint-${level}`), say(`course.next-${level}`)],
      solution: worked(values),
    }
  },
  solve({ stem, figure, interaction }) {
    const names = [...stem.matchAll(/\b([BCD])\b/g)].flatMap(([, name = '']) => name)
    const first = interaction.kind === 'number' ? names.slice(2)[0] : undefined
    if (figure?.kind === 'line-graph') {
      const until = (isFirst: boolean) =>
        figure.series
          .find(({ label }) => label.endsWith(first ?? '') === isFirst)
          ?.points.findIndex(([, y]) => y < limit) ?? 0
      return solved.number(names.length > 3 ? until(true) - until(false) : until(true) + 1)
    }
    if (figure?.kind !== 'table') throw new TypeError('expects a table or graph')
    const sumOf = (isFirst: boolean) => {
      const column = figure.columns.findIndex(
        (label, at) => at > 0 && label.endsWith(first ?? '') === isFirst,
      )
      return figure.rows.slice(3, 6).reduce((sum, row) => sum + Number(row[column]), 0)
    }
    return solved.number((sumOf(true) - sumOf(false)) / 3)
  },
})
