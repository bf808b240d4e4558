import { skillFrom, tex } from '#form'
import { placeName } from '#decimals/decimal.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { expandedForms } from '#shapes/expanded-forms/expanded-forms.ts'
import { counters } from '#shapes/place-counters/counters.ts'
import { tenTimes } from '#shapes/ten-times/ten-times.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { orderWorths, sortSteps, tenTable } from './patterns.ts'

export const placeValuePatterns = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'decimal',
  prerequisites: ['decimal-place-value'],
  lesson: {
    idea: [
      'ten',
      'tenth',
      say('lesson.form', {
        equation: tex(String.raw`4.07 = 4 \times 1 + 7 \times \frac{1}{100}`),
      }),
      'trade',
    ],
    figure: tableFigure(
      say('lesson.title'),
      [placeName('ones'), placeName('tenths'), placeName('hundredths'), placeName('thousandths')],
      [
        ['4', '7', '0', '0'],
        ['0', '4', '7', '0'],
        ['0', '0', '4', '7'],
      ],
    ),
    workedExample: { model: 'counters', level: 2 },
    words: ['place', 'tenth', 'expanded', 'thousandth'],
  },
  models: [tenTable, orderWorths, sortSteps, expandedForms, counters, tenTimes],
})
