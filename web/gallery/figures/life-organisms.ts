import type { FigureSample } from '../samples.ts'

/** Cells, bodies, and plants. */
export const organismSamples: FigureSample[] = [
  {
    name: 'cell of an animal with every part named',
    figure: {
      kind: 'cell',
      description: 'An animal cell with its parts named: nucleus, mitochondria, ribosomes and others.',
      cell: 'animal',
      parts: [
        { id: 'membrane', label: 'cell membrane' },
        { id: 'cytoplasm', label: 'cytoplasm' },
        { id: 'nucleus', label: 'nucleus' },
        { id: 'dna', label: 'DNA' },
        { id: 'ribosomes', label: 'ribosomes' },
        { id: 'mitochondria', label: 'mitochondrion' },
        { id: 'vacuole', label: 'vacuole' },
        { id: 'reticulum', label: 'endoplasmic reticulum' },
        { id: 'golgi-body', label: 'Golgi body' },
        { id: 'lysosomes', label: 'lysosome' },
      ],
    },
  },
  {
    name: 'cell of a plant with every part named',
    figure: {
      kind: 'cell',
      description: 'A plant cell with its parts named: cell wall, chloroplasts, central vacuole and others.',
      cell: 'plant',
      parts: [
        { id: 'wall', label: 'cell wall' },
        { id: 'membrane', label: 'cell membrane' },
        { id: 'cytoplasm', label: 'cytoplasm' },
        { id: 'nucleus', label: 'nucleus' },
        { id: 'dna', label: 'DNA' },
        { id: 'ribosomes', label: 'ribosomes' },
        { id: 'mitochondria', label: 'mitochondrion' },
        { id: 'chloroplasts', label: 'chloroplast' },
        { id: 'vacuole', label: 'large central vacuole' },
        { id: 'reticulum', label: 'endoplasmic reticulum' },
        { id: 'golgi-body', label: 'Golgi body' },
      ],
    },
  },
  {
    name: 'cell of a plant, lettered',
    figure: {
      kind: 'cell',
      description: 'A plant cell with six parts lettered A to F.',
      cell: 'plant',
      parts: [
        { id: 'wall' },
        { id: 'nucleus' },
        { id: 'mitochondria' },
        { id: 'chloroplasts' },
        { id: 'vacuole' },
        { id: 'membrane' },
        { id: 'cytoplasm', label: 'cytoplasm' },
      ],
    },
    spots: ['wall', 'nucleus', 'mitochondria', 'chloroplasts', 'vacuole', 'membrane'],
  },
  {
    name: 'cell of an animal, four parts, one asked for',
    figure: {
      kind: 'cell',
      description:
        'An animal cell with nucleus, mitochondria and membrane; the name of one part is asked for.',
      cell: 'animal',
      parts: [
        { id: 'membrane', label: 'cell membrane' },
        { id: 'cytoplasm', label: 'cytoplasm' },
        { id: 'nucleus', label: 'nucleus' },
        { id: 'mitochondria', label: '?' },
      ],
    },
  },
  {
    name: 'cell of a bacterium',
    figure: {
      kind: 'cell',
      description:
        'A bacterium with cell wall, membrane, cytoplasm, DNA without a nucleus, ribosomes and flagellum.',
      cell: 'bacterium',
      parts: [
        { id: 'wall', label: 'cell wall' },
        { id: 'membrane', label: 'cell membrane' },
        { id: 'cytoplasm', label: 'cytoplasm' },
        { id: 'dna', label: 'DNA' },
        { id: 'ribosomes', label: 'ribosomes' },
        { id: 'flagellum', label: 'flagellum' },
      ],
    },
  },
  {
    name: 'body-system, digestion with names',
    figure: {
      kind: 'body-system',
      description: 'The digestive system from mouth to large intestine, with its organs named.',
      organs: [
        { id: 'mouth', label: 'mouth' },
        { id: 'esophagus', label: 'esophagus' },
        { id: 'liver', label: 'liver' },
        { id: 'stomach', label: 'stomach' },
        { id: 'pancreas', label: 'pancreas' },
        { id: 'small-intestine', label: 'small intestine' },
        { id: 'large-intestine', label: 'large intestine' },
      ],
      arrows: [],
    },
  },
  {
    name: 'body-system lettered, eight organs',
    figure: {
      kind: 'body-system',
      description:
        'A body with brain, lungs, heart, liver, stomach, kidneys, intestines and bladder, lettered.',
      organs: [
        { id: 'brain' },
        { id: 'lungs' },
        { id: 'heart' },
        { id: 'liver' },
        { id: 'stomach' },
        { id: 'kidneys' },
        { id: 'large-intestine' },
        { id: 'small-intestine' },
        { id: 'trachea', label: 'windpipe' },
      ],
      arrows: [],
    },
    spots: ['brain', 'lungs', 'heart', 'liver', 'stomach', 'kidneys', 'large-intestine', 'small-intestine'],
  },
  {
    name: 'body-system with every organ of the trunk',
    figure: {
      kind: 'body-system',
      description:
        'A body with the organs of digestion, breathing and urine; dashed lines show what lies behind.',
      organs: [
        { id: 'lungs', label: 'lungs' },
        { id: 'heart', label: 'heart' },
        { id: 'diaphragm', label: 'diaphragm' },
        { id: 'liver', label: 'liver' },
        { id: 'stomach', label: 'stomach' },
        { id: 'pancreas', label: 'pancreas' },
        { id: 'kidneys', label: 'kidneys' },
        { id: 'large-intestine', label: 'large intestine' },
        { id: 'small-intestine', label: 'small intestine' },
        { id: 'bladder', label: 'bladder' },
      ],
      arrows: [],
    },
  },
  {
    name: 'body-system with oxygen passed on',
    figure: {
      kind: 'body-system',
      description:
        'Lungs, heart and an arm muscle. Arrows lead from lungs to heart and from heart to muscle.',
      organs: [
        { id: 'lungs', label: 'lungs' },
        { id: 'heart', label: 'heart' },
        { id: 'muscle', label: 'arm muscle' },
        { id: 'trachea' },
      ],
      arrows: [
        { from: 'lungs', to: 'heart', label: 'blood rich in oxygen' },
        { from: 'heart', to: 'muscle', label: '?' },
      ],
    },
  },
  {
    name: 'body-system, nerves and a signal',
    figure: {
      kind: 'body-system',
      description: 'Brain, spinal cord, nerves, skin, an arm muscle and a bone.',
      organs: [
        { id: 'brain', label: 'brain' },
        { id: 'spinal-cord', label: 'spinal cord' },
        { id: 'nerves', label: 'nerves' },
        { id: 'muscle', label: 'muscle' },
        { id: 'bone', label: 'bone' },
        { id: 'skin', label: 'skin' },
      ],
      arrows: [{ from: 'brain', to: 'muscle', label: 'signal' }],
    },
  },
  {
    name: 'body-system, blood and urine',
    figure: {
      kind: 'body-system',
      description: 'Heart, blood vessels, kidneys, bladder and diaphragm.',
      organs: [
        { id: 'heart', label: 'heart' },
        { id: 'blood-vessels', label: 'blood vessels' },
        { id: 'kidneys', label: 'kidney' },
        { id: 'bladder', label: 'bladder' },
        { id: 'diaphragm', label: 'diaphragm' },
      ],
      arrows: [{ from: 'kidneys', to: 'bladder', label: 'urine' }],
    },
  },
  {
    name: 'plant with photosynthesis and parts',
    figure: {
      kind: 'plant',
      description:
        'A plant takes in light, water and carbon dioxide, gives off oxygen, and moves sugar to its roots.',
      view: 'whole',
      parts: [
        { id: 'flower', label: 'flower' },
        { id: 'stem', label: 'stem' },
        { id: 'leaf', label: 'leaf' },
        { id: 'roots', label: 'roots' },
      ],
      arrows: [
        { id: 'light', label: 'light', from: 'outside', to: 'leaf', carries: 'energy' },
        { id: 'co2', label: 'carbon dioxide', from: 'outside', to: 'leaf', carries: 'matter' },
        { id: 'o2', label: 'oxygen', from: 'leaf', to: 'outside', carries: 'matter' },
        { id: 'water', label: 'water', from: 'outside', to: 'roots', carries: 'matter' },
        { id: 'up', label: 'water', from: 'roots', to: 'leaf', carries: 'matter' },
        { id: 'sugar', label: 'sugar', from: 'leaf', to: 'roots', carries: 'matter' },
      ],
    },
  },
  {
    name: 'plant with lettered arrows, one asked for',
    figure: {
      kind: 'plant',
      description: 'A plant with three lettered arrows into it and one, asked for, out of its leaf.',
      view: 'whole',
      parts: [{ id: 'soil', label: 'soil' }, { id: 'fruit' }],
      arrows: [
        { id: 'light', label: '?', from: 'outside', to: 'leaf', carries: 'energy' },
        { id: 'co2', label: '?', from: 'outside', to: 'leaf', carries: 'matter' },
        { id: 'o2', label: '?', from: 'leaf', to: 'outside', carries: 'matter' },
        { id: 'water', label: '?', from: 'outside', to: 'roots', carries: 'matter' },
      ],
    },
    spots: ['light', 'co2', 'water'],
  },
  {
    name: 'plant, parts lettered',
    figure: {
      kind: 'plant',
      description: 'A flowering plant with root, stem, leaf, flower and fruit lettered A to E.',
      view: 'whole',
      parts: [{ id: 'roots' }, { id: 'stem' }, { id: 'leaf' }, { id: 'flower' }, { id: 'fruit' }],
      arrows: [],
    },
    spots: ['roots', 'stem', 'leaf', 'flower', 'fruit'],
  },
  {
    name: 'plant, flower cut open',
    figure: {
      kind: 'plant',
      description: 'A flower cut open lengthwise with its parts named.',
      view: 'flower',
      parts: [
        { id: 'petal', label: 'petal' },
        { id: 'sepal', label: 'sepal' },
        { id: 'anther', label: 'anther' },
        { id: 'filament', label: 'filament' },
        { id: 'pollen', label: 'pollen' },
        { id: 'stigma', label: 'stigma' },
        { id: 'style', label: 'style' },
        { id: 'ovary', label: 'ovary' },
        { id: 'ovule', label: 'ovule' },
        { id: 'stem', label: 'stem' },
      ],
      arrows: [],
    },
  },
  {
    name: 'plant, flower with pistil and stamen lettered',
    figure: {
      kind: 'plant',
      description: 'A flower cut open lengthwise; petal, pistil, stamen and sepal are lettered.',
      view: 'flower',
      parts: [{ id: 'petal' }, { id: 'pistil' }, { id: 'stamen' }, { id: 'sepal' }],
      arrows: [],
    },
    spots: ['petal', 'pistil', 'stamen', 'sepal'],
  },
]
