import {
  all,
  arranged,
  defineModel,
  drawUntil,
  type ItemTemplate,
  keysOf,
  type Level,
  type Random,
  solved,
} from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const scenes = {
  coaster: { step: 10, high: 60, between: 20 },
  skate: { step: 1, high: 6, between: 2 },
  bike: { step: 5, high: 30, between: 50 },
  marble: { step: 10, high: 60, between: 20 },
} as const
type Scene = keyof typeof scenes
const sceneIds = keysOf(scenes)

interface Values {
  level: Level
  scene: Scene
  /** Height at each letter, in steps of the axis. */
  heights: number[]
  shuffle: number
}

/** The start is the highest place, so that everything rolls all the way. */
function drawHeights(random: Random, level: Level): number[] {
  const rest = Array.from({ length: 4 }, () => random.integer(0, 5))
  return level === 3 ? [6, ...rest, random.pick(rest)] : [6, ...rest]
}

/** Order places of a track by what is stored (1) or by speed (2); find the two that store the same (3). */
export const readTrack = defineModel<Values>({
  id: 'read-track',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['MS-PS3-2'],
  draw: (random, level) => ({
    level,
    scene: random.pick(sceneIds),
    shuffle: random.integer(0, 1e9),
    heights: drawUntil(
      () => drawHeights(random, level),
      (heights) =>
        heights.every((height, at) => at === 0 || height !== heights[at - 1]) && new Set(heights).size === 5,
    ),
  }),
  item(values) {
    const { level, scene, heights, shuffle } = values
    const asked = heights.map((height, at) => ({ height, text: letters[at] ?? '' }))
    const common = {
      figure: trackFigure(values),
      hints: [say('track.hint'), say(`track.hint-level-${level}`)],
    }
    if (level === 3) {
      const twins = asked.filter(
        ({ height }) => asked.filter((other) => other.height === height).length === 2,
      )
      const [one, other] = twins
      return {
        ...common,
        stem: [say(`track.${scene}.scene`), say('track.ask-same')],
        ...arranged.choices(shuffle, {
          right: twins.map(({ text }) => text),
          wrong: asked
            .filter(({ height }) => height !== one?.height)
            .map(({ text }) => ({
              text,
              misconception: 'reading.wrong-axis',
              feedback: say('track.not-same'),
            })),
          missed: { misconception: 'data.stops-early', feedback: say('track.two-places') },
        }),
        solution: [
          say('track.so-equal'),
          say('track.so-same', { one: one?.text ?? '', other: other?.text ?? '' }),
        ],
      }
    }
    const by = level === 1 ? 1 : -1
    const rest = asked.slice(1)
    const sorted = rest.toSorted((one, other) => by * (one.height - other.height))
    const name = level === 1 ? 'stored' : 'speed'
    return {
      ...common,
      stem: [say(`track.${scene}.scene`), say(`track.ask-${name}`)],
      ...orderBy(shuffle, {
        things: rest,
        by: ({ height }) => by * height,
        first: say(`track.first-${name}`),
        last: say(`track.last-${name}`),
        slips: [
          {
            by: ({ height }) => -by * height,
            misconception: level === 1 ? 'potential.is-motion' : 'potential.same-speed',
            feedback: say(`track.turned-${name}`),
          },
          {
            by: ({ text }) => letters.findIndex((each) => each === text),
            misconception: 'reading.wrong-axis',
            feedback: say('track.left-to-right'),
          },
        ],
      }),
      solution: [
        say(`track.so-${name}`),
        say('track.so-ends', { first: sorted[0]?.text ?? '', last: sorted.at(-1)?.text ?? '' }),
      ],
    }
  },
  task: ({ level, scene, heights }) => `${level}/${scene}/${heights.indexOf(Math.min(...heights))}`,
  solve(shown) {
    const marks = shown.figure?.kind === 'line-graph' ? (shown.figure.marks ?? []) : []
    const heightOf = (letter: string): number => marks.find(({ label }) => label === letter)?.at[1] ?? 0
    const way = /speed|rapidez/.test(shown.stem) ? -1 : 1
    return shown.interaction.kind === 'choices'
      ? solved.choices(shown, (text) => marks.filter(({ at }) => at[1] === heightOf(text)).length > 1)
      : solved.order(shown, (text) => way * heightOf(text))
  },
})

function trackFigure({ scene, heights }: Values): NonNullable<ItemTemplate['figure']> {
  const { step, high, between } = scenes[scene]
  const points = heights.map((height, at): [number, number] => [at * between, height * step])
  return {
    kind: 'line-graph',
    title: say(`track.${scene}.title`),
    description: say('track.description', {
      places: all(
        points.map(([, height], at) =>
          say('track.place', { letter: letters[at] ?? '', height, measure: say(`track.${scene}.unit`) }),
        ),
      ),
    }),
    x: { from: 0, to: between * (heights.length - 1), step: between, label: say(`track.${scene}.x`) },
    y: { from: 0, to: high, step, label: say(`track.${scene}.y`) },
    series: [{ label: say('track.track'), points, joined: 'smooth' }],
    marks: points.map((at, place) => ({ at, label: letters[place] ?? '' })),
  }
}
