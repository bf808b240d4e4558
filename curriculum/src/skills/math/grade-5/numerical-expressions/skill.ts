import { bankModel, tex } from '#form'
import { defineSkillForm } from '#form/skill-form.ts'
import { idsIn } from '#misconceptions/catalogue.ts'
import { operations } from '#misconceptions/operations/operations.ts'
import { say as strand } from '#strands/messages.gen.ts'
import { compare, placeParentheses } from './compare.ts'
import { evaluate, findMistake } from './evaluate.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { version } from './version.gen.ts'

const { raw } = String

export const numericalExpressions = defineSkillForm({
  id: 'numerical-expressions',
  version,
  subject: 'math',
  gradeLevel: 5,
  strand: strand('operations'),
  name: say('name'),
  description: say('description'),
  icon: 'parentheses',
  prerequisites: [],
  misconceptions: [
    ...idsIn(operations),
    'judging.trusts-claim',
    'judging.blames-right-work',
    'judging.names-later-line',
  ],
  formerIds: {
    'left-to-right': 'operations.left-to-right',
    'adds-first': 'operations.adds-first',
    'ignores-parentheses': 'operations.ignores-parentheses',
    'needless-parentheses': 'operations.needless-parentheses',
    'groups-wrong': 'operations.groups-wrong',
    'mixes-words': 'operations.mixes-words',
    'stops-early': 'operations.stops-early',
    'other-operation': 'operations.mixes-words',
    'blames-right-step': 'judging.blames-right-work',
  },
  lesson: {
    idea: [
      say('lesson.what', { sum: tex(raw`3 \times (4 + 5)`), product: tex(raw`3 \times 4 + 5`) }),
      say('lesson.order'),
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
    words: (['expression', 'parentheses', 'brackets', 'sum', 'product', 'quotient'] as const).map((id) => ({
      word: say(`lesson.${id}.word`),
      meaning: say(`lesson.${id}.meaning`),
    })),
  },
  models: [
    evaluate,
    placeParentheses,
    compare,
    findMistake,
    bankModel('match-words', ideas, { kind: 'sort' }),
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
