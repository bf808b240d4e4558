import { bankModel, skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { compare, placeParentheses } from './compare.ts'
import { evaluate, findMistake, showWork } from './evaluate.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'

const { raw } = String

export const numericalExpressions = skillFrom(accepted, say, {
  strand: 'operations',
  icon: 'parentheses',
  prerequisites: [],
  formerIds: {
    'other-operation': 'operations.mixes-words',
    'blames-right-step': 'judging.blames-right-work',
  },
  lesson: {
    idea: [
      say('lesson.what', { sum: tex(raw`3 \times (4 + 5)`), product: tex(raw`3 \times 4 + 5`) }),
      'order',
      say('lesson.read', { sum: tex(raw`3 \times (4 + 5)`), inside: tex('4 + 5') }),
    ],
    figure: {
      kind: 'array',
      rows: 3,
      columns: 9,
      shape: 'dot',
      groups: [
        { fromRow: 0, toRow: 2, fromColumn: 0, toColumn: 3 },
        { fromRow: 0, toRow: 2, fromColumn: 4, toColumn: 8 },
      ],
      topLabel: '4 + 5',
      leftLabel: '3',
      description: say('lesson.figure'),
    },
    workedExample: { model: 'evaluate', level: 2 },
    words: ['expression', 'parentheses', 'brackets', 'sum', 'product', 'quotient'],
  },
  models: [
    evaluate,
    showWork,
    placeParentheses,
    compare,
    findMistake,
    bankModel('match-words', ideas, { kind: 'sort' }),
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
