import { skillFrom } from '#form'
import { trianglesFigure } from '#moves/triangles.ts'
import { accepted } from './accepted.gen.ts'
import { drawImage, imagePoint } from './images.ts'
import { say } from './messages.gen.ts'
import { parallelSides, whatStays } from './what-stays.ts'
import { sortRules, whichOne } from './which-one.ts'

export const transformations = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'mirror',
  prerequisites: ['plot-points', 'signed-numbers'],
  lesson: {
    idea: ['image', 'rigid', 'mirror', 'dilation'],
    figure: trianglesFigure(
      [
        [2, 2],
        [6, 3],
        [3, 6],
      ],
      [
        [-2, 2],
        [-6, 3],
        [-3, 6],
      ],
    ),
    workedExample: { model: 'draw-image', level: 2 },
    words: ['image', 'translation', 'reflection', 'rotation', 'dilation', 'congruent', 'similar'],
  },
  models: [drawImage, imagePoint, whichOne, whatStays, parallelSides, sortRules],
})
