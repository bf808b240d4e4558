import { byLevel, defineModel, solved, typed } from '#form'
import { gapBugs, lengthOf } from '#bugs/grids/distance-bugs.ts'
import { endsShown } from '#grids/solve-grid.ts'
import { townWalk } from '#shapes/town-walk/town-walk.ts'
import { type AskedGap, drawGap, gapQuestion } from '#solutions/grids/distances.ts'
import { say } from './messages.gen.ts'

const its = { id: 'how-far', thinking: 'use in a story', seconds: 50, standards: ['5.G.A.2'] } as const

const straight = defineModel<AskedGap>({
  ...its,
  bugs: gapBugs,
  task: (gap) => `${gap.isDrawn} ${gap.near[0] === gap.far[0]}`,
  draw: (random, level) => drawGap(random, level === 1),
  item: (gap) => ({
    ...gapQuestion(gap),
    ...typed(gap, { label: say('far.distance'), after: say('far.units'), key: lengthOf(gap), bugs: gapBugs }),
    answer: say('far.answer', { n: lengthOf(gap) }),
  }),
  solve(shown) {
    const [low, high] = endsShown(shown)
    return solved.number(high - low)
  },
})

/** Counted in a figure (level 1), from coordinates alone (level 2), a walk with a stop and a scale (level 3). */
export const howFar = byLevel({ 1: straight, 2: straight, 3: townWalk(its) }, ({ stem }) =>
  /walks|camina/.test(stem) ? 3 : 1,
)
