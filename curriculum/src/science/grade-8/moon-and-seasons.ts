import { defineSkill } from '../../skill.ts'
import { conceptModel } from '../concept-questions.ts'
import { eclipses } from './eclipse-conditions.ts'
import { moonCalendar, phasePlaces } from './moon-phases.ts'
import { moonQuestions } from './moon-questions.ts'
import { sunData } from './sun-and-tilt.ts'

/** What causes phases, eclipses, and seasons, and what would follow if something were different. */
const ideas = conceptModel({ id: 'moon-ideas', thinking: 'explain', seconds: 45, questions: moonQuestions })

export const moonAndSeasons = defineSkill({
  id: 'moon-and-seasons',
  revision: 1,
  subject: 'science',
  gradeLevel: 8,
  strand: 'Earth in space',
  name: 'Moon and seasons',
  description: 'Use a model of the Sun, Earth, and the Moon to explain phases, eclipses, and seasons.',
  icon: 'moon',
  standards: ['MS-ESS1-1'],
  prerequisites: ['day-and-night-sky', 'angle-relationships'],
  misconceptions: [
    {
      id: 'shadow-makes-phases',
      name: 'takes phases for Earth’s shadow',
      explanation:
        'Earth’s shadow falls on the Moon only in a lunar eclipse. Phases come from how much of the lit half faces us.',
    },
    {
      id: 'lit-side-faces-us',
      name: 'thinks that the lit half always faces Earth',
      explanation: 'The lit half faces the Sun. From Earth we may see all of it, a part of it, or none.',
    },
    {
      id: 'misjudges-lit-part',
      name: 'misjudges how much of the lit half faces Earth',
      explanation:
        'The Sun always lights half of the Moon. Go to Earth in your mind and look: how much of that half do you see?',
    },
    {
      id: 'mirrors-phase',
      name: 'mixes up the right and the left side',
      explanation:
        'From the Northern Hemisphere, the right side is lit from new moon to full moon, and the left side after that.',
    },
    {
      id: 'own-light',
      name: 'thinks that the Moon makes its own light',
      explanation: 'Moonlight is sunlight that the Moon sends back.',
    },
    {
      id: 'dark-side',
      name: 'takes the far side for a side that is always dark',
      explanation: 'The far side has day and night, too. At new moon it is fully lit.',
    },
    {
      id: 'moon-night-only',
      name: 'thinks that the Moon is up at night only',
      explanation: 'The Moon is up for about 12 hours of each day. At most phases some of that is daytime.',
    },
    {
      id: 'phase-by-place',
      name: 'thinks that the phase depends on the place on Earth',
      explanation: 'The phase depends on where the Moon is on its orbit. So it is the same all over Earth.',
    },
    {
      id: 'moon-other-way',
      name: 'lets the Moon or its phases go the wrong way',
      explanation:
        'Seen from above the North Pole, the Moon goes counterclockwise: new, first quarter, full, third quarter.',
    },
    {
      id: 'forgets-days',
      name: 'forgets that the Moon moves on',
      explanation: 'In a week the Moon goes about a quarter of its way around Earth.',
    },
    {
      id: 'short-cycle',
      name: 'takes the cycle of phases for shorter than it is',
      explanation: 'From new moon to new moon it takes 29.5 days. A week is only a quarter of that.',
    },
    {
      id: 'whole-for-part',
      name: 'takes the wrong part of the cycle',
      explanation: 'Count the quarters: new moon, first quarter, full moon, third quarter, new moon.',
    },
    {
      id: 'misjudges-rest',
      name: 'misjudges what is left after whole cycles',
      explanation:
        'Take away the days of all whole cycles. What is left tells how far the next one has come.',
    },
    {
      id: 'no-month-end',
      name: 'counts on past the end of a month',
      explanation: 'April has 30 days, so the day after April 30 is May 1.',
    },
    {
      id: 'distance-seasons',
      name: 'puts seasons down to the distance from the Sun',
      explanation:
        'Earth is closest to the Sun in January. And north and south have opposite seasons at the same distance.',
    },
    {
      id: 'same-season-everywhere',
      name: 'thinks that it is the same season everywhere',
      explanation:
        'When the north leans toward the Sun, the south leans away from it. So seasons are opposite.',
    },
    {
      id: 'tilt-swapped',
      name: 'swaps leaning toward the Sun and away from it',
      explanation:
        'The half that leans toward the Sun has a high Sun and long days. In June that is the north, in December the south.',
    },
    {
      id: 'tilt-flips',
      name: 'thinks that the axis tips back and forth',
      explanation:
        'The axis points in the same direction all year. Only the side on which the Sun is changes.',
    },
    {
      id: 'ignores-tilt',
      name: 'leaves the tilt out',
      explanation:
        'Because of the tilt, the noon Sun is straight overhead at 23.5° N in June and at 23.5° S in December.',
    },
    {
      id: 'forgets-half',
      name: 'forgets to halve',
      explanation:
        'From June to December the noon Sun changes by two tilts, one to each side. So the tilt is half of the change.',
    },
    {
      id: 'stops-early',
      name: 'stops at a step on the way',
      explanation: 'Read once more what the question asks for.',
    },
    {
      id: 'eclipse-swapped',
      name: 'swaps solar and lunar eclipses',
      explanation:
        'In a solar eclipse the Moon’s shadow falls on Earth. In a lunar eclipse Earth’s shadow falls on the Moon.',
    },
    {
      id: 'eclipse-every-month',
      name: 'expects an eclipse in every month',
      explanation: 'The Moon’s orbit is tilted by about 5°. At most new and full moons, the shadows miss.',
    },
    {
      id: 'eclipse-any-phase',
      name: 'expects eclipses at any phase',
      explanation: 'Only at new moon and at full moon can the Sun, Earth, and the Moon stand in one line.',
    },
    {
      id: 'eclipse-missed',
      name: 'misses that all three are in line',
      explanation: 'When the phase fits and the Moon is close to the plane of Earth’s orbit, a shadow hits.',
    },
  ],
  lesson: {
    idea: [
      'The Sun always lights one half of the Moon: the half that faces it. The Moon goes around Earth, and so we see more or less of that lit half. These are its phases. From new moon to new moon it takes 29.5 days.',
      'At new moon the Moon is on the side toward the Sun, and at full moon on the far side. If all three are exactly in line, a shadow hits: a solar eclipse at new moon, a lunar eclipse at full moon. That is rare, since the Moon’s orbit is tilted by about 5°.',
      'Earth’s axis is tilted by 23.5° and points the same way all year. In June the north leans toward the Sun: the Sun stands high, days are long, and it is summer there. In December it is the other way around. The south always has the opposite season.',
      'Distance does not make the seasons. Earth is closest to the Sun in January.',
    ],
    figure: {
      kind: 'moon-phases',
      notToScale: true,
      sunOn: 'right',
      orbit: [
        { id: 'new', label: 'new', phase: 0 },
        { id: 'first', label: 'first quarter', phase: 2 },
        { id: 'full', label: 'full', phase: 4 },
        { id: 'third', label: 'third quarter', phase: 6 },
      ],
      hasDirection: true,
      seen: [
        { id: 'seen-new', label: 'new', phase: 0 },
        { id: 'seen-first', label: 'first quarter', phase: 2 },
        { id: 'seen-full', label: 'full', phase: 4 },
        { id: 'seen-third', label: 'third quarter', phase: 6 },
      ],
      description:
        'The Moon’s orbit from above the North Pole, with sunlight from the right. New moon is right of Earth, first quarter above it, full moon left of it, third quarter below it. Below, the four faces as seen from Earth: dark, right half lit, all lit, left half lit.',
    },
    workedExample: { model: 'phase-places', level: 2 },
    words: [
      { word: 'phase', meaning: 'How much of the Moon’s lit half we see from Earth, such as full moon.' },
      { word: 'waxing', meaning: 'Growing: from new moon to full moon.' },
      { word: 'waning', meaning: 'Shrinking: from full moon to new moon.' },
      { word: 'crescent', meaning: 'The Moon with less than half of its face lit.' },
      { word: 'gibbous', meaning: 'The Moon with more than half of its face lit, but not all.' },
      { word: 'axis', meaning: 'The line through the poles around which Earth turns.' },
      { word: 'eclipse', meaning: 'A shadow in space: of the Moon on Earth, or of Earth on the Moon.' },
      { word: 'latitude', meaning: 'How far a place is north or south of the equator, in degrees.' },
    ],
  },
  models: [phasePlaces, moonCalendar, sunData, eclipses, ideas],
})
