import { bankModel, skillFrom } from '#form'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { dissolvingWords } from '#worlds/dissolving/words.ts'
import { accepted } from './accepted.gen.ts'
import { howMuchDissolves } from './how-much-dissolves.ts'
import { investigations } from './investigations.ts'
import { kitFigure, kitModel } from './kits.ts'
import { say } from './messages.gen.ts'
import { mixtures } from './mixtures.gen.ts'

export const mixturesAndProperties = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'flask',
  prerequisites: ['particles-of-matter'],
  formerIds: {
    'one-property': 'property.one-decides',
    'property-shared': 'property.same-in-both',
    'misreads-table': 'reading.wrong-series',
    'size-is-property': 'property.of-the-piece',
    'wrong-property': 'property.beside-need',
    'dissolved-or-left': 'dissolve.left-for-dissolved',
    'mixing-is-new': 'mixing.always-new',
    'new-is-mixing': 'mixing.never-new',
    'one-sign-proves': 'mixing.one-sign',
    'unfair-test': 'inquiry.changes-two',
  },
  lesson: {
    idea: ['properties', 'piece', 'mixture', 'new'],
    figure: kitFigure(
      'powders',
      ['salt', 'baking-soda', 'chalk', 'cornstarch'],
      ['water', 'vinegar', 'iodine'],
      say('lesson.table'),
    ),
    workedExample: { model: 'unknown-powder', level: 1 },
    words: ['property', 'substance', 'mixture', 'solubility', 'magnetic'],
  },
  dimensions: {
    'unknown-powder': ['analyze-data', 'patterns'],
    'solid-samples': ['analyze-data', 'patterns'],
    'how-much-dissolves': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
    'new-substance': ['argue-from-evidence', 'cause-and-effect'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'order-steps': ['plan-investigations', 'structure-and-function'],
    'property-ideas': ['construct-explanations', 'cause-and-effect'],
  },
  models: [
    kitModel('unknown-powder', 'powders'),
    kitModel('solid-samples', 'solids'),
    howMuchDissolves,
    { ...sortFacts(dissolvingWords, ['5-PS1-3']), id: 'sort-claims', thinking: 'find the mistake' },
    fairTest(investigations, ['5-PS1-3']),
    bankModel('new-substance', mixtures, { kind: 'sort' }),
    bankModel('explain', mixtures, { kind: 'build' }),
    bankModel('order-steps', mixtures, { kind: 'order' }),
    bankModel('property-ideas', mixtures),
  ],
})
