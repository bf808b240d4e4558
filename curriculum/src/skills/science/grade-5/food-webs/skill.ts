import { bankModel, skillFrom } from '#form'
import { foodWebFigure } from '#figures/food-web/food-web.ts'
import { accepted } from './accepted.gen.ts'
import { countChains } from './count-chains.ts'
import { matter } from './matter.gen.ts'
import { say } from './messages.gen.ts'
import { readArrows, speciesRemoved } from './pick-all.ts'

export const foodWebs = skillFrom(accepted, say, {
  strand: 'ecosystems',
  icon: 'web',
  prerequisites: [],
  formerIds: {
    'arrow-means-eats': 'webs.arrows-backward',
    'all-links-alike': 'webs.all-alike',
    'wrong-way-round': 'population.reverses-effect',
    'guesses-from-size': 'webs.by-habit',
    'mixes-up-roles': 'webs.mixes-roles',
    'plants-eat-soil': 'plants.food-from-soil',
    'energy-comes-round': 'webs.energy-returns',
    'animals-need-no-sun': 'webs.no-sun',
  },
  lesson: {
    idea: ['arrows', 'roles', 'matter', 'energy'],
    figure: foodWebFigure({
      place: 'prairie',
      names: ['grasses', 'grasshoppers', 'deer-mice', 'meadowlarks', 'hawks'],
      links: [
        { from: 'grasses', to: 'grasshoppers' },
        { from: 'grasses', to: 'deer-mice' },
        { from: 'grasshoppers', to: 'deer-mice' },
        { from: 'grasshoppers', to: 'meadowlarks' },
        { from: 'deer-mice', to: 'hawks' },
        { from: 'meadowlarks', to: 'hawks' },
      ],
    }),
    workedExample: { model: 'count-chains', level: 2 },
    words: ['producer', 'consumer', 'decomposer', 'chain', 'web'],
  },
  dimensions: {
    'read-arrows': ['develop-models', 'energy-and-matter'],
    'count-chains': ['develop-models', 'systems'],
    'species-removed': ['develop-models', 'stability-and-change'],
    'choose-roles': ['develop-models', 'energy-and-matter'],
    steps: ['construct-explanations', 'energy-and-matter'],
    terms: ['communicate-information', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'matter-ideas': ['argue-from-evidence', 'energy-and-matter'],
  },
  models: [
    readArrows,
    countChains,
    speciesRemoved,
    bankModel('choose-roles', matter, { kind: 'sort' }),
    bankModel('steps', matter, { kind: 'order' }),
    bankModel('terms', matter, { kind: 'term' }),
    bankModel('explain', matter, { kind: 'build' }),
    bankModel('matter-ideas', matter),
  ],
})
