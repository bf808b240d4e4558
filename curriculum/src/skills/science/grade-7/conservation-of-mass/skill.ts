import { bankModel, skillFrom } from '#form'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { weighParts } from '#shapes/weigh-parts/weigh-parts.ts'
import { reactingWords } from '#worlds/balance/words.ts'
import { reactions } from '#worlds/reactions/reactions.ts'
import { accepted } from './accepted.gen.ts'
import { countAtoms } from './count-atoms.ts'
import { mass } from './mass.gen.ts'
import { say } from './messages.gen.ts'
import { boxes, rebuild, sideOf } from './rebuild.ts'

const { before, after } = reactions[0]

export const conservationOfMass = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'atoms',
  prerequisites: ['mixtures-and-properties', 'equivalent-ratios', 'one-step-equations'],
  formerIds: {
    'coefficient-overlooked': 'reaction.coefficient',
    'subscript-overlooked': 'reaction.subscript',
    'parentheses-overlooked': 'reaction.subscript',
    'adds-instead': 'reaction.adds-counts',
    'counts-every-atom': 'reaction.every-atom',
    'multiplies-for-divides': 'reaction.stops-at-atoms',
    'balanced-by-looks': 'reaction.molecules-conserved',
    'one-term-only': 'reaction.one-term',
    'gas-weighs-nothing': 'substance.gas-is-nothing',
    'forgets-a-part': 'substance.part-forgotten',
    'one-share-only': 'ratio.stops-early',
    'adds-difference': 'ratio.additive',
    'all-is-used': 'reaction.all-used',
    'change-of-state-is-new': 'reaction.state-change-is-new',
    'one-sign-proves': 'mixing.one-sign',
  },
  lesson: {
    idea: ['atoms', 'count', 'scale', 'properties'],
    figure: boxes(['before', sideOf(before, 1)], ['after', sideOf(after, 1)]),
    workedExample: { model: 'rebuild-molecules', level: 1 },
    words: ['atom', 'molecule', 'coefficient', 'subscript', 'conserved'],
  },
  dimensions: {
    'count-atoms': ['use-mathematics', 'scale-proportion-quantity'],
    'rebuild-molecules': ['develop-models', 'energy-and-matter'],
    'missing-mass': ['use-mathematics', 'energy-and-matter'],
    'sort-claims': ['analyze-data', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'sort-changes': ['argue-from-evidence', 'energy-and-matter'],
    'order-steps': ['plan-investigations', 'energy-and-matter'],
    'where-did-it-go': ['construct-explanations', 'energy-and-matter'],
  },
  models: [
    countAtoms,
    rebuild,
    weighParts('missing-mass', {
      what: 'mass',
      stories: [
        'balloonBottle',
        'cloudyBeaker',
        'ironCopper',
        'milkJar',
        'glueCup',
        'sodaCup',
        'tabletCup',
        'limestoneFlask',
        'yeastCup',
      ],
      standards: ['MS-PS1-5'],
    }),
    { ...sortFacts(reactingWords, ['MS-PS1-5']), id: 'sort-claims', thinking: 'find the mistake' },
    bankModel('explain', mass, { kind: 'build' }),
    bankModel('sort-changes', mass, { kind: 'sort' }),
    bankModel('order-steps', mass, { kind: 'order' }),
    bankModel('where-did-it-go', mass),
  ],
})
