import { byLevel, defineModel, solved, typed } from '#form'
import { type Compared, comparedAnswer, drawCompared, isClearCompared } from '#angles/compared.ts'
import { drawSized, isClearSized, type Sized, sizeOf } from '#angles/sized.ts'
import { comparedBugs } from '#bugs/angles/compared-bugs.ts'
import { sizedBugs } from '#bugs/angles/sized-bugs.ts'
import { type AngleScene, someScene, tellScene, sceneSolved } from '#situations/angle-scenes/angle-scenes.ts'
import { comparedWay, sizedSteps, whySized } from '#solutions/angles/angles.ts'
import { say } from './messages.gen.ts'

const shared = { id: 'clues', thinking: 'use in a story', seconds: 60, standards: ['7.G.B.5'] } as const
const field = { label: say('find.label'), after: '°' }

/** One angle of a story is known. */
const oneKnown = defineModel<Sized & { scene: AngleScene }>({
  ...shared,
  bugs: sizedBugs,
  task: ({ scene, how }) => `${scene} ${how}`,
  draw(random) {
    const how = random.pick(['right', 'line', 'opposite', 'beside'] as const)
    return { ...drawSized(random, how), scene: someScene(random, how) }
  },
  fits: isClearSized,
  item(its) {
    const asks = its.how === 'opposite' || its.how === 'beside' ? its.how : 'other'
    return {
      stem: [
        tellScene(its.scene),
        say('clues.known', { degrees: its.known[0] ?? 0 }),
        say(`clues.asks.${asks}`),
      ],
      ...typed<Sized>(its, { ...field, key: sizeOf(its), bugs: sizedBugs }),
      hints: [say('clues.sketch'), say(`clues.hint.${asks}`)],
      solution: [whySized(its), ...sizedSteps(its)],
    }
  },
  solve: ({ stem }) => solved.number(sceneSolved(stem)),
})

/** Two angles of a story by how they compare: a multiple or degrees more (level 2), both (level 3). */
const compared = defineModel<Compared & { scene: AngleScene }>({
  ...shared,
  bugs: comparedBugs,
  task: ({ scene, more, times }) => `${scene} ${more === 0} ${times === 1}`,
  draw(random, level) {
    const total = random.pick([90, 180] as const)
    return {
      ...drawCompared(random, total, level),
      scene: someScene(random, total === 90 ? 'right' : 'line'),
    }
  },
  fits: isClearCompared,
  item(its) {
    const { scene, times, more, asks } = its
    const how = more === 0 ? 'times' : times === 1 ? 'plain' : more > 0 ? 'more' : 'less'
    const told = say(`clues.compared.${how}`, { times, degrees: Math.abs(more) })
    return {
      stem: [tellScene(scene), told, say(`clues.asks.${asks}`)],
      ...typed<Compared>(its, { ...field, key: comparedAnswer(its), bugs: comparedBugs }),
      ...comparedWay(its),
    }
  },
})

export const clues = byLevel({ 1: oneKnown, 2: compared, 3: compared }, () => 1)
