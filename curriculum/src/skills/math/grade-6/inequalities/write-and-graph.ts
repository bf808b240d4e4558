import { bug, defineModel, mathIn, tex, type Tex, type Text, toNumber } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { boundary, boundBugs, dropsSign, nextWhole, turnedSign, wordAlone } from '#bugs/bound/bound-bugs.ts'
import {
  type Bound,
  boundTex,
  goesRight,
  opposite,
  plainBound,
  rayOf,
  readBound,
  signs,
  turnedTex,
} from '#equations/inequality.ts'
import { letters } from '#equations/one-step.ts'
import { drawnRay, rayFigure, rayShown, typedBound } from '#figures/ray-figure/ray-figure.ts'
import { drawLimit, isNeverNegative, tellLimit, type ToldLimit } from '#situations/limits/limits.ts'
import { phrase, signSaid, type Wording, wordings } from '#situations/comparisons/comparisons.ts'
import { soOf, whyOf } from '#solutions/bound/bound.ts'
import { say } from './messages.gen.ts'

const storyBugs = [...boundBugs, nextWhole]
const turnedBugs = [turnedSign, boundary, dropsSign, nextWhole, wordAlone]

const tellings = { 1: 'strict', 2: 'inclusive', 3: 'turned' } as const

/** A limit without the number itself (level 1), with it (level 2), said by what is not allowed (level 3). */
export const writeInequality = defineModel<ToldLimit & { isTurned: boolean }>({
  id: 'write-inequality',
  thinking: 'use in a story',
  seconds: 45,
  standards: ['6.EE.B.8'],
  bugs: [...storyBugs, wordAlone],
  task: ({ story }) => story,
  draw: (random, level) => ({ ...drawLimit(random, tellings[level]), isTurned: level === 3 }),
  item(values) {
    const { told, unknown } = tellLimit(values)
    const at = numeral(toNumber(values.at))
    return {
      stem: [told, say('write.let', { letter: tex(values.letter), unknown, at })],
      ...typedBound<Bound>(values, {
        bugs: values.isTurned ? turnedBugs : storyBugs,
        cannotBeNegative: isNeverNegative(values),
      }),
      hints: [say('write.nudge', { at }), say('write.hint', { at })],
      solution: [...whyOf(values), soOf(values)],
    }
  },
})

interface Graphed extends Bound {
  shown: 'plain' | 'turned' | 'words'
  words: Wording
}
/** What the words or the turned signs mean, with the letter first. */
function meansOf(values: Graphed, said: Text | null, inequality: Tex): Text[] {
  const plain = tex(boundTex(values))
  if (said !== null) return [say('match.step', { said, inequality: plain })]
  return values.shown === 'turned' ? [say('graph.same', { inequality, plain })] : []
}
const boundsAt = (level: 1 | 2 | 3): number[] =>
  Array.from({ length: 19 }, (_, at) => (level === 3 ? at - 9 + 0.5 : at - 9)).filter(
    (at) => at !== 0 && (level === 1 ? at > 0 : level === 2 ? true : Math.abs(at) < 5),
  )

/** From signs to a graph: letter first (level 1), letter last (level 2), words and halves (level 3). */
export const graphSolutions = defineModel<Graphed>({
  id: 'graph-solutions',
  thinking: 'read a figure',
  seconds: 40,
  standards: ['6.EE.B.8'],
  bugs: boundBugs,
  task: ({ sign, shown, words }) => `${sign} ${shown} ${words}`,
  draw: (random, level) => ({
    letter: random.pick(letters),
    sign: random.pick(signs),
    at: random.pick(boundsAt(level)),
    shown: level === 1 ? 'plain' : level === 2 ? 'turned' : 'words',
    words: level === 3 ? random.pick(wordings[3]) : 1,
  }),
  item(values) {
    const at = numeral(toNumber(values.at))
    const said = values.shown === 'words' ? phrase(values, values.words) : null
    const inequality = tex(values.shown === 'turned' ? turnedTex(values) : boundTex(values))
    return {
      stem: [said === null ? say('graph.asks', { inequality }) : say('graph.words', { said })],
      ...drawnRay<Bound>(values, { bugs: boundBugs, hasHalves: said !== null }),
      hints: [say(`graph.nudge.${values.shown}`, { letter: tex(values.letter) }), say('graph.hint', { at })],
      solution: [
        ...meansOf(values, said, inequality),
        ...whyOf(values),
        say(goesRight(values.sign) ? 'graph.right' : 'graph.left'),
      ],
    }
  },
  solve({ stem }) {
    const [inequality = '', number = ''] = mathIn(stem)
    const bound = number === '' ? readBound(inequality) : signSaid(stem)
    return { kind: 'number-line', marks: [rayOf(bound)] }
  },
})

const scenes = ['alarm', 'pump', 'bonus', 'balance'] as const

interface Read extends Bound {
  scene: 'none' | (typeof scenes)[number]
}

/** Reads off what is shown where the rest is asked for. */
const readsShown = bug<Read, Pick<Bound, 'sign' | 'at'>>({
  id: 'inequality.turned-sign',
  gets: ({ sign, at }) => ({ sign: opposite[sign], at }),
  says: ({ scene, at }) =>
    scene === 'none' ? say('read.both', { at: numeral(toNumber(at)) }) : say('read.shown'),
  example: [
    { letter: 't', sign: '≤', at: 6, scene: 'alarm' },
    { sign: '>', at: 6 },
  ],
})
const readBugs = [turnedSign, boundary, dropsSign, readsShown]
const sceneLetters = { none: 'x', alarm: 't', pump: 'w', bonus: 's', balance: 'b' }

/** From a graph to signs: positive numbers (level 1), negative ones (level 2), to all other numbers (level 3). */
export const readGraph = defineModel<Read>({
  id: 'read-graph',
  thinking: 'work backwards',
  seconds: 35,
  standards: ['6.EE.B.8'],
  bugs: readBugs,
  task: ({ scene, sign }) => `${scene} ${sign}`,
  draw(random, level) {
    const scene = level === 3 ? random.pick(scenes) : 'none'
    const letter = scene === 'none' ? random.pick(letters) : sceneLetters[scene]
    const at =
      level === 1 ? random.integer(1, 8) : random.pick([-8, -7, -6, -5, -4, -3, -2, -1, 2, 3, 4, 5, 6])
    return { scene, letter, sign: random.pick(signs), at }
  },
  item(values) {
    const { scene } = values
    const shown = scene === 'none' ? values : { ...values, sign: opposite[values.sign] }
    const letter = tex(values.letter)
    const at = numeral(toNumber(values.at))
    return {
      stem: scene === 'none' ? [say('read.asks', { letter })] : [say(`read.${scene}`, { letter })],
      figure: rayFigure(shown),
      ...typedBound<Read>(values, { bugs: readBugs, cannotBeNegative: false }),
      hints: [
        say('read.nudge', { at }),
        scene === 'none' ? say('read.hint', { at }) : say('read.hint-other', { at }),
      ],
      solution: [
        ...(scene === 'none' ? [] : [say('read.graph', { inequality: tex(boundTex(shown)) })]),
        ...whyOf(values),
        soOf(values),
      ],
    }
  },
  solve({ stem, figure, interaction }) {
    if (interaction.kind !== 'inequality') throw new TypeError('expects an inequality')
    const [letter = 'x'] = interaction.letters
    const { sign, at } = rayShown(figure)
    const isOther = /does not|do not|no suena|no funciona|no dan|no envía/.test(stem)
    return { kind: 'inequality', text: plainBound({ letter, sign: isOther ? opposite[sign] : sign, at }) }
  },
})
