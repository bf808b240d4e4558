import { bankModel, skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './changes.ts'
import { netPercent, samePrice } from './forms.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { countedWays, sumForm } from './sums.ts'
import { task } from './task.ts'
import { tableFigure } from '#shapes/display/display.ts'

export const rewriteExpressions = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'expression',
  prerequisites: ['linear-expressions', 'percent-change'],
  lesson: {
    idea: [
      say('lesson.term', { equation: tex('p + 0.2p = 1.2p') }),
      say('lesson.forms', { one: tex('4n + 4'), other: tex('4(n + 1)') }),
      say('lesson.sum', { equation: tex('p + (p + 4) + (p + 8) = 3p + 12 = 3(p + 4)') }),
      'choose',
    ],
    figure: tableFigure(
      say('lesson.figure.title'),
      [say('lesson.figure.change'), say('lesson.figure.steps'), say('lesson.figure.term')],
      [
        [say('lesson.figure.up'), 'p + 0.2p', '1.2p'],
        [say('lesson.figure.down'), 'p − 0.2p', '0.8p'],
      ],
    ),
    workedExample: { model: 'net-percent', level: 2 },
    words: ['equivalent', 'term', 'coefficient', 'factor'],
  },
  models: [
    netPercent,
    samePrice,
    sumForm,
    countedWays,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
    task,
  ],
})
