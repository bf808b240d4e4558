import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { allThatFit, matchStories, partMeans, storyValue, whoIsRight } from './models.ts'
import { lookOnly } from './look.ts'
import { task } from './task.ts'

const { raw } = String
const sum = tex(raw`3 \times (4 + 5)`)
const inside = tex('4 + 5')

export const writeExpressions = skillFrom(accepted, say, {
  strand: 'operations',
  icon: 'parentheses',
  prerequisites: ['numerical-expressions'],
  lesson: {
    idea: [
      say('lesson.groups', { inside, sum }),
      say('lesson.once', { other: tex(raw`3 \times 4 + 5`) }),
      say('lesson.parts', { inside }),
      say('lesson.look', { sum, inside }),
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
      description: say('lesson.figure'),
    },
    workedExample: { model: 'story-value', level: 2 },
    words: ['expression', 'parentheses', 'value', 'sum'],
  },
  models: [matchStories, storyValue, partMeans, allThatFit, whoIsRight, lookOnly, task],
})
