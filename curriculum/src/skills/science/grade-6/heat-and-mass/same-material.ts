import { arranged, defineModel, type Level } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const letters = ['P', 'Q', 'R', 'S', 'T'] as const
const scenes = ['cans', 'lab', 'factory', 'kitchen', 'camp', 'museum', 'farm', 'garage'] as const
/**
 * °C by which the heater warms up 100 g in a minute (500 J), rounded, from specific heats of the CRC Handbook. Materials
 * of one group are too close to tell apart.
 */
const groups = [[1.2], [2.1, 2.5], [5.6, 6], [11, 13]] as const
const hundreds = [0.5, 1, 1.5, 2]

interface Sample {
  /** °C for 100 g and one minute. */
  each: number
  /** Hundreds of grams. */
  mass: number
  minutes: number
}
interface Values {
  level: Level
  scene: (typeof scenes)[number]
  samples: Sample[]
  shuffle: number
}

const rise = ({ each, mass, minutes }: Sample): number => Number(((each * minutes) / mass).toFixed(4))

/** Which two samples are the same material: after other times (1), with other masses (2), and with both (3). */
export const sameMaterial = defineModel<Values>({
  id: 'same-material',
  thinking: 'work backwards',
  seconds: 85,
  standards: ['MS-PS3-4'],
  calculator: 'basic',
  draw(random, level) {
    const kinds = groups.map((group) => random.pick(group))
    const time = random.integer(2, 6)
    return {
      level,
      scene: random.pick(scenes),
      samples: random.shuffle([...kinds, random.pick(kinds)]).map((each) => ({
        each,
        mass: level === 1 ? 1 : random.pick(hundreds),
        minutes: level === 2 ? time : random.integer(1, 8),
      })),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ level, samples }) {
    const rises = samples.map(rise)
    const twins = samples.filter(({ each }) => samples.filter((other) => other.each === each).length === 2)
    const [one, other] = twins
    return (
      rises.every(
        (value) => value >= 2 && value <= 65 && Math.abs(10 * value - Math.round(10 * value)) < 1e-6,
      ) &&
      new Set(rises).size === samples.length &&
      (level === 2 || one?.minutes !== other?.minutes) &&
      (level === 1 || one?.mass !== other?.mass) &&
      (level !== 2 || new Set(samples.map(({ mass }) => mass)).size >= 3)
    )
  },
  item({ level, scene, samples, shuffle }) {
    const options = samples.map((sample, at) => ({
      text: say('same.sample', { letter: letters[at] ?? '' }),
      isTwin: samples.filter(({ each }) => each === sample.each).length === 2,
    }))
    return {
      stem: [say(`same.scene.${scene}`), say('same.test'), say('same.ask')],
      figure: tableFigure(
        say('same.title'),
        [say('same.head'), say('same.mass'), say('same.time'), say('same.rise')],
        samples.map((sample, at) => [letters[at] ?? '', 100 * sample.mass, sample.minutes, rise(sample)]),
      ),
      ...arranged.choices(shuffle, {
        right: options.filter(({ isTwin }) => isTwin).map(({ text }) => text),
        wrong: options
          .filter(({ isTwin }) => !isTwin)
          .map(({ text }) => ({
            text,
            misconception: level === 2 ? 'thermal.energy-sets-temperature' : 'data.stops-early',
            feedback: say(`same.told-${level}`),
          })),
        missed: { misconception: 'data.stops-early', feedback: say('same.told-second') },
      }),
      hints: [say('same.hint'), say(`same.hint-${level}`)],
      solution: [
        say(`same.so-${level}`),
        ...samples.map((sample, at) =>
          say(`same.so-work-${level}`, {
            letter: letters[at] ?? '',
            rise: rise(sample),
            minutes: sample.minutes,
            mass: sample.mass,
            each: level === 2 ? Number((rise(sample) * sample.mass).toFixed(4)) : sample.each,
          }),
        ),
      ],
    }
  },
  task: ({ level, scene }) => `${level}/${scene}`,
})
