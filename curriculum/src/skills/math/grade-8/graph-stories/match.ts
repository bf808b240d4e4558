import { arranged, defineModel, keysOf, type Random, rows, solved, type Text } from '#form'
import {
  bentScenes,
  graphText,
  quantities,
  type QuantityScene,
  quantityScenes,
  quantityText,
  type SceneId,
  sceneText,
  type ShapeId,
  shapesFigure,
  storyText,
  straightScenes,
  whyText,
} from '#situations/graph-shapes/graph-shapes.ts'
import { say } from './messages.gen.ts'
import { isSameTrend, trendInStory, trendShown, trendTold } from './told-shapes.ts'

interface Matched {
  level: 1 | 2 | 3
  /** Graphs A, B and C. */
  shapes: ShapeId[]
  /** What each of them shows: a scene, or a quantity of the story. */
  scenes: SceneId[]
  story: QuantityScene
  shuffle: number
}

// Keys of the objects are their ids, which their types say and `Object.entries` does not.
// oxlint-disable-next-line typescript/consistent-type-assertions
const entriesOf = (scenes: object) => Object.entries(scenes) as [SceneId, ShapeId][]
const stories = keysOf(quantityScenes)

/** Three scenes of three shapes. */
function threeOf(random: Random, scenes: readonly [SceneId, ShapeId][]): [SceneId, ShapeId][] {
  const first = random.shuffle(scenes)
  return first.filter(([, shape], at) => first.findIndex(([, other]) => other === shape) === at).slice(0, 3)
}

const slips = { 1: 'graph.as-picture', 2: 'graph.bends-wrong-way', 3: 'graph.other-quantity' } as const

/** Straight parts (level 1), straight and curved (level 2), three quantities of one story (level 3). */
export const matchGraphs = defineModel<Matched>({
  id: 'match-graphs',
  thinking: 'compare',
  seconds: 75,
  standards: ['8.F.B.5'],
  task: ({ level, scenes, story }) => (level === 3 ? story : scenes.toSorted().join(' ')),
  draw(random, level) {
    const story = random.pick(stories)
    const some = threeOf(random, entriesOf(level === 2 ? bentScenes : straightScenes))
    return {
      level,
      shapes: level === 3 ? random.shuffle(quantityScenes[story]) : some.map(([, shape]) => shape),
      scenes: some.map(([id]) => id),
      story,
      shuffle: random.integer(0, 1e9),
    }
  },
  // One straight graph at most, or nothing is curved.
  fits: ({ level, shapes }) => level !== 2 || shapes.filter((shape) => /-/.test(shape)).length > 1,
  item({ level, shapes, scenes, story, shuffle }) {
    const textOf = (at: number): Text => {
      const [scene, shape] = [scenes[at], shapes[at]]
      if (level < 3 && scene !== undefined) return sceneText(scene)
      const which = quantities[quantityScenes[story].findIndex((each) => each === shape)]
      return quantityText(story, which ?? 'rate')
    }
    const pairs = shapes.map((shape, at) => ({ source: textOf(at), target: graphText(at), shape }))
    const answers = pairs.map(({ source, target }) => say('match.answer', { scene: source, graph: target }))
    return {
      stem: [
        ...(level === 3 ? [storyText(story)] : []),
        say(`match.asks.${level === 3 ? 'story' : 'scenes'}`),
      ],
      figure: shapesFigure(shapes),
      ...arranged.match(shuffle, {
        pairs: pairs.map(({ source, target }) => ({ source, target })),
        slip: { misconception: slips[level], feedback: say(`match.slip.${level}`) },
      }),
      answer: say('match.all', { list: rows(answers) }),
      hints: [say(`match.nudge.${level}`), say(`match.hint.${level}`)],
      solution: pairs.map(({ shape, source }) => say('match.why', { scene: source, why: whyText(shape) })),
    }
  },
  solve(shown) {
    const { stem, figure } = shown
    if (figure?.kind !== 'line-graph') throw new TypeError('expects graphs')
    const isStory = /quantity|cantidad/.test(stem)
    const trends = new Map(
      figure.series.map(({ label, points, joined }) => [label, trendShown(points, joined === 'smooth')]),
    )
    return solved.match(shown, (source, target) => {
      const trend = trends.get(target)
      const told = isStory ? trendInStory(stem, source) : trendTold(source)
      return trend !== undefined && isSameTrend(told, trend)
    })
  },
})
