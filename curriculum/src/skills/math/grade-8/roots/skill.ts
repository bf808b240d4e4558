import { bankModel, skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { orderRoots, sortRoots } from './compare.ts'
import { equation, findMistake, value } from './find.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { story } from './story.ts'

export const roots = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'power',
  prerequisites: ['exponents', 'one-step-equations', 'multiply-signed-numbers'],
  lesson: {
    idea: [
      say('lesson.square', {
        root: tex(String.raw`\sqrt{49} = 7`),
        product: tex(String.raw`7 \times 7 = 49`),
      }),
      say('lesson.cube', {
        root: tex(String.raw`\sqrt[3]{8} = 2`),
        product: tex(String.raw`2 \times 2 \times 2 = 8`),
      }),
      say('lesson.solutions', { square: tex('x^{2} = 49'), cube: tex('x^{3} = 8') }),
      say('lesson.irrational', { root: tex(String.raw`\sqrt{2}`) }),
    ],
    figure: tableFigure(
      say('lesson.title'),
      [say('lesson.number'), say('lesson.squared'), say('lesson.cubed')],
      [1, 2, 3, 4, 5, 6].map((n) => [n, n ** 2, n ** 3]),
    ),
    workedExample: { model: 'value', level: 2 },
    words: ['square-root', 'cube-root', 'perfect-square', 'irrational'],
  },
  models: [
    value,
    equation,
    story,
    orderRoots,
    sortRoots,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
