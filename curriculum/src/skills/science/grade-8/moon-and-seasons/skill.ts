import { bankModel, skillFrom } from '#form'
import { moonFigure } from '#worlds/sky/moon-words.ts'
import { accepted } from './accepted.gen.ts'
import { eclipses } from './eclipses.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { moonCalendar } from './moon-calendar.ts'
import { phasePlaces } from './phase-places.ts'
import { sunData } from './sun-data.ts'

export const moonAndSeasons = skillFrom(accepted, say, {
  strand: 'earth-in-space',
  icon: 'moon',
  prerequisites: ['day-and-night-sky', 'angle-relationships'],
  formerIds: {
    'misjudges-lit-part': 'moon.lit-part',
    'mirrors-phase': 'moon.mirrors',
    'moon-night-only': 'moon.night-only',
    'moon-other-way': 'moon.other-way',
    'whole-for-part': 'moon.part-of-cycle',
    'misjudges-rest': 'moon.part-of-cycle',
    'distance-seasons': 'seasons.distance',
    'same-season-everywhere': 'seasons.same-everywhere',
    'tilt-swapped': 'seasons.swapped',
    'tilt-flips': 'seasons.axis-flips',
    'eclipse-swapped': 'eclipse.swapped',
    'eclipse-every-month': 'eclipse.every-month',
    'eclipse-any-phase': 'eclipse.any-phase',
    'eclipse-missed': 'eclipse.missed',
  },
  lesson: {
    idea: ['phases', 'eclipses', 'seasons', 'distance'],
    figure: moonFigure([0, 2, 4, 6], 'right', 2),
    workedExample: { model: 'phase-places', level: 2 },
    words: ['phase', 'waxing', 'waning', 'gibbous', 'axis', 'eclipse', 'latitude'],
  },
  dimensions: {
    'phase-places': ['develop-models', 'patterns'],
    'moon-calendar': ['use-mathematics', 'patterns'],
    'sun-data': ['analyze-data', 'patterns'],
    eclipses: ['analyze-data', 'patterns'],
    'explain-moon': ['construct-explanations', 'systems'],
    'sort-moon': ['develop-models', 'systems'],
    'moon-ideas': ['argue-from-evidence', 'cause-and-effect'],
  },
  models: [
    phasePlaces,
    moonCalendar,
    sunData,
    eclipses,
    bankModel('explain-moon', ideas, { kind: 'build' }),
    bankModel('sort-moon', ideas, { kind: 'sort' }),
    bankModel('moon-ideas', ideas),
  ],
})
