import { defineModel, mathIn, tex } from '#form'
import { boundBugs, graphBugs, limitBugs, notAllowedBugs, restBugs } from '#bugs/bound/bound-bugs.ts'
import {
  type Bound,
  goesRight,
  opposite,
  plainBound,
  rayOf,
  readBound,
  signs,
  termsOf,
  turnedTex,
} from '#equations/inequality.ts'
import { letters } from '#equations/one-step.ts'
import { drawnRay, rayFigure, rayShown, typedBound } from '#figures/ray-figure/ray-figure.ts'
import { drawLimit, isNeverNegative, tellLimit, type ToldLimit } from '#situations/limits/limits.ts'
import { phrase, signSaid, type Wording, wordings } from '#situations/comparisons/comparisons.ts'
import { soOf, whyOf } from '#solutions/bound/bound.ts'
import { say } from './messages.gen.ts'

const tellings = { 1: 'strict', 2: 'inclusive', 3: 'turned' } as const

/** A limit without the number itself (level 1), with it (level 2), said by what is not allowed (level 3). */
export const writeInequality = defineModel<ToldLimit & { isTurned: boolean }>({
  id: 'write-inequality',
  thinking: 'use in a story',
  seconds: 45,
  standards: ['6.EE.B.8'],
  bugs: [...limitBugs, ...notAllowedBugs],
  task: ({ story }) => story,
  draw: (random, level) => ({ ...drawLimit(random, tellings[level]), isTurned: level === 3 }),
  item(values) {
    const { told, unknown } = tellLimit(values)
    const { letter, at } = termsOf(values)
    return {
      stem: [told, say('write.let', { letter, unknown, at })],
      ...typedBound<Bound>(values, {
        bugs: values.isTurned ? notAllowedBugs : limitBugs,
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
const shownAt = { 1: 'plain', 2: 'turned', 3: 'words' } as const
const oneToNine = Array.from({ length: 9 }, (_, at) => at + 1)
const boundsAt = {
  1: oneToNine,
  2: [...oneToNine.map((each) => each - 10), ...oneToNine],
  3: Array.from({ length: 10 }, (_, at) => at - 4.5),
}

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
    at: random.pick(boundsAt[level]),
    shown: shownAt[level],
    words: level === 3 ? random.pick(wordings[3]) : 1,
  }),
  item(values) {
    const { shown } = values
    const { letter, at, inequality } = termsOf(values)
    const given = { plain: inequality, turned: tex(turnedTex(values)), words: phrase(values, values.words) }[
      shown
    ]
    const means = {
      plain: [],
      turned: [say('graph.same', { inequality: given, plain: inequality })],
      words: [say('match.step', { said: given, inequality })],
    }[shown]
    return {
      stem: [say(shown === 'words' ? 'graph.words' : 'graph.asks', { given })],
      ...drawnRay<Bound>(values, { bugs: boundBugs, hasHalves: shown === 'words' }),
      hints: [say(`graph.nudge.${shown}`, { letter }), say('graph.hint', { at })],
      solution: [...means, ...whyOf(values), say(goesRight(values.sign) ? 'graph.right' : 'graph.left')],
    }
  },
  solve({ stem }) {
    const [inequality = '', number = ''] = mathIn(stem)
    const bound = number === '' ? readBound(inequality) : signSaid(stem)
    return { kind: 'number-line', marks: [rayOf(bound)] }
  },
})

const scenes = ['alarm', 'pump', 'bonus', 'balance'] as const
const sceneLetters = { alarm: 't', pump: 'w', bonus: 's', balance: 'b' }

interface Read extends Bound {
  scene: 'none' | (typeof scenes)[number]
}

/** From a graph to signs: positive numbers (level 1), negative ones (level 2), to all other numbers (level 3). */
export const readGraph = defineModel<Read>({
  id: 'read-graph',
  thinking: 'work backwards',
  seconds: 35,
  standards: ['6.EE.B.8'],
  bugs: [...graphBugs, ...restBugs],
  task: ({ scene, sign }) => `${scene} ${sign}`,
  draw(random, level) {
    const scene = level === 3 ? random.pick(scenes) : 'none'
    const letter = scene === 'none' ? random.pick(letters) : sceneLetters[scene]
    const at =
      level === 1 ? random.integer(1, 8) : random.pick([-8, -7, -6, -5, -4, -3, -2, -1, 2, 3, 4, 5, 6])
    return { scene, letter, sign: random.pick(signs), at }
  },
  item(values) {
    const isOther = values.scene !== 'none'
    const shown = isOther ? { ...values, sign: opposite[values.sign] } : values
    const { letter, at } = termsOf(values)
    return {
      stem: [say(`read.${values.scene}`, { letter })],
      figure: rayFigure(shown),
      ...typedBound<Bound>(values, { bugs: isOther ? restBugs : graphBugs, cannotBeNegative: false }),
      hints: [say('read.nudge', { at }), say(isOther ? 'read.hint-other' : 'read.hint', { at })],
      solution: [
        ...(isOther ? [say('read.graph', { inequality: termsOf(shown).inequality })] : []),
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
