import { bankModel, skillFrom } from '#form'
import { globeFigure } from '#worlds/sky/words.ts'
import { accepted } from './accepted.gen.ts'
import { brightness } from './brightness.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { shadowData } from './shadow-data.ts'
import { shadowTimes } from './shadow-times.ts'
import { turningEarth } from './turning-earth.ts'

export const dayAndNightSky = skillFrom(accepted, say, {
  strand: 'earth-in-space',
  icon: 'sun',
  prerequisites: ['decimal-place-value'],
  formerIds: {
    'year-forgotten': 'sky.same-stars-all-year',
    'stars-fixed': 'sky.same-stars-all-year',
    'stars-off-by-day': 'sky.stars-go-out',
    'sun-largest': 'sky.sun-is-largest',
    'ignores-distance': 'sky.misreads-distance',
    'shadow-same': 'sky.shadow-is-fixed',
    'wrong-partner': 'sky.neighbor-time',
    'steady-change': 'trend.steady',
    'reads-one-point': 'reading.one-point',
    'adds-instead': 'data.adds',
    'one-end-only': 'sky.one-end',
  },
  lesson: {
    idea: ['turn', 'shadows', 'year', 'bright'],
    figure: globeFigure(
      [
        { id: 'noon', hour: 12, latitude: 30 },
        { id: 'midnight', hour: 0, latitude: 30 },
      ],
      'left',
    ),
    workedExample: { model: 'shadow-data', level: 2 },
    words: ['axis', 'rotate', 'orbit', 'star', 'constellation', 'brightness'],
  },
  dimensions: {
    'shadow-data': ['analyze-data', 'patterns'],
    'shadow-times': ['analyze-data', 'patterns'],
    'turning-earth': ['develop-models', 'systems'],
    brightness: ['argue-from-evidence', 'scale-proportion-quantity'],
    'explain-sky': ['construct-explanations', 'patterns'],
    'sort-sky': ['analyze-data', 'patterns'],
    'sky-ideas': ['argue-from-evidence', 'patterns'],
  },
  models: [
    shadowData,
    shadowTimes,
    turningEarth,
    brightness,
    bankModel('explain-sky', ideas, { kind: 'build' }),
    bankModel('sort-sky', ideas, { kind: 'sort' }),
    bankModel('sky-ideas', ideas),
  ],
})
