import { defineModel, drawUntil, type ItemTemplate, keysOf, type Level, numberOf, slip, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** What a class counts: beats in 15 seconds, breaths in 30 seconds, from the lowest to the highest that is usual. */
const activities = {
  reading: { beats: [16, 20], breaths: [6, 8] },
  walking: { beats: [22, 26], breaths: [9, 12] },
  dancing: { beats: [28, 33], breaths: [12, 16] },
  stairs: { beats: [32, 37], breaths: [14, 18] },
} as const
type ActivityId = keyof typeof activities
const ids = keysOf(activities)

interface Values {
  level: Level
  rows: { id: ActivityId; beats: number; breaths: number }[]
  /** Places in the table; the second is compared with the first. */
  one: number
  other: number
}

/** Beats per minute (1), how many more breaths per minute (2), beats for each breath (3). */
export const pulseAndBreath = defineModel<Values>({
  id: 'pulse-and-breath',
  thinking: 'compute',
  seconds: 60,
  standards: ['MS-LS1-3'],
  draw: (random, level) =>
    drawUntil(
      (): Values => ({
        level,
        rows: ids.map((id) => ({
          id,
          beats: random.integer(activities[id].beats[0], activities[id].beats[1]),
          breaths: random.integer(activities[id].breaths[0], activities[id].breaths[1]),
        })),
        one: random.integer(0, 3),
        other: random.integer(0, 3),
      }),
      ({ rows, one, other }) => {
        const { beats = 0, breaths = 1 } = rows[one] ?? {}
        if (level === 2) return other > one && (rows[other]?.breaths ?? 0) > breaths + 2
        return level === 1 || (2 * beats) % breaths === 0
      },
    ),
  item(values) {
    const { level, rows, one, other } = values
    const [first, second] = [rows[one], rows[other]]
    if (first === undefined || second === undefined) throw new RangeError('No such row')
    const { beats, breaths } = first
    const activity = say(`activity.${first.id}`)
    const scene = level === 1 ? say('pulse.scene-beats') : say('pulse.scene')
    const figure = table(values)
    if (level === 1) {
      return {
        stem: [scene, say('pulse.ask-rate', { activity })],
        figure,
        ...numberOf({
          label: say('pulse.label'),
          after: say('pulse.beats-per-minute'),
          value: 4 * beats,
          slips: [
            slip(beats, 'data.stops-early', say('pulse.count-only')),
            slip(15 * beats, 'body.times-seconds', say('pulse.times-15')),
            slip(2 * beats, 'body.times-seconds', say('pulse.half-minute')),
          ],
        }),
        hints: [say('pulse.hint-row', { activity }), say('pulse.hint-15')],
        solution: [say('pulse.so-15'), say('pulse.so-beats', { beats, rate: 4 * beats })],
      }
    }
    if (level === 2) {
      const [more, apart] = [second.breaths, second.breaths - breaths]
      return {
        stem: [scene, say('pulse.ask-more', { activity, other: say(`activity.${second.id}`) })],
        figure,
        ...numberOf({
          label: say('pulse.label-more'),
          after: say('pulse.breaths-per-minute'),
          value: 2 * apart,
          slips: [
            slip(apart, 'data.stops-early', say('pulse.thirty-only')),
            slip(2 * more, 'reading.one-point', say('pulse.one-row')),
            slip(30 * apart, 'body.times-seconds', say('pulse.times-30')),
          ],
        }),
        hints: [say('pulse.hint-apart'), say('pulse.hint-30')],
        solution: [
          say('pulse.so-apart', { more, fewer: breaths, apart }),
          say('pulse.so-30', { apart, answer: 2 * apart }),
        ],
      }
    }
    const each = (2 * beats) / breaths
    return {
      stem: [scene, say('pulse.ask-each', { activity })],
      figure,
      ...numberOf({
        label: say('pulse.label-each'),
        after: say('pulse.beats'),
        value: each,
        slips: [
          slip(4 * beats, 'data.stops-early', say('pulse.rate-only')),
          slip(beats - breaths, 'ratio.additive', say('pulse.subtracted')),
          slip(each / 2, 'body.times-seconds', say('pulse.other-times')),
        ],
      }),
      hints: [say('pulse.hint-same-time'), say('pulse.hint-each')],
      solution: [
        say('pulse.so-rates', { beats, rate: 4 * beats, breaths, breathRate: 2 * breaths }),
        say('pulse.so-each', { rate: 4 * beats, breathRate: 2 * breaths, each }),
      ],
    }
  },
  task: ({ level, rows, one, other }) =>
    `${level} ${rows[one]?.id ?? ''} ${level === 2 ? (rows[other]?.id ?? '') : ''}`,
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const [first, second] = figure.rows
      .filter(([activity = '']) => stem.includes(activity))
      .map((row) => row.slice(1).map(Number))
    const [beats = 0, breaths] = first ?? []
    if (breaths === undefined) return solved.number(4 * beats)
    if (second === undefined) return solved.number((2 * beats) / breaths)
    return solved.number(2 * Math.abs(breaths - (second[1] ?? 0)))
  },
})

const table = ({ level, rows }: Values): NonNullable<ItemTemplate['figure']> =>
  level === 1
    ? tableFigure(
        say('pulse.title'),
        [say('pulse.activity'), say('pulse.in-15')],
        rows.map(({ id, beats }) => [say(`activity.${id}`), beats]),
      )
    : tableFigure(
        say('pulse.title'),
        [say('pulse.activity'), say('pulse.in-15'), say('pulse.in-30')],
        rows.map(({ id, beats, breaths }) => [say(`activity.${id}`), beats, breaths]),
      )
