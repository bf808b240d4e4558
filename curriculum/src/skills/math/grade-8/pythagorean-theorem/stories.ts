import { byLevel, defineModel, solved, typed } from '#form'
import { twoStepBugs } from '#bugs/right-triangles/more-bugs.ts'
import { sideBugs } from '#bugs/right-triangles/side-bugs.ts'
import type { Shown } from '#item.ts'
import { drawRounded, drawWhole, isClearRounded, type Sides, sideOf } from '#right-triangles/sides.ts'
import {
  areTrueTwoSteps,
  drawTwoSteps,
  straightOf,
  type TwoSteps,
  twoStepsAnswer,
} from '#right-triangles/two-steps.ts'
import {
  asksOf,
  isTrueToLife,
  lengthIn,
  someTriangle,
  storySolved,
  tellTriangle,
  tellTwoSteps,
  type TriangleStory,
} from '#situations/right-triangles/right-triangles.ts'
import { pythagoras, twoStepsWay } from '#solutions/right-triangles/right-triangles.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const shared = {
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['8.G.B.7'],
} as const

const oneTriangle = defineModel<Sides & { story: TriangleStory }>({
  ...shared,
  bugs: sideBugs,
  task: (its) => `${its.story} ${its.isRounded}`,
  draw(random, level) {
    const id = someTriangle(random)
    return {
      ...(level === 1 ? drawWhole(random, 60, asksOf(id)) : drawRounded(random, 40, asksOf(id))),
      story: id,
    }
  },
  fits: (its) => isTrueToLife(its.story, its.known) && (!its.isRounded || isClearRounded(its)),
  item(its) {
    const of = lengthIn(its.story, sideOf(its))
    const { hints, solution } = pythagoras(its)
    const within = its.isRounded ? { within: '0.05' } : {}
    return {
      stem: [tellTriangle(its.story, its.known), ...(its.isRounded ? [say('tenth')] : [])],
      ...typed<Sides>(its, {
        label: say('side.label'),
        after: say('unit', { of }),
        key: of.q,
        ...within,
        bugs: sideBugs,
      }),
      answer: say('of', { of }),
      hints: [say('story.sketch'), ...hints.slice(1)],
      solution,
    }
  },
})

const twoSteps = defineModel<TwoSteps>({
  ...shared,
  bugs: twoStepBugs,
  task: ({ kind, what }) => `${kind} ${what}`,
  draw: drawTwoSteps,
  fits: (its) => straightOf(its) % 1 === 0 && areTrueTwoSteps(its),
  item(its) {
    const of = quantity(twoStepsAnswer(its), its.kind === 'box' ? 'inch' : 'meter')
    return {
      stem: tellTwoSteps(its),
      ...typed(its, { label: say('side.label'), after: say('unit', { of }), key: of.q, bugs: twoStepBugs }),
      answer: say('of', { of }),
      ...twoStepsWay(its),
    }
  },
})

/** A length that is even (level 1) or rounded (level 2), two steps (level 3). */
export const story = {
  ...byLevel({ 1: oneTriangle, 2: oneTriangle, 3: twoSteps }, () => 1),
  solve: ({ stem }: Shown) => solved.number(storySolved(stem)),
}
