import { bankModel, skillFrom } from '#form'
import { before, liquid, solid, vessel, vessels } from '#figures/vessels/vessels.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { weighParts } from '#shapes/weigh-parts/weigh-parts.ts'
import { dryingWords } from '#worlds/balance/words.ts'
import { accepted } from './accepted.gen.ts'
import { graphWeights } from './graph-weights.ts'
import { say } from './messages.gen.ts'
import { particlePictures } from './particle-pictures.ts'
import { particles } from './particles.gen.ts'

export const particlesOfMatter = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'particles',
  prerequisites: [],
  formerIds: {
    'particles-like-stuff': 'substance.particle-like-bulk',
    'counts-all-kinds': 'substance.other-kind',
  },
  lesson: {
    idea: ['particles', 'dissolving', 'weight'],
    figure: vessels(
      [
        vessel('before', before, [solid(0, 6), liquid(18)], 'lid'),
        vessel('after', say('lesson.after'), [liquid(18, 6)], 'lid'),
      ],
      [say('picture.water'), say('picture.solid.sugar')],
    ),
    workedExample: { model: 'weigh-parts', level: 2 },
    words: ['matter', 'particle', 'dissolve', 'evaporate', 'vapor'],
  },
  dimensions: {
    'weigh-parts': ['use-mathematics', 'energy-and-matter'],
    'sort-claims': ['analyze-data', 'energy-and-matter'],
    'graph-weights': ['use-mathematics', 'energy-and-matter'],
    'particle-pictures': ['develop-models', 'scale-proportion-quantity'],
    explain: ['construct-explanations', 'scale-proportion-quantity'],
    'sort-cases': ['argue-from-evidence', 'energy-and-matter'],
    'order-steps': ['plan-investigations', 'cause-and-effect'],
    'particle-ideas': ['develop-models', 'scale-proportion-quantity'],
  },
  models: [
    weighParts('weigh-parts', {
      what: 'weight',
      stories: [
        'saltCup',
        'sugarMug',
        'powderBottle',
        'iceJar',
        'butterBowl',
        'waxTin',
        'saltDish',
        'wetShirt',
        'icePan',
        'sodaCup',
        'tabletCup',
      ],
      standards: ['5-PS1-2'],
    }),
    { ...sortFacts(dryingWords, ['5-PS1-2']), id: 'sort-claims', thinking: 'find the mistake' },
    graphWeights,
    particlePictures,
    bankModel('explain', particles, { kind: 'build' }),
    bankModel('sort-cases', particles, { kind: 'sort' }),
    bankModel('order-steps', particles, { kind: 'order' }),
    bankModel('particle-ideas', particles),
  ],
})
