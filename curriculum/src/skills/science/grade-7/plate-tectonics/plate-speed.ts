import { seaFloorBugs } from '#bugs/sea-floor/sea-floor-bugs.ts'
import { defineModel, type Level, typed } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { driftShown } from '#situations/sea-floor/drift-shown.ts'
import {
  ageOf,
  areApart,
  drawFloor,
  type FloorSample,
  type FloorSamples,
  floorShown,
} from '#situations/sea-floor/floor-samples.ts'
import {
  asked,
  distance,
  type Drift,
  drawDrift,
  farther,
  isTimed,
  questions,
  tell,
  yearly,
} from '#situations/sea-floor/sea-floor.ts'
import { say } from './messages.gen.ts'

/** One side of a ridge (1), both sides (2), and back to a time from a speed in centimeters a year (3). */
export const plateSpeed = defineModel<Drift & { level: Level }, Drift['asks']>({
  id: 'plate-speed',
  thinking: 'compute',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-ESS2-3'],
  bugs: seaFloorBugs,
  task: ({ asks, ridge }) => `${asks} ${ridge}`,
  aim: (random, level) => random.pick<Drift['asks']>(questions[level]),
  draw: (random, level, asks) => ({ level, ...drawDrift(random, asks) }),
  item(drift) {
    const { level, asks, rate, other: more, age, later } = drift
    const told = {
      distance: distance(drift),
      other: farther(drift),
      age,
      later,
      rate,
      more,
      sum: rate + more,
      yearly: yearly(drift),
      key: asked(drift),
    }
    return {
      stem: [tell.scene(drift), tell.ask(drift)],
      ...typed(drift, {
        label: tell.label(drift),
        after: level === 3 ? say('speed.million-years') : 'km',
        key: asked(drift),
        bugs: seaFloorBugs,
      }),
      hints: [say(`speed.hint-${level}`), say(`speed.next.${asks}`)],
      solution: [
        ...(asks === 'speed' ? [say('speed.so-divide')] : []),
        ...(level === 2 ? [say('speed.so-both', told)] : []),
        ...(asks === 'far' || asks === 'apart' ? [say(`speed.so-one-${asks}`, told)] : []),
        ...(level === 3 ? [say('speed.so-unit', told)] : []),
        say(`speed.so.${isTimed(asks) ? 'time' : asks}`, told),
      ],
    }
  },
  solve: driftShown,
})

/** Samples of sea floor by age: from both sides of a ridge (1), told from a coast (2), at ridges of other speeds (3). */
export const orderFloor = defineModel<FloorSamples>({
  id: 'order-floor',
  thinking: 'work backwards',
  seconds: 60,
  calculator: 'basic',
  standards: ['MS-ESS2-3'],
  task: ({ level, ridge, which }) => `${level} ${level === 3 ? '' : ridge} ${which}`,
  draw: drawFloor,
  fits: areApart,
  item({ level, ridge, which, samples, coast, shuffle }) {
    const sign = which === 'oldest' ? -1 : 1
    const told = { ridge: tell.ridge(ridge), coast, which }
    const far = (its: FloorSample): number => sign * Math.abs(its.east)
    const slips =
      level === 3
        ? [far, (its: FloorSample) => its.speed * far(its)]
        : [1, -1].map((way) => (its: FloorSample) => way * its.east)
    return {
      stem: [say(`floor.scene-${level}`, told), say('floor.ask', told)],
      ...orderBy(shuffle, {
        things: samples.map((sample) => ({
          ...sample,
          text: say(level === 1 ? (sample.east < 0 ? 'floor.west' : 'floor.east') : `floor.at-${level}`, {
            far: level === 2 ? coast + sample.east : Math.abs(sample.east),
            speed: sample.speed,
          }),
        })),
        by: (its) => sign * ageOf(its),
        first: say('floor.first', told),
        last: say('floor.last', told),
        slips: [
          {
            by: (its) => -sign * ageOf(its),
            misconception: 'plates.old-at-ridge',
            feedback: say('floor.turned'),
          },
          ...slips.map((by) => ({
            by,
            misconception: level === 3 ? ('ratio.looks-at-one' as const) : ('plates.from-the-coast' as const),
            feedback: say(`floor.slip-${level}`),
          })),
        ],
      }),
      hints: [say('floor.hint'), say(`floor.next-${level}`, told)],
      solution: [level === 2 ? say('floor.so-2', told) : say(`floor.so-${level}`), say('floor.so-end', told)],
    }
  },
  solve: floorShown,
})
