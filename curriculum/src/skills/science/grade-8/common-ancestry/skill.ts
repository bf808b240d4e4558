import { bankModel, skillFrom } from '#form'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { embryoWords } from '#worlds/embryos/words.ts'
import { treeFigure } from '#worlds/kinship/kinship.ts'
import { accepted } from './accepted.gen.ts'
import { ancestors } from './ancestors.gen.ts'
import { readKinship } from './kin.ts'
import { say } from './messages.gen.ts'
import { sortStructures } from './structures.ts'

export const commonAncestry = skillFrom(accepted, say, {
  strand: 'evolution',
  icon: 'web',
  prerequisites: ['fossil-record', 'inheritance'],
  lesson: {
    idea: ['origin', 'use', 'embryos', 'tree'],
    figure: treeFigure({
      line: 'vertebrates',
      tips: ['shark', 'trout', 'frog', 'dog'],
      traits: ['bone', 'limbs', 'egg'],
    }),
    workedExample: { model: 'read-kinship', level: 1 },
    words: ['ancestor', 'homologous', 'analogous', 'vestigial', 'embryo'],
  },
  dimensions: {
    'read-kinship': ['analyze-data', 'patterns'],
    'sort-structures': ['construct-explanations', 'structure-and-function'],
    claims: ['analyze-data', 'patterns'],
    'sort-ideas': ['argue-from-evidence', 'patterns'],
    explain: ['argue-from-evidence', 'patterns'],
    'name-it': ['communicate-information', 'structure-and-function'],
  },
  models: [
    readKinship,
    sortStructures,
    { ...sortFacts(embryoWords, ['MS-LS4-3']), id: 'claims' },
    bankModel('sort-ideas', ancestors, { kind: 'sort' }),
    bankModel('explain', ancestors, { kind: 'build' }),
    bankModel('name-it', ancestors, { kind: 'term' }),
  ],
})
