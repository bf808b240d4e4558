import { bankModel, skillFrom } from '#form'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { weighParts } from '#shapes/weigh-parts/weigh-parts.ts'
import { dryingWords } from '#worlds/balance/words.ts'
import { accepted } from './accepted.gen.ts'
import { graphWeights } from './graph-weights.ts'
import { say } from './messages.gen.ts'
import { particlePictures, vessels } from './particle-pictures.ts'
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
        {
          id: 'before',
          label: say('lesson.before'),
          phases: [
            { state: 'solid', particles: 6, others: 6 },
            { state: 'liquid', particles: 18 },
          ],
          motion: 0,
          top: 'lid',
        },
        {
          id: 'after',
          label: say('lesson.after'),
          phases: [{ state: 'liquid', particles: 24, others: 6 }],
          motion: 0,
          top: 'lid',
        },
      ],
      [say('picture.water'), say('picture.solid.sugar')],
    ),
    workedExample: { model: 'weigh-parts', level: 2 },
    words: ['matter', 'particle', 'dissolve', 'evaporate', 'vapor'],
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
