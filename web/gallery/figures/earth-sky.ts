import type { FigureSample } from '../samples.ts'

const phases = [
  'new moon',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'full moon',
  'waning gibbous',
  'third quarter',
  'waning crescent',
]

export const skySamples: FigureSample[] = [
  {
    name: 'orbit with four months',
    figure: {
      kind: 'orbit',
      description: 'Earth at four places of its orbit around the Sun, its axis leaning to the right in all.',
      notToScale: true,
      positions: [
        { id: 'm', at: 'march', label: 'March' },
        { id: 'j', at: 'june', label: 'June' },
        { id: 's', at: 'september', label: 'September' },
        { id: 'd', at: 'december', label: 'December' },
      ],
      tilt: 23.5,
      hasAxis: true,
      hasEquator: true,
      hasDirection: true,
    },
  },
  {
    name: 'orbit with letters and no tilt',
    figure: {
      kind: 'orbit',
      description: 'Earth with an upright axis at four lettered places of its orbit.',
      notToScale: true,
      positions: [
        { id: 'm', at: 'march', label: '' },
        { id: 'j', at: 'june', label: '' },
        { id: 's', at: 'september', label: '' },
        { id: 'd', at: 'december', label: '' },
      ],
      tilt: 0,
      hasAxis: true,
      hasEquator: false,
      hasDirection: false,
    },
    spots: ['m', 'j', 's', 'd'],
  },
  {
    name: 'orbit with constellations beyond it',
    figure: {
      kind: 'orbit',
      description: 'Earth at four places of its orbit with a constellation beyond each.',
      notToScale: true,
      positions: [
        { id: 'm', at: 'march', label: 'March' },
        { id: 'j', at: 'june', label: 'June' },
        { id: 's', at: 'september', label: 'September' },
        { id: 'd', at: 'december', label: 'December' },
      ],
      tilt: 23.5,
      hasAxis: false,
      hasEquator: false,
      hasDirection: true,
      stars: [
        { id: 'v', beyond: 'march', label: 'Leo' },
        { id: 'w', beyond: 'june', label: 'Scorpius' },
        { id: 'x', beyond: 'september', label: 'Pegasus' },
        { id: 'y', beyond: 'december', label: 'Orion' },
      ],
    },
  },
  {
    name: 'sunlight from the side in June',
    figure: {
      kind: 'sunlight',
      description:
        'Earth from the side, Sun on the right, the North Pole leaning toward the Sun, three parallels.',
      view: 'side',
      sunOn: 'right',
      lean: 23.5,
      parallels: [
        { degrees: 66.5, label: '66.5° N' },
        { degrees: 40, label: '40° N' },
        { degrees: 0, label: 'equator' },
        { degrees: -40, label: '40° S' },
      ],
      places: [],
      hasAxis: true,
      hasRotation: true,
    },
  },
  {
    name: 'sunlight from the side in December with places',
    figure: {
      kind: 'sunlight',
      description: 'Earth from the side, Sun on the left, the North Pole leaning away; four lettered places.',
      view: 'side',
      sunOn: 'left',
      lean: -23.5,
      parallels: [{ degrees: 0, label: '' }],
      places: [
        { id: 'a', label: '', latitude: 40, hour: 12 },
        { id: 'b', label: '', latitude: -40, hour: 12 },
        { id: 'c', label: '', latitude: 80, hour: 12 },
        { id: 'd', label: '', latitude: 0, hour: 0 },
      ],
      hasAxis: true,
      hasRotation: false,
    },
    spots: ['a', 'b', 'c', 'd'],
  },
  {
    name: 'sunlight from above the North Pole',
    figure: {
      kind: 'sunlight',
      description:
        'Earth from above the North Pole, Sun on the right; a town at noon, one at dusk, one at midnight, one at dawn.',
      view: 'north-pole',
      sunOn: 'right',
      lean: 0,
      places: [
        { id: 'a', label: 'Ana', latitude: 20, hour: 12 },
        { id: 'b', label: 'Ben', latitude: 20, hour: 18 },
        { id: 'c', label: 'Cho', latitude: 20, hour: 0 },
        { id: 'd', label: 'Dev', latitude: 20, hour: 6 },
      ],
      hasAxis: false,
      hasRotation: true,
    },
  },
  {
    name: 'moon-phases, all eight on the orbit with letters',
    figure: {
      kind: 'moon-phases',
      description: 'The Moon at eight lettered places around Earth, sunlight from the right.',
      notToScale: true,
      sunOn: 'right',
      orbit: phases.map((_, phase) => ({ id: `p${phase}`, label: '', phase })),
      hasDirection: true,
      seen: [],
    },
    spots: phases.map((_, phase) => `p${phase}`),
  },
  {
    name: 'moon-phases as seen, all eight with names',
    figure: {
      kind: 'moon-phases',
      description: 'Eight phases of the Moon in order.',
      notToScale: false,
      sunOn: 'right',
      orbit: [],
      hasDirection: false,
      seen: phases.map((label, phase) => ({ id: `p${phase}`, label, phase })),
    },
  },
  {
    name: 'moon-phases, orbit and four faces to choose from',
    figure: {
      kind: 'moon-phases',
      description: 'The Moon at place 1 on its orbit, sunlight from the left, and four faces.',
      notToScale: true,
      sunOn: 'left',
      orbit: [
        { id: 'one', label: '1', phase: 1 },
        { id: 'two', label: '2', phase: 4 },
      ],
      hasDirection: true,
      seen: [
        { id: 'a', label: '', phase: 1 },
        { id: 'b', label: '', phase: 7 },
        { id: 'c', label: '', phase: 3 },
        { id: 'd', label: '', phase: 4 },
      ],
    },
    spots: ['a', 'b', 'c', 'd'],
  },
  {
    name: 'eclipse of the Sun with names',
    figure: {
      kind: 'eclipse',
      description: 'Sun, Moon and Earth in one line, the Moon between; its shadow falls on Earth.',
      notToScale: true,
      moon: 'between',
      line: 'on',
      hasShadows: true,
      parts: [
        { id: 's', part: 'sun', label: 'Sun' },
        { id: 'm', part: 'moon', label: 'Moon' },
        { id: 'e', part: 'earth', label: 'Earth' },
        { id: 'u', part: 'umbra', label: 'umbra' },
        { id: 'p', part: 'penumbra', label: 'penumbra' },
      ],
    },
  },
  {
    name: 'eclipse of the Moon with letters',
    figure: {
      kind: 'eclipse',
      description: 'Sun, Earth and Moon in one line, Earth between; the Moon is in its shadow.',
      notToScale: true,
      moon: 'behind',
      line: 'on',
      hasShadows: true,
      parts: [
        { id: 's', part: 'sun', label: '' },
        { id: 'm', part: 'moon', label: '' },
        { id: 'e', part: 'earth', label: '' },
        { id: 'u', part: 'umbra', label: '' },
        { id: 'p', part: 'penumbra', label: '' },
      ],
    },
    spots: ['s', 'm', 'e', 'u', 'p'],
  },
  {
    name: 'eclipse missed, new Moon above the line',
    figure: {
      kind: 'eclipse',
      description:
        'At this new moon the Moon is above the line from the Sun to Earth and its shadow misses Earth.',
      notToScale: true,
      moon: 'between',
      line: 'above',
      hasShadows: true,
      parts: [
        { id: 'm', part: 'moon', label: 'Moon' },
        { id: 'e', part: 'earth', label: 'Earth' },
      ],
    },
  },
  {
    name: 'eclipse missed, full Moon below the line',
    figure: {
      kind: 'eclipse',
      description: 'At this full moon the Moon is below the shadow of Earth.',
      notToScale: true,
      moon: 'behind',
      line: 'below',
      hasShadows: true,
      parts: [
        { id: 'm', part: 'moon', label: 'Moon' },
        { id: 'e', part: 'earth', label: 'Earth' },
      ],
    },
  },
]
