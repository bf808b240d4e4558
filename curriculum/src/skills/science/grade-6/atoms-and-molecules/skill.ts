import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { countCrystal } from './crystals.ts'
import { boxesOf, matchDrawings, whichModel } from './drawings.ts'
import { say } from './messages.gen.ts'
import { structure } from './structure.gen.ts'

export const atomsAndMolecules = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'atoms',
  prerequisites: ['particles-of-matter', 'equivalent-ratios'],
  lesson: {
    idea: ['atoms', 'molecules', 'kinds', 'crystals'],
    figure: boxesOf([
      [[['O', 'O'], 4]],
      [[['H', 'O', 'H'], 4]],
      [
        [['O', 'O'], 2],
        [['H', 'O', 'H'], 2],
      ],
    ]),
    workedExample: { model: 'count-crystal', level: 1 },
    words: ['atom', 'molecule', 'element', 'compound', 'subscript', 'extended-structure'],
  },
  dimensions: {
    'match-drawings': ['develop-models', 'structure-and-function'],
    'which-model': ['develop-models', 'scale-proportion-quantity'],
    'count-crystal': ['use-mathematics', 'scale-proportion-quantity'],
    explain: ['construct-explanations', 'structure-and-function'],
    'sort-substances': ['develop-models', 'patterns'],
    'name-it': ['communicate-information', 'structure-and-function'],
    ideas: ['develop-models', 'scale-proportion-quantity'],
  },
  models: [
    matchDrawings,
    whichModel,
    countCrystal,
    bankModel('explain', structure, { kind: 'build' }),
    bankModel('sort-substances', structure, { kind: 'sort' }),
    bankModel('name-it', structure, { kind: 'term' }),
    bankModel('ideas', structure),
  ],
})
