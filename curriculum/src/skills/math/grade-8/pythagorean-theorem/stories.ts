import { byLevel, defineModel, solved } from '#form'
import { twoStepBugs } from '#bugs/right-triangles/more-bugs.ts'
import { sideBugs } from '#bugs/right-triangles/side-bugs.ts'
import type { Shown } from '#item.ts'
import { isClearRounded, type Sides } from '#right-triangles/sides.ts'
import { areTrueTwoSteps, drawTwoSteps, straightOf, type TwoSteps } from '#right-triangles/two-steps.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import {
  drawTold,
  isTrueToLife,
  sideTold,
  storySolved,
  tellTriangle,
  tellTwoSteps,
  type ToldTriangle,
  twoStepsTold,
} from '#situations/right-triangles/right-triangles.ts'
import { pythagoras, twoStepsWay } from '#solutions/right-triangles/right-triangles.ts'
import { say } from './messages.gen.ts'

const shared = { id: 'story', thinking: 'use in a story', seconds: 90, standards: ['8.G.B.7'] } as const
const label = say('side.label')

const oneTriangle = defineModel<ToldTriangle>({
  ...shared,
  bugs: sideBugs,
  task: (its) => `${its.story} ${its.isRounded}`,
  draw: drawTold,
  fits: (its) => isTrueToLife(its) && (!its.isRounded || isClearRounded(its)),
  item(its) {
    const { hints, solution } = pythagoras(its)
    const within = its.isRounded ? { within: '0.05' } : {}
    return {
      stem: [tellTriangle(its), ...(its.isRounded ? [say('tenth')] : [])],
      ...typedQuantity<Sides>(its, { label, right: sideTold(its), ...within, bugs: sideBugs }),
      hints: [say('story.sketch'), ...hints.slice(1)],
      solution,
    }
  },
})

const twoSteps = defineModel<TwoSteps>({
  ...shared,
  bugs: twoStepBugs,
  task: ({ kind, what }) => `${kind}-${what}`,
  draw: drawTwoSteps,
  fits: (its) => straightOf(its) % 1 === 0 && areTrueTwoSteps(its),
  item: (its) => ({
    stem: tellTwoSteps(its),
    ...typedQuantity(its, { label, right: twoStepsTold(its), bugs: twoStepBugs }),
    ...twoStepsWay(its),
  }),
})

/** A length that is even (level 1) or rounded (level 2), two steps (level 3). */
export const story = {
  ...byLevel({ 1: oneTriangle, 2: oneTriangle, 3: twoSteps }, () => 1),
  solve: ({ stem }: Shown) => solved.number(storySolved(stem)),
}
