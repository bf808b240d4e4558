import { bankModel, skillFrom } from '#form'
import { wholes } from '#worlds/earth-water/earth-water.ts'
import { accepted } from './accepted.gen.ts'
import { fourSpheres } from './four-spheres.ts'
import { say } from './messages.gen.ts'
import { stores } from './stores.gen.ts'
import { waterChart } from './water-chart.ts'
import { waterShares } from './water-shares.ts'

export const waterOnEarth = skillFrom(accepted, say, {
  strand: 'earth-systems',
  icon: 'droplets',
  prerequisites: ['decimal-place-value'],
  formerIds: {
    'water-used-up': 'water.used-up',
    'full-columns-only': 'reading.wrong-axis',
    'wrong-row': 'reading.wrong-series',
    'counts-from-one': 'reading.wrong-axis',
    'mixes-spheres': 'spheres.mixed',
  },
  lesson: {
    idea: ['salt', 'fresh', 'ground', 'spheres'],
    figure: {
      kind: 'circle-graph',
      title: say('wholes.fresh'),
      description: say('lesson.figure'),
      sectors: [
        { label: say('parts.fresh.ice'), percent: wholes.fresh.ice },
        { label: say('parts.fresh.groundwater'), percent: wholes.fresh.groundwater },
        { label: say('parts.fresh.rest'), percent: wholes.fresh.rest },
      ],
    },
    workedExample: { model: 'water-shares', level: 2 },
    words: ['fresh', 'glacier', 'groundwater', 'hydrosphere', 'geosphere', 'atmosphere', 'biosphere'],
  },
  dimensions: {
    'water-chart': ['use-mathematics', 'scale-proportion-quantity'],
    'water-shares': ['use-mathematics', 'scale-proportion-quantity'],
    'four-spheres': ['develop-models', 'systems'],
    'sort-water': ['communicate-information', 'scale-proportion-quantity'],
    'order-stores': ['use-mathematics', 'scale-proportion-quantity'],
    explain: ['argue-from-evidence', 'scale-proportion-quantity'],
    'name-it': ['communicate-information', 'systems'],
    'water-ideas': ['construct-explanations', 'systems'],
  },
  models: [
    waterChart,
    waterShares,
    fourSpheres,
    bankModel('sort-water', stores, { kind: 'sort' }),
    bankModel('order-stores', stores, { kind: 'order' }),
    bankModel('explain', stores, { kind: 'build' }),
    bankModel('name-it', stores, { kind: 'term' }),
    bankModel('water-ideas', stores),
  ],
})
