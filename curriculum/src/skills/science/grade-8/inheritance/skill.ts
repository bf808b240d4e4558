import { bankModel, skillFrom } from '#form'
import { squareFigure } from '#worlds/crosses/words.ts'
import { accepted } from './accepted.gen.ts'
import { expectedCount } from './expected-count.ts'
import { familyTree } from './family-tree.ts'
import { findParents } from './find-parents.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { punnettSquare } from './punnett-square.ts'

export const inheritance = skillFrom(accepted, say, {
  strand: 'heredity',
  icon: 'inheritance',
  prerequisites: ['equivalent-ratios', 'probability'],
  formerIds: {
    'gives-one': 'heredity.one-parent-only',
    'phenotype-is-genotype': 'heredity.look-is-alleles',
    'counts-one-kind': 'heredity.forgets-mixed',
    'wrong-trait': 'heredity.other-trait',
    'expects-half': 'heredity.half-and-half',
    'stops-early': 'heredity.box-is-count',
    'dominant-more-common': 'heredity.dominant-is-common',
    'chance-has-memory': 'heredity.chance-is-promise',
    'acquired-inherited': 'selection.acquired',
    'asexual-varies': 'heredity.one-parent-varies',
  },
  lesson: {
    idea: ['alleles', 'square', 'expect', 'asexual'],
    figure: squareFigure({ top: ['B', 'b'], side: ['B', 'b'] }, true),
    workedExample: { model: 'punnett-square', level: 3 },
    words: ['gene', 'allele', 'dominant', 'recessive', 'genotype', 'phenotype', 'sample-size'],
  },
  dimensions: {
    'punnett-square': ['develop-models', 'cause-and-effect'],
    'expected-count': ['use-mathematics', 'scale-proportion-quantity'],
    'find-parents': ['argue-from-evidence', 'patterns'],
    'family-tree': ['develop-models', 'patterns'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'sort-ideas': ['communicate-information', 'cause-and-effect'],
    ideas: ['construct-explanations', 'cause-and-effect'],
  },
  models: [
    punnettSquare,
    expectedCount,
    findParents,
    familyTree,
    bankModel('explain', ideas, { kind: 'build' }),
    bankModel('sort-ideas', ideas, { kind: 'sort' }),
    bankModel('ideas', ideas),
  ],
})
