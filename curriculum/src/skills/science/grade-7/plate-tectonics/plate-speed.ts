import { seaFloorBugs } from '#bugs/sea-floor/sea-floor-bugs.ts'
import { defineModel, type Level, numbersIn, type Random, solved, typed } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import {
  asked,
  distance,
  type Drift,
  drawDrift,
  farther,
  isTimed,
  questions,
  type Ridge,
  ridgeIds,
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
  solve(shown) {
    const given = numbersIn(shown.stem)
    const [a = 0, b = 1, c = 0, d = 1] = given.map(({ value }) => value)
    const cm = given.find(({ noun }) => noun === 'cm')
    const km = given.find(({ noun }) => noun === 'km')
    // A million years of one centimeter are ten kilometers.
    if (cm !== undefined) return solved.number((km?.value ?? 0) / cm.value / 10)
    if (given.length === 2) return solved.number(a / b)
    if (given.length === 3 && given[0]?.noun === 'km') return solved.number(a * (c / b))
    return solved.number(((b + c) / a) * d)
  },
})

interface Samples {
  level: Level
  ridge: Ridge
  which: 'oldest' | 'youngest'
  /** Kilometers east of the ridge (west is negative), and centimeters a year. */
  samples: { east: number; speed: number }[]
  /** From the west coast to the ridge. */
  coast: number
  shuffle: number
}
type Sample = Samples['samples'][number]
const ageOf = ({ east, speed }: Sample): number => Math.abs(east) / speed
const drawSample = (random: Random, level: Level, at: number): Sample => {
  const speed = level === 3 ? random.pick([1, 2, 4, 6]) : 2
  const far = level === 3 ? 10 * speed * random.integer(5, 30) : 10 * random.integer(6, 50)
  return { east: at % 2 === 0 ? far : -far, speed }
}

/** Samples of sea floor by age: from both sides of a ridge (1), told from a coast (2), at ridges of other speeds (3). */
export const orderFloor = defineModel<Samples>({
  id: 'order-floor',
  thinking: 'work backwards',
  seconds: 60,
  calculator: 'basic',
  standards: ['MS-ESS2-3'],
  task: ({ level, ridge, which }) => `${level} ${level === 3 ? '' : ridge} ${which}`,
  draw: (random, level) => ({
    level,
    ridge: random.pick(ridgeIds),
    which: random.pick(['oldest', 'youngest']),
    samples: [0, 1, 2, 3].map((at) => drawSample(random, level, at)),
    coast: 100 * random.integer(7, 16),
    shuffle: random.integer(0, 1e9),
  }),
  // Ages are clearly apart.
  fits: ({ samples }) => {
    const ages = samples.map(ageOf).toSorted((one, other) => one - other)
    return ages.every((age, at) => at === 0 || age - (ages[at - 1] ?? 0) >= 20)
  },
  item({ level, ridge, which, samples, coast, shuffle }) {
    const sign = which === 'oldest' ? -1 : 1
    const told = { ridge: tell.ridge(ridge), coast, which }
    const slips = {
      1: [1, -1].map((way) => (its: Sample) => way * its.east),
      2: [1, -1].map((way) => (its: Sample) => way * its.east),
      3: [(its: Sample) => sign * Math.abs(its.east), (its: Sample) => sign * its.speed * Math.abs(its.east)],
    }[level]
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
  solve(shown) {
    const [ridge = 0] = numbersIn(shown.stem).map(({ value }) => value)
    const isOldestFirst = /oldest first|más antigua a la/.test(shown.stem)
    return solved.order(shown, (text) => {
      const [far = 0, speed = 1] = numbersIn(text).map(({ value }) => value)
      return (Math.abs(far - ridge) / speed) * (isOldestFirst ? -1 : 1)
    })
  },
})
