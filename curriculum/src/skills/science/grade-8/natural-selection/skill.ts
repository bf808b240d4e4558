import { bankModel, skillFrom } from '#form'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { selectionWords } from '#worlds/selection/words.ts'
import { accepted } from './accepted.gen.ts'
import { evidence } from './evidence.gen.ts'
import { generations } from './generations.ts'
import { say } from './messages.gen.ts'
import { selection } from './selection.gen.ts'
import { survivors } from './survivors.ts'
import { trends } from './trends.ts'

export const naturalSelection = skillFrom(accepted, say, {
  strand: 'evolution',
  icon: 'rabbit',
  prerequisites: ['percent-change', 'inheritance'],
  formerIds: {
    'need-to-change': 'selection.need',
    'acquired-inherited': 'selection.acquired',
    'environment-makes-trait': 'selection.environment-makes',
    'all-alike': 'selection.no-variation',
    'count-not-share': 'share.count-for-share',
    'died-for-lived': 'share.complement',
    'rate-is-share': 'share.rate-for-share',
    'adds-parents': 'selection.keeps-parents',
    'other-variant': 'share.other-kind',
    'straight-line': 'trend.steady',
    'misreads-graph': 'reading.one-point',
    'overlooks-data': 'evidence.overcautious',
  },
  lesson: {
    idea: ['differ', 'young', 'numbers', 'place'],
    figure: {
      kind: 'population-sample',
      animal: 'mouse',
      variants: [
        { id: 'dark', label: say('lesson.figure.dark'), look: 'dark' },
        { id: 'light', label: say('lesson.figure.light'), look: 'light' },
      ],
      samples: [
        { id: 'first', label: say('lesson.figure.first'), ground: 'dark', counts: [5, 15] },
        { id: 'later', label: say('lesson.figure.later'), ground: 'dark', counts: [16, 4] },
      ],
      isCounted: true,
      description: say('lesson.figure.description'),
    },
    workedExample: { model: 'survivors', level: 3 },
    words: ['population', 'variation', 'inherited', 'adaptation', 'selection', 'fitness'],
  },
  dimensions: {
    survivors: ['analyze-data', 'cause-and-effect'],
    generations: ['use-mathematics', 'patterns'],
    trends: ['analyze-data', 'patterns'],
    claims: ['analyze-data', 'cause-and-effect'],
    'order-steps': ['construct-explanations', 'cause-and-effect'],
    'sort-traits': ['argue-from-evidence', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'selection-ideas': ['construct-explanations', 'cause-and-effect'],
  },
  models: [
    survivors,
    generations,
    trends,
    { ...sortFacts(selectionWords, ['MS-LS4-6']), id: 'claims' },
    bankModel('order-steps', evidence, { kind: 'order' }),
    bankModel('sort-traits', evidence, { kind: 'sort' }),
    bankModel('explain', evidence, { kind: 'build' }),
    bankModel('selection-ideas', selection),
  ],
})
