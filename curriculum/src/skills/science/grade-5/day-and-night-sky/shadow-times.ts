import { built, createRandom, defineModel, type Level } from '#form'
import { match, order } from '#build-placed.ts'
import { shadowsOf } from '#worlds/sky/sun.ts'
import { atHour, type PoleId, poleIds, shadowOf } from '#worlds/sky/words.ts'
import { say } from './messages.gen.ts'

type WrongOrder = Parameters<typeof order>[1]['wrong'][number]

interface Values {
  level: Level
  pole: PoleId
  times: number[]
  lengths: number[]
  shuffle: number
}

/** Order times by the shadow (level 1), match times and shadows by direction (level 2), by length as well (level 3). */
export const shadowTimes = defineModel<Values>({
  id: 'shadow-times',
  thinking: 'use in a story',
  seconds: 55,
  standards: ['5-ESS1-2'],
  draw(random, level) {
    const [one = 1, two = 2, three = 3, four = 4] = random
      .sample([1, 2, 3, 4], 4)
      .map((gap) => (random.chance(0.5) ? 12 - gap : 12 + gap))
    const [early, late] = [random.integer(8, 10), random.integer(14, 16)]
    // Both halves of the day at level 3, one of them twice.
    const twice = random.chance(0.5) ? [8, 10, 14] : [10, 14, 16]
    return {
      level,
      pole: random.pick(poleIds),
      times:
        level === 1
          ? [12, ...random.sample([one, two, three, four], 3)]
          : level === 2
            ? [early, 12, late]
            : [...twice, 12],
      lengths: shadowsOf(10 * random.integer(6, 15), random.integer(28, 46), 0),
      shuffle: random.integer(0, 1e9),
    }
  },
  item({ level, pole, times, lengths, shuffle }) {
    const random = createRandom(`order ${shuffle}`)
    const start = say('times.march', { shadow: shadowOf(pole) })
    const length = (hour: number): number => lengths[hour - 8] ?? 0
    const points = (hour: number) => (hour < 12 ? 'west' : hour > 12 ? 'east' : 'north')
    if (level === 1) {
      const sorted = times.toSorted((one, other) => length(one) - length(other))
      return {
        stem: [start, say('times.ask-order')],
        ...built((word) =>
          order(random, {
            options: sorted.map((hour) => word(atHour(hour))),
            first: word(say('times.shortest')),
            last: word(say('times.longest')),
            wrong: [
              {
                order: sorted.toReversed().map((hour) => word(atHour(hour))),
                misconception: 'sky.shadow-high-sun-long',
                feedback: word(say('times.turned')),
              },
              {
                order: times.toSorted((one, other) => one - other).map((hour) => word(atHour(hour))),
                misconception: 'trend.steady',
                feedback: word(say('times.all-day')),
              },
              ...sorted.slice(1).map((hour, at): WrongOrder => ({
                before: [word(atHour(hour)), word(atHour(sorted[at] ?? 12))],
                misconception: 'sky.neighbor-time',
                feedback: word(say('times.compare')),
              })),
            ],
          }),
        ),
        hints: [say('times.hint-high'), say('times.hint-noon')],
        solution: [say('times.so-high'), say('times.so-near-noon')],
      }
    }
    const shadow = (hour: number) =>
      level === 2
        ? say(`times.kind.${points(hour)}`)
        : say('times.measured', { length: length(hour), way: points(hour) })
    return {
      stem: [start, say(level === 2 ? 'times.ask-kind' : 'times.ask-measured')],
      ...built((word) =>
        match(random, {
          pairs: times.map((hour) => ({
            source: word(atHour(hour)),
            target: word(shadow(hour)),
            slips: times
              .filter((other) => points(other) !== points(hour))
              .map((other) => ({
                target: word(shadow(other)),
                misconception:
                  other === 12 || hour === 12 ? 'sky.shadow-high-sun-long' : 'sky.shadow-toward-sun',
                feedback: word(say(other === 12 || hour === 12 ? 'times.noon' : 'times.away')),
              })),
          })),
          slip: { misconception: 'sky.neighbor-time', feedback: word(say('times.compare')) },
        }),
      ),
      hints: [say('times.hint-side'), say('times.hint-high')],
      solution: [say('times.so-side'), say('times.so-high')],
    }
  },
  task: ({ level, pole, times }) => `${level} ${pole} ${level === 3 ? times.join() : ''}`,
})
