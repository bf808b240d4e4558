import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import {
  aboutTrip,
  cornersOf,
  drawTrip,
  motionText,
  runOf,
  snapOf,
  speedOf,
  stepsFigure,
  type Trip,
  tripAxes,
  unitOf,
  wayOf,
} from '../../worlds/trips/trips.ts'
import { drawUntil } from '../answers.ts'
import { tableFigure } from '../display/display.ts'
import { say } from './messages.gen.ts'

interface Values extends Trip {
  level: Level
}

const pointText = ([x, y]: readonly [number, number]): string => `(${x}, ${y})`

/** Points that students plot because of known misconceptions, where they fit on the plane. */
function wrongPoints(values: Values) {
  const { y, x } = tripAxes(values)
  const corners = cornersOf(values)
  const told = (misconception: MisconceptionId, feedback: Text, points: [number, number][]) => ({
    misconception,
    feedback,
    points,
  })
  return [
    told('graph.starts-at-zero', say('draw.told-start'), cornersOf({ ...values, start: 0 })),
    told(
      'graph.change-for-value',
      say('draw.told-change'),
      corners.map(([time, at], place): [number, number] => {
        const part = values.parts[place - 1]
        return [time, part === undefined ? at : wayOf(values, part)]
      }),
    ),
    told(
      'slope.wrong-sign',
      say('draw.told-back'),
      cornersOf({ ...values, parts: values.parts.map((part) => ({ ...part, rise: Math.abs(part.rise) })) }),
    ),
    told(
      'graph.end-for-length',
      say('draw.told-time'),
      corners.map(([time, at], place): [number, number] => {
        const part = values.parts[place - 1]
        return [part === undefined ? time : runOf(values, part), at]
      }),
    ),
  ].filter(
    ({ points }) =>
      points.map(pointText).join() !== corners.map(pointText).join() &&
      points.every(([left, high]) => left <= x.to && high >= 0 && high <= y.to) &&
      new Set(points.map(pointText)).size === corners.length,
  )
}

/**
 * Plot a position graph: from two parts (level 1), from three with a return (level 2), from a speed graph (level 3).
 */
export const drawPosition = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'draw-position',
    thinking: 'use in a story',
    seconds: 100,
    standards,
    draw(random, level) {
      const ways =
        level === 1
          ? random.pick([
              ['up', 'level'],
              ['level', 'up'],
              ['up', 'up'],
            ] as const)
          : level === 2
            ? random.pick([
                ['up', 'level', 'down'],
                ['level', 'up', 'down'],
                ['up', 'down', 'level'],
                ['down', 'level', 'up'],
              ] as const)
            : random.pick([
                ['up', 'level', 'up'],
                ['up', 'up', 'up'],
                ['level', 'up', 'up'],
              ] as const)
      const trip = drawUntil(
        () => drawTrip(random, ways),
        (drawn) => drawn !== undefined,
      )
      return { level, ...(trip ?? { scene: 'robot', start: 0, parts: [] }) }
    },
    fits: (values) =>
      values.parts.every(
        (part, at) =>
          at === 0 ||
          speedOf(values, part) !== speedOf(values, values.parts[at - 1] ?? part) ||
          part.rise < 0,
      ) &&
      (values.level === 1 || values.start > 0) &&
      wrongPoints(values).length >= 2,
    item(values) {
      const { level, parts } = values
      const corners = cornersOf(values)
      const unit = unitOf(values)
      const start = corners[0]?.[1] ?? 0
      return {
        stem: [
          aboutTrip(values),
          say('draw.start', { start, measure: unit }),
          say(level === 3 ? 'draw.from-graph' : 'draw.from-table'),
          say('draw.ask', { count: corners.length }),
        ],
        figure:
          level === 3
            ? stepsFigure(values)
            : tableFigure(
                say('draw.title'),
                [say('draw.from'), say('draw.to'), say('draw.motion')],
                parts.map((part, at) => [
                  corners[at]?.[0] ?? 0,
                  corners[at + 1]?.[0] ?? 0,
                  motionText(values, part),
                ]),
              ),
        ...arranged.plane(
          { ...tripAxes(values), snap: snapOf(values) },
          { draws: 'points', points: corners },
          wrongPoints(values),
        ),
        hints: [say('draw.hint-first'), say(level === 3 ? 'draw.hint-steps' : 'draw.hint-part')],
        solution: [
          say('draw.so-start', { point: pointText(corners[0] ?? [0, 0]) }),
          ...parts.map((part, at) =>
            say(part.rise === 0 ? 'draw.so-rest' : part.rise > 0 ? 'draw.so-away' : 'draw.so-back', {
              time: runOf(values, part),
              speed: speedOf(values, part),
              way: wayOf(values, part),
              measure: unit,
              point: pointText(corners[at + 1] ?? [0, 0]),
            }),
          ),
        ],
      }
    },
    task: ({ level, scene, parts }) =>
      `${level}/${scene}/${parts.map(({ rise }) => Math.sign(rise)).join('')}`,
  })
