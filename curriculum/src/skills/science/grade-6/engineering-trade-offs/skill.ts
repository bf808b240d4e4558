import { bankModel, skillFrom } from '#form'
import { bestDesign } from '#shapes/choose-design/choose-design.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { prototypeTests } from '#situations/prototypes/prototypes.ts'
import { accepted } from './accepted.gen.ts'
import { combineParts, nextTest } from './combine.ts'
import { say } from './messages.gen.ts'
import { tradeoffs } from './tradeoffs.gen.ts'
import { weighDesigns } from './weigh.ts'

export const engineeringTradeOffs = skillFrom(accepted, say, {
  strand: 'engineering',
  icon: 'scale',
  prerequisites: ['engineering-design'],
  lesson: {
    idea: ['precise', 'weigh', 'combine', 'again'],
    figure: tableFigure(
      say('lesson.table.title'),
      [say('lesson.table.criterion'), say('lesson.table.weight'), 'A', 'B'],
      [
        [say('lesson.table.strong'), 3, 5, 3],
        [say('lesson.table.cost'), 2, 1, 4],
        [say('lesson.table.total'), '', 17, 17],
      ],
    ),
    workedExample: { model: 'weigh-designs', level: 1 },
    words: ['criterion', 'constraint', 'trade-off', 'matrix', 'iterate'],
  },
  dimensions: {
    'weigh-designs': ['use-mathematics', 'systems'],
    'combine-parts': ['analyze-data', 'systems'],
    'next-test': ['plan-investigations', 'patterns'],
    'best-design': ['argue-from-evidence', 'systems'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
    'sort-criteria': ['ask-questions', 'structure-and-function'],
    'name-it': ['communicate-information', 'systems'],
    ideas: ['argue-from-evidence', 'systems'],
  },
  models: [
    weighDesigns,
    combineParts,
    nextTest,
    bestDesign(['MS-ETS1-2']),
    fairTest(prototypeTests, ['MS-ETS1-4']),
    bankModel('sort-criteria', tradeoffs, { kind: 'sort' }),
    bankModel('name-it', tradeoffs, { kind: 'term' }),
    bankModel('ideas', tradeoffs),
  ],
})
