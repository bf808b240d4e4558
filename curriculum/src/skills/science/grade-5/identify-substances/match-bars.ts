import { arranged, defineModel, type Level } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'
import { bars, type Metal, metalIds } from './metals.ts'

const letters = ['P', 'Q', 'R', 'S'] as const
const scenes = ['recycling', 'attic', 'museum', 'school', 'bikes', 'kitchen', 'boats', 'sculptor'] as const

interface Sample {
  metal: Metal
  /** How many bars are side by side, and for how many times 10 s. */
  count: number
  tens: number
  /** Joules through one bar in 10 s, as measured. */
  each: number
}
interface Values {
  level: Level
  scene: (typeof scenes)[number]
  samples: Sample[]
  /** A metal that is none of the bars. */
  other: Metal
  shuffle: number
}

const joules = (metal: Metal): number => bars[metal][1]
/** Metals whose values differ by less are too close for this test. */
const leastApart = 0.15
const isClear = (one: number, other: number): boolean =>
  Math.abs(one - other) > leastApart * Math.max(one, other)
const total = ({ count, tens, each }: Sample): number => count * tens * each

/** Which bar is which metal: by the heat in 10 s (1), in other times (2), and through several bars (3). */
export const matchBars = defineModel<Values>({
  id: 'match-bars',
  thinking: 'use in a story',
  seconds: 80,
  standards: ['5-PS1-3'],
  calculator: 'basic',
  draw(random, level) {
    const [other = 'tin', ...metals] = random.sample(metalIds, letters.length + 1)
    return {
      level,
      scene: random.pick(scenes),
      samples: metals.map((metal) => ({
        metal,
        count: level === 3 ? random.integer(1, 3) : 1,
        tens: level === 1 ? 1 : random.integer(1, 4),
        // Thermometers are off by up to 2%.
        each: Math.round(joules(metal) * (1 + random.integer(-20, 20) / 1000)),
      })),
      other,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ level, samples, other }) {
    const values = [other, ...samples.map(({ metal }) => metal)].map(joules)
    const factors = new Set(samples.map(({ count, tens }) => count * tens))
    return (
      values.every((one, at) => values.slice(at + 1).every((next) => isClear(one, next))) &&
      samples.some(({ metal, each }) => joules(metal) !== each) &&
      (level === 1 || factors.size >= 3) &&
      (level !== 3 || new Set(samples.map(({ count }) => count)).size >= 2)
    )
  },
  item({ level, scene, samples, other, shuffle }) {
    const named = (metal: Metal) => say('bars.metal', { metal: say(`in.${metal}`), joules: joules(metal) })
    const options = [other, ...samples.map(({ metal }) => metal)]
    const nearest = (value: number): Metal =>
      options.toSorted((one, two) => Math.abs(joules(one) - value) - Math.abs(joules(two) - value))[0] ??
      other
    return {
      stem: [say(`bars.scene.${scene}`), say('bars.test'), say(`bars.ask-${level}`)],
      figure: tableFigure(
        say('bars.title'),
        [
          say('bars.head'),
          ...(level === 3 ? [say('bars.count')] : []),
          ...(level === 1 ? [] : [say('bars.time')]),
          say(level === 1 ? 'bars.heat-ten' : 'bars.heat'),
        ],
        samples.map((sample, at) => [
          letters[at] ?? '',
          ...(level === 3 ? [sample.count] : []),
          ...(level === 1 ? [] : [10 * sample.tens]),
          total(sample),
        ]),
      ),
      ...arranged.match(shuffle, {
        pairs: samples.map((sample, at) => {
          const whole = nearest(total(sample))
          const half = nearest(sample.count * sample.each)
          return {
            source: say('bars.sample', { letter: letters[at] ?? '' }),
            target: named(sample.metal),
            slips: [
              { metal: whole, misconception: 'property.of-the-piece', feedback: say('bars.told-whole') },
              { metal: half, misconception: 'data.stops-early', feedback: say('bars.told-half') },
            ]
              .filter(
                (slip, place, all) =>
                  slip.metal !== sample.metal && all.findIndex(({ metal }) => metal === slip.metal) === place,
              )
              .map(({ metal, ...told }) => ({ target: named(metal), ...told })),
          }
        }),
        others: [named(other)],
        slip: { misconception: 'reading.wrong-series', feedback: say('bars.told') },
      }),
      hints: [say('bars.hint'), say(`bars.hint-${level}`)],
      solution: samples.map((sample, at) => {
        const factor = sample.count * sample.tens
        const told = {
          letter: letters[at] ?? '',
          each: sample.each,
          metal: say(`in.${sample.metal}`),
          joules: joules(sample.metal),
        }
        return factor === 1
          ? say('bars.so-same', told)
          : say('bars.so', { ...told, total: total(sample), factor })
      }),
    }
  },
  task: ({ level, scene }) => `${level}/${scene}`,
})
