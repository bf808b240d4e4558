import type { FigureSample } from '../samples.ts'
import { familySamples } from './life-families.ts'
import { organismSamples } from './life-organisms.ts'

export const lifeSamples: FigureSample[] = [
  ...organismSamples,
  ...familySamples,
  {
    name: 'food-web crowded with long names',
    figure: {
      kind: 'food-web',
      description:
        'A food web of a pond. Algae are eaten by water fleas and tadpoles, pondweed by tadpoles and snails; water fleas and tadpoles are eaten by sunfish, tadpoles and snails by crayfish; sunfish and crayfish are eaten by a great blue heron.',
      nodes: [
        { id: 'algae', label: 'Algae', row: 0 },
        { id: 'weed', label: 'Pondweed', row: 0 },
        { id: 'flea', label: 'Water flea', row: 1 },
        { id: 'tadpole', label: 'Tadpole', row: 1 },
        { id: 'snail', label: 'Pond snail', row: 1 },
        { id: 'sunfish', label: 'Green sunfish', row: 2 },
        { id: 'crayfish', label: 'Crayfish', row: 2 },
        { id: 'heron', label: 'Great blue heron', row: 3 },
      ],
      arrows: [
        { from: 'algae', to: 'flea' },
        { from: 'algae', to: 'tadpole' },
        { from: 'weed', to: 'tadpole' },
        { from: 'weed', to: 'snail' },
        { from: 'flea', to: 'sunfish' },
        { from: 'tadpole', to: 'sunfish' },
        { from: 'tadpole', to: 'crayfish' },
        { from: 'snail', to: 'crayfish' },
        { from: 'sunfish', to: 'heron' },
        { from: 'crayfish', to: 'heron' },
      ],
    },
  },
  {
    name: 'food-web with letters and one asked for',
    figure: {
      kind: 'food-web',
      description:
        'Grass feeds a rabbit and a mouse; a fox eats both, and something that is asked for eats mice.',
      nodes: [
        { id: 'grass', label: 'Grass', row: 0 },
        { id: 'rabbit', label: 'Rabbit', row: 1 },
        { id: 'mouse', label: 'Mouse', row: 1 },
        { id: 'fox', label: 'Fox', row: 2 },
        { id: 'owl', label: '?', row: 2 },
      ],
      arrows: [
        { from: 'grass', to: 'rabbit' },
        { from: 'grass', to: 'mouse' },
        { from: 'rabbit', to: 'fox' },
        { from: 'mouse', to: 'fox' },
        { from: 'mouse', to: 'owl' },
      ],
    },
    spots: ['grass', 'rabbit', 'fox'],
  },
  {
    name: 'flow across, three boxes with amounts',
    figure: {
      kind: 'flow',
      description: 'Energy goes from a battery to a motor as 100 joules of electrical energy, then to a fan.',
      direction: 'across',
      boxes: [
        { id: 'battery', text: 'Battery', note: 'chemical energy' },
        { id: 'motor', text: 'Motor' },
        { id: 'fan', text: 'Fan blades', note: 'motion energy' },
      ],
      arrows: [
        { from: 'battery', to: 'motor', label: '100 J electrical' },
        { from: 'motor', to: 'fan', label: '?' },
      ],
    },
  },
  {
    name: 'flow chain of seven that wraps',
    figure: {
      kind: 'flow',
      description: 'How people learn from an experiment in seven steps, the fourth of which is asked for.',
      direction: 'across',
      boxes: [
        { id: '1', text: 'Ask a question' },
        { id: '2', text: 'Form a hypothesis' },
        { id: '3', text: 'Plan the experiment' },
        { id: '4', text: '?' },
        { id: '5', text: 'Analyze the data' },
        { id: '6', text: 'Draw a conclusion' },
        { id: '7', text: 'Share the results' },
      ],
      arrows: ['1', '2', '3', '4', '5', '6'].map((from, index) => ({ from, to: String(index + 2) })),
    },
  },
  {
    name: 'flow that branches and joins, with labels',
    figure: {
      kind: 'flow',
      description:
        'A light bulb takes in 60 joules: 9 joules leave as light and the rest, which is asked for, as heat. Both end in the room.',
      direction: 'across',
      boxes: [
        { id: 'bulb', text: 'Light bulb', note: '60 J in' },
        { id: 'light', text: 'Light' },
        { id: 'heat', text: 'Heat' },
        { id: 'room', text: 'Walls and air of the room' },
      ],
      arrows: [
        { from: 'bulb', to: 'light', label: '9 J' },
        { from: 'bulb', to: 'heat', label: '?', isDashed: true },
        { from: 'light', to: 'room', label: 'absorbed' },
        { from: 'heat', to: 'room', label: 'spreads out' },
      ],
    },
  },
  {
    name: 'flow of an experiment, down, with letters',
    figure: {
      kind: 'flow',
      description:
        'Forty bean seedlings are split into two groups that differ in light only; heights are compared.',
      direction: 'down',
      boxes: [
        { id: 'all', text: '40 bean seedlings of one height' },
        { id: 'light', text: 'Sunny window', note: '20 seedlings, 50 mL water a day' },
        { id: 'dark', text: 'Closed cupboard', note: '20 seedlings, 50 mL water a day' },
        { id: 'measure', text: 'Measure every height after 14 days' },
        { id: 'compare', text: 'Compare the mean heights' },
      ],
      arrows: [
        { from: 'all', to: 'light', label: 'at random' },
        { from: 'all', to: 'dark', label: 'at random' },
        { from: 'light', to: 'measure' },
        { from: 'dark', to: 'measure' },
        { from: 'measure', to: 'compare' },
      ],
    },
    spots: ['light', 'dark', 'measure'],
  },
  {
    name: 'flow that leads back and over a rank',
    figure: {
      kind: 'flow',
      description:
        'A design is built and tested; when it fails, it is improved and built again; when it passes, it is shared.',
      direction: 'down',
      boxes: [
        { id: 'define', text: 'Define the problem' },
        { id: 'ideas', text: 'Think of solutions' },
        { id: 'build', text: 'Build a model' },
        { id: 'test', text: 'Test it' },
        { id: 'share', text: 'Share the design' },
      ],
      arrows: [
        { from: 'define', to: 'ideas' },
        { from: 'define', to: 'build', label: 'known solution' },
        { from: 'ideas', to: 'build' },
        { from: 'build', to: 'test' },
        { from: 'test', to: 'share', label: 'meets all criteria' },
        { from: 'test', to: 'ideas', label: 'does not', isDashed: true },
      ],
    },
  },
  {
    name: 'cycle of four with arrows named',
    figure: {
      kind: 'cycle',
      description:
        'The water cycle: water in the ocean evaporates into water vapor, which condenses into clouds, from which rain falls onto land and runs off into the ocean.',
      title: 'Water cycle',
      stages: [
        { id: 'vapor', text: 'Water vapor in the air' },
        { id: 'clouds', text: 'Clouds' },
        { id: 'land', text: 'Rivers and groundwater' },
        { id: 'ocean', text: 'Ocean' },
      ],
      arrows: [
        { from: 'vapor', to: 'clouds', label: 'condensation' },
        { from: 'clouds', to: 'land', label: 'precipitation' },
        { from: 'land', to: 'ocean', label: 'runoff' },
        { from: 'ocean', to: 'vapor', label: '?' },
      ],
    },
  },
  {
    name: 'cycle of rocks with arrows across',
    figure: {
      kind: 'cycle',
      description:
        'The rock cycle. Magma cools to igneous rock; any rock weathers to sediment; sediment is pressed into sedimentary rock; heat and pressure make metamorphic rock; it melts to magma.',
      title: 'Rock cycle',
      stages: [
        { id: 'igneous', text: 'Igneous rock' },
        { id: 'sediment', text: 'Sediment' },
        { id: 'sedimentary', text: 'Sedimentary rock' },
        { id: 'metamorphic', text: 'Metamorphic rock' },
        { id: 'magma', text: 'Magma' },
      ],
      arrows: [
        { from: 'igneous', to: 'sediment', label: 'weathering' },
        { from: 'sediment', to: 'sedimentary', label: 'compaction, cementation' },
        { from: 'sedimentary', to: 'metamorphic', label: 'heat and pressure' },
        { from: 'metamorphic', to: 'magma', label: 'melting' },
        { from: 'magma', to: 'igneous', label: 'cooling' },
        { from: 'igneous', to: 'metamorphic' },
        { from: 'metamorphic', to: 'sediment' },
      ],
    },
  },
  {
    name: 'cycle of carbon both ways, lettered arrows',
    figure: {
      kind: 'cycle',
      description: 'Carbon goes between air, plants, animals and soil. Four arrows are lettered.',
      title: '',
      stages: [
        { id: 'air', text: 'Carbon dioxide in the air' },
        { id: 'plants', text: 'Plants' },
        { id: 'animals', text: 'Animals' },
        { id: 'soil', text: 'Dead matter in soil' },
      ],
      arrows: [
        { from: 'air', to: 'plants', id: 'photosynthesis' },
        { from: 'plants', to: 'air', id: 'respiration' },
        { from: 'plants', to: 'animals', id: 'eating' },
        { from: 'animals', to: 'soil', label: 'death' },
        { from: 'soil', to: 'air', id: 'decay' },
        { from: 'animals', to: 'air', label: 'breathing' },
      ],
    },
    spots: ['photosynthesis', 'respiration', 'eating', 'decay'],
  },
  {
    name: 'cycle of eight stages, one asked for, three lettered',
    figure: {
      kind: 'cycle',
      description: 'The phases of the moon in order around a ring; the third stage is asked for.',
      title: 'Phases of the moon',
      stages: [
        { id: 'new', text: 'New moon' },
        { id: 'wax-crescent', text: 'Waxing crescent' },
        { id: 'first', text: '?' },
        { id: 'wax-gibbous', text: 'Waxing gibbous' },
        { id: 'full', text: 'Full moon' },
        { id: 'wan-gibbous', text: '?' },
        { id: 'last', text: 'Last quarter' },
        { id: 'wan-crescent', text: 'Waning crescent' },
      ],
      arrows: [
        'new',
        'wax-crescent',
        'first',
        'wax-gibbous',
        'full',
        'wan-gibbous',
        'last',
        'wan-crescent',
      ].map((from, index, all) => ({ from, to: all[(index + 1) % all.length] ?? 'new' })),
    },
    spots: ['full', 'wan-gibbous', 'last'],
  },
  {
    name: 'cycle of a frog, three stages, no title',
    figure: {
      kind: 'cycle',
      description: 'The life cycle of a frog: eggs, tadpole, adult frog, and eggs again.',
      title: '',
      stages: [
        { id: 'eggs', text: 'Eggs in water' },
        { id: 'tadpole', text: 'Tadpole' },
        { id: 'frog', text: 'Adult frog' },
      ],
      arrows: [
        { from: 'eggs', to: 'tadpole', label: 'hatch' },
        { from: 'tadpole', to: 'frog', label: 'grows legs, loses its tail' },
        { from: 'frog', to: 'eggs', label: 'lays' },
      ],
    },
  },
]
