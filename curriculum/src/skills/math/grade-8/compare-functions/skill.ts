import { skillFrom, tex } from '#form'
import { axis, lineFigure } from '#figures/line-figure/line-figure.ts'
import { accepted } from './accepted.gen.ts'
import { curved, matchForms, writeRival } from '#shapes/function-forms/forms.ts'
import { say } from './messages.gen.ts'
import { findMistake, howMuch, sortStatements, whichOne } from './two.ts'

export const compareFunctions = skillFrom(accepted, say, {
  strand: 'functions',
  icon: 'function',
  prerequisites: ['functions', 'slope-intercept-form'],
  lesson: {
    idea: ['what', 'same', say('lesson.example', { equation: tex('y = 3x + 1') }), 'curved'],
    figure: lineFigure({
      x: axis(0, 10, 'x'),
      y: axis(0, 10, 'y'),
      lines: [
        {
          through: [
            [0, 4],
            [6, 10],
          ],
        },
      ],
    }),
    workedExample: { model: 'how-much', level: 2 },
    words: ['rate-of-change', 'initial-value', 'linear'],
  },
  models: [whichOne, howMuch, matchForms, sortStatements, writeRival, curved, findMistake],
})
