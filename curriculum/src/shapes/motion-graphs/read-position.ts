import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import {
  aboutTrip,
  cornersOf,
  drawTrip,
  letterOf,
  type Part,
  runOf,
  speedOf,
  type Trip,
  tripFigure,
  unitOf,
  wayOf,
} from '../../worlds/trips/trips.ts'
import { drawUntil, numberOf, slip } from '../answers.ts'
import { say } from './messages.gen.ts'

interface Values extends Trip {
  level: Level
  /** Index of the part that level 1 asks about. */
  at: number
}

const none: Part = { run: 1, rise: 0 }
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
/** Rounds to two decimals, as speeds are given. */
const two = (value: number): number => Number(value.toFixed(2))

function measuresOf(values: Values) {
  const { parts, at } = values
  const corners = cornersOf(values)
  const time = sum(parts.map((part) => runOf(values, part)))
  const path = sum(parts.map((part) => wayOf(values, part)))
  const [first = 0, last = 0] = [corners[0]?.[1], corners.at(-1)?.[1]]
  const part = parts[at] ?? none
  const end = corners[at + 1] ?? [1, 0]
  return { time, path, change: Math.abs(last - first), last, part, end, from: corners[at] ?? [0, 0] }
}

const valueOf = (values: Values): number => {
  const { path, time, part } = measuresOf(values)
  return values.level === 1 ? speedOf(values, part) : values.level === 2 ? path : two(path / time)
}

function slipsOf(values: Values) {
  const { time, path, change, last, part, end } = measuresOf(values)
  const told = (value: number, misconception: MisconceptionId, feedback: Text) =>
    slip(two(value), misconception, feedback)
  const speeds = values.parts.map((each) => speedOf(values, each))
  const known = {
    1: [
      told(wayOf(values, part), 'slope.rise-only', say('read.told-rise')),
      told(end[1] / end[0], 'slope.one-point', say('read.told-end')),
      told(end[1], 'graph.height-for-slope', say('read.told-height')),
      told(1 / speedOf(values, part), 'slope.run-over-rise', say('read.told-turned')),
    ],
    2: [
      told(change, 'motion.change-for-path', say('read.told-change')),
      told(last, 'reading.one-point', say('read.told-last')),
      told(
        sum(values.parts.filter(({ rise }) => rise > 0).map((each) => wayOf(values, each))),
        'graph.one-stretch',
        say('read.told-forward'),
      ),
      told(time, 'reading.wrong-axis', say('read.told-time')),
    ],
    3: [
      told(sum(speeds) / speeds.length, 'motion.averages-speeds', say('read.told-average')),
      told(change / time, 'motion.change-for-path', say('read.told-change')),
      told(path, 'data.no-division', say('read.told-path')),
      told(time / path, 'slope.run-over-rise', say('read.told-turned')),
    ],
  }
  return known[values.level].filter(({ value }) => value > 0)
}

/** Whether at least two known mistakes give values far enough from the key. */
function isTelling(values: Values): boolean {
  const value = valueOf(values)
  const wrong = slipsOf(values).filter((each) => Math.abs(each.value - value) > 0.07 * value)
  return new Set(wrong.map((each) => each.value)).size >= 2
}

/** The speed in one part (level 1), the total distance (level 2), and the average speed of the trip (level 3). */
export const readPosition = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'read-position',
    thinking: 'read a figure',
    seconds: 70,
    standards,
    calculator: 'basic',
    draw(random, level) {
      const trip = drawUntil(
        () =>
          drawTrip(
            random,
            random.pick([
              ['up', 'level', 'down'],
              ['up', 'down', 'level', 'up'],
              ['down', 'level', 'up', 'up'],
              ['up', 'level', 'up', 'down'],
            ] as const),
          ),
        (drawn) => drawn !== undefined,
      )
      const moving = trip === undefined ? [] : trip.parts.flatMap(({ rise }, at) => (rise === 0 ? [] : [at]))
      return { level, ...(trip ?? { scene: 'robot', start: 0, parts: [] }), at: random.pick(moving) }
    },
    fits: (values) =>
      values.parts.every(
        ({ run, rise }, at) =>
          rise / run !== (values.parts[at - 1]?.rise ?? 99) / (values.parts[at - 1]?.run ?? 1),
      ) && isTelling(values),
    item(values) {
      const { level, parts, at } = values
      const { time, path, part, from, end } = measuresOf(values)
      const unit = unitOf(values)
      const value = valueOf(values)
      const ends = { from: letterOf(at), to: letterOf(at + 1) }
      const work = {
        lengths: parts
          .filter(({ rise }) => rise !== 0)
          .map((each) => wayOf(values, each))
          .join(' + '),
        path,
        time,
        measure: unit,
        value,
      }
      return {
        stem: [aboutTrip(values), level === 1 ? say('read.ask-speed', ends) : say(`read.ask-${level}`)],
        figure: tripFigure(values, 'position'),
        ...numberOf({
          label: say(`read.label-${level}`),
          after: level === 2 ? unit : `${unit}/s`,
          value,
          within: level === 3 ? 0.06 * value : 0,
          slips: slipsOf(values),
        }),
        hints: [say(`read.hint-${level}`), say(`read.next-${level}`)],
        solution:
          level === 1
            ? [
                say('read.so-part', {
                  ...ends,
                  y1: from[1],
                  y2: end[1],
                  way: wayOf(values, part),
                  time: runOf(values, part),
                  measure: unit,
                }),
                say('read.so-speed', {
                  way: wayOf(values, part),
                  time: runOf(values, part),
                  value,
                  measure: unit,
                }),
              ]
            : level === 2
              ? [say('read.so-all'), say('read.so-path', work)]
              : [
                  say('read.so-path', work),
                  say(value * time === path ? 'read.so-exact' : 'read.so-average', work),
                ],
      }
    },
    task: ({ level, scene, at, parts }) =>
      `${level}/${scene}/${level === 1 ? Math.sign(parts[at]?.rise ?? 0) : parts.length}`,
    solve(shown) {
      const points = shown.figure?.kind === 'line-graph' ? (shown.figure.series[0]?.points ?? []) : []
      const named = /([A-F]) (?:and|y) ([A-F])/.exec(shown.stem)
      if (named !== null) {
        const [one, other] = [named[1], named[2]].map((letter) => points['ABCDEF'.indexOf(letter ?? '')])
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = [...(one ?? []), ...(other ?? [])]
        return solved.number(Math.abs(y2 - y1) / (x2 - x1))
      }
      const path = sum(points.slice(1).map(([, y], at) => Math.abs(y - (points[at]?.[1] ?? 0))))
      const isSpeed = shown.interaction.kind === 'number' && shown.interaction.after?.endsWith('/s') === true
      return solved.number(isSpeed ? two(path / (points.at(-1)?.[0] ?? 1)) : path)
    },
  })
