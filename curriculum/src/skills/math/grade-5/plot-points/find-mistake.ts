import { type Random, toNumber } from '#form'
import { claimShown } from '#grids/solve-grid.ts'
import { claimModel } from '#shapes/claim/claim.ts'
import {
  type Claimed,
  courseFaults,
  gapFaults,
  questionOf,
  truthOf,
} from '#shapes/grid-claims/grid-claims.ts'
import { drawCourse, drawGap, isTold } from '#solutions/grids/distances.ts'
import { say } from './messages.gen.ts'

const gaps = (isDrawn: boolean) => ({
  draw: (random: Random): Claimed => ({ gap: drawGap(random, isDrawn) }),
  faults: gapFaults,
})

/** Somebody's distance on a grid (level 1), from coordinates alone (level 2), a change on a graph (level 3). */
export const findMistake = claimModel<Claimed>({
  seconds: 45,
  standards: ['5.G.A.2'],
  task: ({ gap, course }) => (gap === undefined ? String(course?.course) : `gap ${gap.isDrawn}`),
  kinds: {
    1: [gaps(true)],
    2: [gaps(false)],
    3: [
      {
        draw: (random) => ({ course: drawCourse(random, 'change') }),
        faults: courseFaults,
      },
    ],
  },
  truth: truthOf,
  fits: ({ course }) => course === undefined || isTold(course),
  words(claimed, _who, got) {
    const { stem, figure, hints, solution } = questionOf(claimed)
    return {
      context: stem,
      ...(figure === undefined ? {} : { figure }),
      said: say('claim.said', { got: toNumber(got) }),
      truth: say('claim.truth', { truth: truthOf(claimed) }),
      hints,
      start: solution,
    }
  },
  reads: claimShown,
})
