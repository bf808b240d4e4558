import type { FigureSample } from '../samples.ts'

/** Inheritance, populations, evolution, and energy pyramids. */
export const familySamples: FigureSample[] = [
  {
    name: 'punnett-square with one cell asked for',
    figure: {
      kind: 'punnett-square',
      description: 'A Punnett square of two parents Tt. Three cells read TT, Tt, Tt; the last is asked for.',
      top: ['T', 't'],
      side: ['T', 't'],
      cells: [
        ['TT', 'Tt'],
        ['Tt', '?'],
      ],
    },
  },
  {
    name: 'punnett-square of two genes',
    figure: {
      kind: 'punnett-square',
      description: 'A Punnett square of two parents RrYy, four gametes each, with one cell asked for.',
      top: ['RY', 'Ry', 'rY', 'ry'],
      side: ['RY', 'Ry', 'rY', 'ry'],
      cells: [
        ['RRYY', 'RRYy', 'RrYY', 'RrYy'],
        ['RRYy', 'RRyy', 'RrYy', 'Rryy'],
        ['RrYY', 'RrYy', 'rrYY', 'rrYy'],
        ['RrYy', 'Rryy', 'rrYy', '?'],
      ],
    },
  },
  {
    name: 'energy-pyramid of four levels with notes and one amount asked for',
    figure: {
      kind: 'energy-pyramid',
      description:
        'An energy pyramid of a prairie: producers 20,000 kcal, primary consumers 2,000 kcal, secondary consumers asked for, tertiary consumers 20 kcal.',
      title: 'Energy in one square meter of prairie each year',
      levels: [
        { id: 'producers', label: 'Producers', note: 'grasses and clover', amount: '20,000 kcal' },
        { id: 'primary', label: 'Primary consumers', note: 'grasshoppers, voles', amount: '2,000 kcal' },
        { id: 'secondary', label: 'Secondary consumers', note: 'garter snakes', amount: '?' },
        { id: 'tertiary', label: 'Tertiary consumers', note: 'red-tailed hawks', amount: '20 kcal' },
      ],
    },
  },
  {
    name: 'energy-pyramid lettered, names only',
    figure: {
      kind: 'energy-pyramid',
      description: 'An energy pyramid of three levels, lettered from the bottom up.',
      title: '',
      levels: [
        { id: 'producers', label: 'Algae', amount: '10,000 J' },
        { id: 'primary', label: '?', amount: '1,000 J' },
        { id: 'secondary', label: 'Perch', amount: '100 J' },
      ],
    },
    spots: ['producers', 'primary', 'secondary'],
  },
  {
    name: 'energy-pyramid of five levels',
    figure: {
      kind: 'energy-pyramid',
      description: 'An energy pyramid of five levels from plankton to orca.',
      title: 'Biomass in a stretch of ocean',
      levels: [
        { id: '1', label: 'Phytoplankton' },
        { id: '2', label: 'Zooplankton' },
        { id: '3', label: 'Herring' },
        { id: '4', label: 'Seals' },
        { id: '5', label: 'Orcas' },
      ],
    },
    spots: ['1', '5'],
  },
  {
    name: 'pedigree of three generations with carriers',
    figure: {
      kind: 'pedigree',
      description:
        'A family tree of three generations. Two carriers marry and one of their four children is affected.',
      trait: 'Has cystic fibrosis',
      people: [
        { id: 'gf', sex: 'male', generation: 0, status: 'carrier', isDead: true },
        { id: 'gm', sex: 'female', generation: 0, status: 'unaffected' },
        { id: 'aunt', sex: 'female', generation: 1, status: 'unaffected' },
        { id: 'father', sex: 'male', generation: 1, status: 'carrier', label: 'Ff' },
        { id: 'mother', sex: 'female', generation: 1, status: 'carrier', label: 'Ff' },
        { id: 'c1', sex: 'female', generation: 2, status: 'unaffected' },
        { id: 'c2', sex: 'male', generation: 2, status: 'affected', label: 'ff' },
        { id: 'c3', sex: 'male', generation: 2, status: 'carrier', label: '?' },
        { id: 'c4', sex: 'unknown', generation: 2, status: 'unaffected' },
      ],
      couples: [
        { partners: ['gf', 'gm'], children: ['aunt', 'father'] },
        { partners: ['father', 'mother'], children: ['c1', 'c2', 'c3', 'c4'] },
      ],
    },
  },
  {
    name: 'pedigree crowded, two families joined, lettered',
    figure: {
      kind: 'pedigree',
      description: 'A family tree of four generations in which two families are joined by marriage.',
      trait: 'Cannot roll the tongue',
      people: [
        { id: 'a1', sex: 'male', generation: 0, status: 'affected' },
        { id: 'a2', sex: 'female', generation: 0, status: 'unaffected' },
        { id: 'b1', sex: 'male', generation: 0, status: 'unaffected' },
        { id: 'b2', sex: 'female', generation: 0, status: 'affected' },
        { id: 'c0', sex: 'male', generation: 1, status: 'unaffected' },
        { id: 'c1', sex: 'female', generation: 1, status: 'unaffected' },
        { id: 'c2', sex: 'female', generation: 1, status: 'affected' },
        { id: 'c3', sex: 'male', generation: 1, status: 'unaffected' },
        { id: 'd1', sex: 'female', generation: 1, status: 'unaffected' },
        { id: 'd2', sex: 'male', generation: 1, status: 'affected' },
        { id: 'e1', sex: 'female', generation: 2, status: 'unaffected' },
        { id: 'e2', sex: 'male', generation: 2, status: 'affected' },
        { id: 'f1', sex: 'female', generation: 2, status: 'unaffected' },
        { id: 'f2', sex: 'male', generation: 2, status: 'affected' },
        { id: 'f3', sex: 'female', generation: 2, status: 'unaffected' },
        { id: 'g', sex: 'male', generation: 2, status: 'unaffected' },
        { id: 'h', sex: 'female', generation: 3, status: 'unaffected' },
        { id: 'i', sex: 'male', generation: 3, status: 'unaffected' },
      ],
      couples: [
        { partners: ['a1', 'a2'], children: ['c1', 'c2', 'c3'] },
        { partners: ['b1', 'b2'], children: ['d1', 'd2'] },
        { partners: ['c0', 'c1'], children: ['e1', 'e2'] },
        { partners: ['c3', 'd1'], children: ['f1', 'f2', 'f3'] },
        { partners: ['f3', 'g'], children: ['h', 'i'] },
      ],
    },
    spots: ['a2', 'f1', 'i'],
  },
  {
    name: 'pedigree of parents and one child',
    figure: {
      kind: 'pedigree',
      description: 'Two parents without freckles and their daughter, who has freckles.',
      trait: 'Has freckles',
      people: [
        { id: 'm', sex: 'female', generation: 0, status: 'unaffected', label: '?' },
        { id: 'f', sex: 'male', generation: 0, status: 'affected', label: 'FF' },
        { id: 'd', sex: 'female', generation: 1, status: 'affected', label: 'Ff' },
      ],
      couples: [{ partners: ['f', 'm'], children: ['d'] }],
    },
  },
  {
    name: 'population-sample before and after',
    figure: {
      kind: 'population-sample',
      description:
        'Beetles on dark bark. At first 18 light and 6 dark ones; after ten generations 5 light and 22 dark.',
      animal: 'beetle',
      variants: [
        { id: 'light', label: 'Light beetles', look: 'light' },
        { id: 'dark', label: 'Dark beetles', look: 'dark' },
      ],
      samples: [
        { id: 'before', label: 'First generation', ground: 'dark', counts: [18, 6] },
        { id: 'after', label: 'Tenth generation', ground: 'dark', counts: [5, 22] },
      ],
      isCounted: false,
    },
  },
  {
    name: 'population-sample of three variants, counted, lettered',
    figure: {
      kind: 'population-sample',
      description: 'Three fields of snails: plain, striped and spotted shells, in three places.',
      animal: 'snail',
      variants: [
        { id: 'plain', label: 'Plain shell', look: 'light' },
        { id: 'striped', label: 'Striped shell', look: 'striped' },
        { id: 'spotted', label: 'Spotted shell', look: 'spotted' },
      ],
      samples: [
        { id: 'meadow', label: 'Meadow', ground: 'grass', counts: [4, 15, 6] },
        { id: 'sand', label: 'Sand', ground: 'light', counts: [16, 3, 8] },
        { id: 'rock', label: 'Dark rock', ground: 'dark', counts: [0, 9, 12] },
      ],
      isCounted: true,
    },
    spots: ['meadow', 'sand', 'rock'],
  },
  ...(['moth', 'fish', 'mouse', 'bird'] as const).map((animal): FigureSample => ({
    name: `population-sample of each look, ${animal}`,
    figure: {
      kind: 'population-sample',
      description: `A sample of sixty animals, ${animal}, in three variants.`,
      animal,
      variants: [
        { id: 'dark', label: 'Dark', look: 'dark' },
        { id: 'striped', label: 'Striped', look: 'striped' },
        { id: 'spotted', label: 'Spotted', look: 'spotted' },
      ],
      samples: [{ id: 'all', label: 'Year 1', ground: 'plain', counts: [20, 25, 15] }],
      isCounted: false,
    },
    spots: ['dark', 'spotted'],
  })),
  {
    name: 'cladogram of vertebrates with traits',
    figure: {
      kind: 'cladogram',
      description:
        'A branching tree of lamprey, trout, frog, lizard and mouse. Jaws, four limbs, amniotic egg and hair arise one after the other.',
      tips: [
        { id: 'lamprey', label: 'Lamprey' },
        { id: 'trout', label: 'Trout' },
        { id: 'frog', label: 'Frog' },
        { id: 'lizard', label: 'Lizard' },
        { id: 'mouse', label: 'Mouse' },
      ],
      nodes: [
        { id: 'n1', children: ['lamprey', 'n2'] },
        { id: 'n2', children: ['trout', 'n3'] },
        { id: 'n3', children: ['frog', 'n4'] },
        { id: 'n4', children: ['lizard', 'mouse'] },
      ],
      traits: [
        { id: 'backbone', label: 'backbone', on: 'n1' },
        { id: 'jaws', label: 'jaws', on: 'n2' },
        { id: 'limbs', label: 'four limbs', on: 'n3' },
        { id: 'egg', label: 'amniotic egg', on: 'n4' },
        { id: 'hair', label: 'hair', on: 'mouse' },
      ],
    },
  },
  {
    name: 'cladogram lettered, long names, no traits',
    figure: {
      kind: 'cladogram',
      description:
        'A branching tree of six mammals in two groups of three. Four common ancestors are lettered.',
      tips: [
        { id: 'human', label: 'Human' },
        { id: 'chimp', label: 'Chimpanzee' },
        { id: 'gorilla', label: '?' },
        { id: 'wolf', label: 'Gray wolf' },
        { id: 'fox', label: 'Northern red fox' },
        { id: 'bear', label: 'Black bear' },
      ],
      nodes: [
        { id: 'all', children: ['primates', 'carnivores'] },
        { id: 'primates', children: ['homin', 'gorilla'] },
        { id: 'homin', children: ['human', 'chimp'] },
        { id: 'carnivores', children: ['canids', 'bear'] },
        { id: 'canids', children: ['wolf', 'fox'] },
      ],
      traits: [],
    },
    spots: ['all', 'primates', 'homin', 'canids'],
  },
  {
    name: 'cladogram with lettered traits and groups',
    figure: {
      kind: 'cladogram',
      description: 'A branching tree of four plants with three traits; some are lettered.',
      tips: [
        { id: 'moss', label: 'Mosses' },
        { id: 'fern', label: 'Ferns' },
        { id: 'pine', label: '?' },
        { id: 'rose', label: 'Flowering plants' },
      ],
      nodes: [
        { id: 'n1', children: ['moss', 'n2'] },
        { id: 'n2', children: ['fern', 'n3'] },
        { id: 'n3', children: ['pine', 'rose'] },
      ],
      traits: [
        { id: 'vessels', label: 'vessels that carry water', on: 'n2' },
        { id: 'seeds', label: '?', on: 'n3' },
        { id: 'flowers', label: 'flowers and fruit', on: 'rose' },
      ],
    },
    spots: ['pine', 'flowers'],
  },
]
