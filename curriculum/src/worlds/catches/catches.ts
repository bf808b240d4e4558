import type { Text } from '@skills-center/messages/values'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { type Data, runsOf } from '../data.ts'
import { above, outliers, shown } from '../readings.ts'
import { say } from './messages.gen.ts'

/** Milliseconds from a signal to a key press: flashes, beeps, taps (Welford 1980), and flashes while counting. */
const signals = {
  flash: [190, 230],
  beep: [150, 170],
  tap: [145, 165],
  counting: [270, 320],
} as const
type SignalId = keyof typeof signals
const signalIds: readonly SignalId[] = ['flash', 'beep', 'tap', 'counting']

/** Counting is compared only with the same signal without it, so that the two tests differ in one thing. */
const isFair = (chosen: readonly SignalId[]): boolean =>
  !chosen.includes('counting') || chosen.includes('flash')

export type CatchState = 'apart' | 'overlap' | 'odd'

const within = 10
const runs = 5

/** Two kinds of signals, each tried five times by one student; one press may be off. */
export function drawCatches(random: Random, hasOdd: boolean): { data: Data; truth: { means: number[] } } {
  const chosen = drawUntil(() => random.sample(signalIds, 2), isFair)
  const means = chosen.map((id) => {
    const [from, to] = signals[id]
    return random.integer(from, to)
  })
  const rows = means.map((mean) => Array.from({ length: runs }, () => shown(random, mean, within)))
  if (hasOdd) {
    const row = rows[random.integer(0, 1)] ?? []
    // The student looked away.
    row[random.integer(0, runs - 1)] = random.integer(430, 690)
  }
  return {
    data: {
      world: 'catches',
      kind: 'repeats',
      about: {},
      times: [0],
      within,
      series: chosen.map((thing, at) => ({ thing, runs: (rows[at] ?? []).map((value) => [value]) })),
    },
    truth: { means },
  }
}

/** What these presses show; undefined if it is debatable. */
export function catchState(data: Data): CatchState | undefined {
  const odd = outliers(data)
  if (odd === undefined || odd.length > 1) return undefined
  if (odd.length === 1) return 'odd'
  const verdict = above(runsOf(data, 0), runsOf(data, 1), data.within)
  if (verdict === 'too-near') return undefined
  return verdict === 'undecided' ? 'overlap' : 'apart'
}

/** The kind of signal with the faster reaction. */
export const fasterOf = (data: Data): 0 | 1 =>
  Math.min(...runsOf(data, 0)) < Math.min(...runsOf(data, 1)) ? 0 : 1

/** The kind of signal with the faster reaction, if the presses show one. */
export const soonerOf = (data: Data): 'first' | 'second' | 'none' =>
  catchState(data) === 'overlap' ? 'none' : fasterOf(data) === 0 ? 'first' : 'second'

const known = (thing = ''): SignalId => signalIds.find((id) => id === thing) ?? 'flash'
export const signalAt = (data: Data, series: number): Text =>
  say(`signal.${known(data.series[series]?.thing)}`)
export const catchScene = (data: Data): Text =>
  say('scene', { one: signalAt(data, 0), other: signalAt(data, 1) })

/** A table with one row per kind of signal. */
export const catchTable = (data: Data) =>
  tableFigure(
    say('title'),
    [say('head'), ...runsOf(data, 0).map((_time, run) => say('press', { number: run + 1 }))],
    data.series.map(({ thing }, series) => [say(`label.${known(thing)}`), ...runsOf(data, series)]),
  )
