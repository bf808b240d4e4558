import { arranged, defineModel, type ItemTemplate, type Level } from '#form'
import { person, someone } from '#people/people.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { hours, shadowsOf } from '#worlds/sky/sun.ts'
import { atHour, type PoleId, shadowOf } from '#worlds/sky/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  who: string
  pole: PoleId
  /** Hours that are measured, and hours that are graphed. */
  measured: number[]
  graphed: number[]
  /** Shadows (cm) at the hours that are measured. */
  lengths: number[]
}

const most = 250
/** Of about a meter. */
const poles: readonly PoleId[] = ['broomstick', 'stick', 'post']
type Said = '1.swapped' | '1.fixed' | '1.steady' | '2.copied' | '2.fixed' | '3.copied' | '3.added'
type Bars = [values: number[], misconception: string, said: Said]
/** Build a graph of shadows: from a table (1), of the other half of the day (2), of a pole twice as tall (3). */
export const shadowBars = defineModel<Values>({
  id: 'shadow-bars',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['5-ESS1-2'],
  draw(random, level) {
    const pole = 10 * (level === 3 ? random.integer(4, 8) : random.integer(9, 13))
    const lengths = shadowsOf(pole, random.integer(28, 46), random.integer(-6, 6))
    const half = random.pick([
      [8, 9, 10, 11],
      [13, 14, 15, 16],
    ])
    const some = level === 2 ? [12, ...random.sample(half, 3)] : random.sample([9, 10, 11, 12, 13, 14, 15], 4)
    const measured = some.toSorted((one, other) => one - other)
    return {
      level,
      who: someone(random),
      pole: random.pick(level === 3 ? poles.slice(1) : poles),
      measured,
      graphed: level === 2 ? measured.map((hour) => 24 - hour).toReversed() : measured,
      lengths: measured.map((hour) => lengths[hours.findIndex((each) => each === hour)] ?? 0),
    }
  },
  fits: ({ level, lengths, measured }) =>
    lengths.every((length) => (level === 3 ? 2 : 1) * length <= most && length > 0) &&
    lengths.every(
      (length, at) => length !== lengths[at - 1] || (measured[at - 1] ?? 0) + (measured[at] ?? 0) === 24,
    ),
  item: (values) => built(values),
  task: ({ level, pole, measured }) => `${level}/${pole}/${level === 2 ? (measured[0] ?? 0) < 12 : ''}`,
  solve({ figure, stem }) {
    const shown = figure?.kind === 'table' ? figure.rows.map(([, length]) => Number(length)) : []
    // Graphed at the same times, twice as tall, or from noon on instead of up to noon.
    const values = /twice|doble/u.test(stem)
      ? shown.map((length) => length + length)
      : /other half|otra mitad/u.test(stem)
        ? shown.toReversed()
        : shown
    return { kind: 'plot', values }
  },
})

function built({ level, who, pole, measured, graphed, lengths }: Values): ItemTemplate {
  const noon = Math.min(...lengths)
  const right =
    level === 1 ? lengths : level === 2 ? lengths.toReversed() : lengths.map((length) => 2 * length)
  const [one = 0, two = 0, ...rest] = right
  const wrongAt: Readonly<Record<Level, Bars[]>> = {
    1: [
      [[two, one, ...rest], 'reading.wrong-series', '1.swapped'],
      [lengths.map(() => noon), 'sky.shadow-is-fixed', '1.fixed'],
      [lengths.toSorted((a, b) => b - a), 'trend.steady', '1.steady'],
    ],
    2: [
      [lengths, 'sky.neighbor-time', '2.copied'],
      [lengths.map(() => noon), 'sky.shadow-is-fixed', '2.fixed'],
    ],
    3: [
      [lengths, 'sky.shadow-is-fixed', '3.copied'],
      [lengths.map((length) => length + noon), 'ratio.additive', '3.added'],
    ],
  }
  const times = { first: atHour(graphed[0] ?? 0), last: atHour(graphed.at(-1) ?? 0) }
  return {
    stem: [
      say('bars.measures', { who: person(who), shadow: shadowOf(pole) }),
      say(`bars.ask-${level}`, times),
    ],
    figure: tableFigure(
      say('bars.table'),
      [say('bars.time'), say('bars.length')],
      measured.map((hour, at) => [atHour(hour), lengths[at] ?? 0]),
    ),
    ...arranged.plot(
      say(`bars.title-${level}`),
      {
        kind: 'bar-chart',
        labels: graphed.map(atHour),
        value: { from: 0, to: most, step: 10, label: say('bars.length') },
      },
      { values: right },
      wrongAt[level].map(([values, misconception, said]) => ({
        values,
        misconception,
        feedback: say(`bars.said-${said}`),
      })),
    ),
    hints: [say(`bars.hint-${level}`), say(`bars.next-${level}`)],
    solution: [
      say(`bars.so-${level}`),
      say('bars.so-bars', { list: right.map(String).join(', '), ...times }),
    ],
  }
}
