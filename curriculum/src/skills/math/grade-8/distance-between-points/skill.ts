import { skillFrom, tex } from '#form'
import { segmentFigure } from '#figures/right-triangle/right-triangle.ts'
import { circle, closest, perimeter } from '#shapes/plane-lengths/places.ts'
import { missingCoordinate, story } from '#shapes/plane-lengths/ways.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, underRoot } from './length.ts'
import { say } from './messages.gen.ts'

export const distanceBetweenPoints = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'triangle',
  prerequisites: ['pythagorean-theorem', 'roots'],
  lesson: {
    idea: [
      'what',
      say('lesson.how', { work: tex(String.raw`\sqrt{6^2 + 8^2} = \sqrt{100} = 10`) }),
      'signs',
      'back',
    ],
    figure: segmentFigure({
      p: [2, 1],
      q: [8, 9],
      told: 'triangle',
      known: [6, 8],
      asks: 'hypotenuse',
      isRounded: false,
    }),
    workedExample: { model: 'under-root', level: 2 },
    words: ['distance', 'hypotenuse', 'coordinate'],
  },
  models: [underRoot, perimeter, closest, circle, missingCoordinate, story, findMistake],
})
