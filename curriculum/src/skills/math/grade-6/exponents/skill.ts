import { skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { growthTable, orderPowers, sameValue, story } from './compare.ts'
import { findMistake, missing, showWork, value } from './evaluate.ts'
import { say } from './messages.gen.ts'

export const exponents = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'power',
  prerequisites: ['numerical-expressions'],
  lesson: {
    idea: [
      say('lesson.what', {
        power: tex('2^5'),
        equation: tex(String.raw`2 \times 2 \times 2 \times 2 \times 2 = 32`),
      }),
      say('lesson.not', { power: tex('2^5'), product: tex(String.raw`2 \times 5`) }),
      say('lesson.order', { equation: tex(String.raw`3 + 4 \times 5^2 = 3 + 4 \times 25 = 103`) }),
      say('lesson.parts', {
        equation: tex(String.raw`\left(\frac{2}{3}\right)^2 = \frac{2}{3} \times \frac{2}{3} = \frac{4}{9}`),
      }),
    ],
    figure: tableFigure(
      say('table.title'),
      [say('table.step'), say('table.count')],
      [0, 1, 2, 3, 4, 5].map((n) => [n, 2 ** n]),
    ),
    workedExample: { model: 'value', level: 2 },
    words: ['base', 'exponent', 'power', 'squared'],
  },
  models: [value, showWork, missing, story, growthTable, orderPowers, sameValue, findMistake],
})
