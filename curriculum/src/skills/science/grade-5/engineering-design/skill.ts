import { bankModel, skillFrom } from '#form'
import { addPoints } from '#shapes/choose-design/add-points.ts'
import { bestDesign, meetsAll } from '#shapes/choose-design/choose-design.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { prototypeTests } from '#situations/prototypes/prototypes.ts'
import { boatWords } from '#worlds/boats/words.ts'
import { accepted } from './accepted.gen.ts'
import { failurePoints } from './failures.ts'
import { say } from './messages.gen.ts'
import { needs } from './needs.gen.ts'
import { howManyParts } from './parts.ts'

export const engineeringDesign = skillFrom(accepted, say, {
  strand: 'engineering',
  icon: 'wrench',
  prerequisites: ['numerical-expressions'],
  lesson: {
    idea: ['problem', 'compare', 'test', 'again'],
    figure: tableFigure(
      say('lesson.table.title'),
      [say('lesson.table.design'), say('lesson.table.held'), say('lesson.table.cost')],
      [
        ['A', 45, 20],
        ['B', 85, 35],
        ['C', 110, 60],
      ],
    ),
    workedExample: { model: 'best-design', level: 1 },
    words: ['criterion', 'constraint', 'prototype', 'variable', 'failure-point'],
  },
  dimensions: {
    'meets-all': ['ask-questions', 'cause-and-effect'],
    'best-design': ['argue-from-evidence', 'systems'],
    'add-points': ['use-mathematics', 'scale-proportion-quantity'],
    'how-many-parts': ['use-mathematics', 'scale-proportion-quantity'],
    'failure-points': ['analyze-data', 'patterns'],
    'sort-claims': ['analyze-data', 'cause-and-effect'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
    'sort-needs': ['ask-questions', 'systems'],
    'order-steps': ['plan-investigations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
    explain: ['argue-from-evidence', 'cause-and-effect'],
    'design-ideas': ['construct-explanations', 'structure-and-function'],
  },
  models: [
    meetsAll(['3-5-ETS1-1', '3-5-ETS1-2']),
    bestDesign(['3-5-ETS1-2']),
    addPoints(['3-5-ETS1-2']),
    howManyParts,
    failurePoints,
    { ...sortFacts(boatWords, ['3-5-ETS1-3']), id: 'sort-claims', thinking: 'find the mistake' },
    fairTest(prototypeTests, ['3-5-ETS1-3']),
    bankModel('sort-needs', needs, { kind: 'sort' }),
    bankModel('order-steps', needs, { kind: 'order' }),
    bankModel('name-it', needs, { kind: 'term' }),
    bankModel('explain', needs, { kind: 'build' }),
    bankModel('design-ideas', needs),
  ],
})
