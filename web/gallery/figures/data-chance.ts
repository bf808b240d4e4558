import type { FigureSample } from '../samples.ts'

const toss = (trail: string, left: number): { label: string; chance: string }[] =>
  ['heads', 'tails'].map((label) => {
    const own = trail + (label === 'heads' ? 'H' : 'T')
    return {
      label,
      chance: '1/2',
      ...(left > 1 ? { branches: toss(own, left - 1) } : { outcome: own, id: own }),
    }
  })

/** Trees, spinners, circle graphs, and Venn diagrams. */
export const chanceSamples: FigureSample[] = [
  {
    name: 'tree of two draws with chances',
    figure: {
      kind: 'tree',
      description:
        'Two draws without replacement from 3 red and 2 blue marbles, with the chance on each branch.',
      title: 'Two marbles without putting back',
      stages: ['First draw', 'Second draw'],
      outcomeLabel: 'Probability',
      branches: [
        {
          label: 'red',
          chance: '3/5',
          id: 'r',
          branches: [
            { label: 'red', chance: '2/4', outcome: '3/5 × 2/4', id: 'rr' },
            { label: 'blue', chance: '2/4', outcome: '3/5 × 2/4', id: 'rb' },
          ],
        },
        {
          label: 'blue',
          chance: '2/5',
          id: 'b',
          branches: [
            { label: 'red', chance: '?', outcome: '2/5 × ?', id: 'br' },
            { label: 'blue', chance: '1/4', outcome: '2/5 × 1/4', id: 'bb' },
          ],
        },
      ],
    },
  },
  {
    name: 'tree of three tosses',
    figure: {
      kind: 'tree',
      description: 'Three tosses of a coin with both sides at every toss, eight outcomes.',
      title: '',
      stages: ['First toss', 'Second toss', 'Third toss'],
      outcomeLabel: 'Outcome',
      branches: toss('', 3),
    },
  },
  {
    name: 'tree of outfits without chances, long words',
    figure: {
      kind: 'tree',
      description: 'Sandwich orders: three breads, each with three fillings.',
      title: 'Sandwiches to choose from',
      stages: ['Bread', 'Filling'],
      branches: ['whole wheat', 'sourdough', 'rye'].map((label) => ({
        label,
        branches: ['roasted vegetables', 'turkey', 'cheese'].map((filling) => ({ label: filling })),
      })),
    },
  },
  {
    name: 'tree that ends early, one stage deep on one side',
    figure: {
      kind: 'tree',
      description: 'Free throws: a hit wins at once, a miss gives a second try.',
      title: '',
      outcomeLabel: 'Result',
      branches: [
        { label: 'hit', chance: '0.7', outcome: 'win, 0.7' },
        {
          label: 'miss',
          chance: '0.3',
          branches: [
            { label: 'hit', chance: '0.7', outcome: 'win, 0.21' },
            { label: 'miss', chance: '0.3', outcome: 'lose, 0.09' },
          ],
        },
      ],
    },
  },
  {
    name: 'tree largest',
    figure: {
      kind: 'tree',
      description: 'Three spins of a spinner with A, B and C: 27 outcomes.',
      title: '',
      stages: ['Spin 1', 'Spin 2', 'Spin 3'],
      branches: ['A', 'B', 'C'].map((a) => ({
        label: a,
        branches: ['A', 'B', 'C'].map((b) => ({
          label: b,
          branches: ['A', 'B', 'C'].map((c) => ({ label: c, outcome: a + b + c })),
        })),
      })),
    },
  },
  {
    name: 'spinner of colors',
    figure: {
      kind: 'spinner',
      description: 'A spinner in which red takes half, blue a quarter, and yellow and green an eighth each.',
      title: '',
      sectors: [
        { label: 'red', share: 4, id: 'a' },
        { label: 'blue', share: 2, id: 'b' },
        { label: 'yellow', share: 1, id: 'c' },
        { label: 'green', share: 1, id: 'd' },
      ],
      pointsAt: 1,
    },
  },
  {
    name: 'spinner of words, unequal',
    figure: {
      kind: 'spinner',
      description: 'A spinner of prizes: try again 60%, sticker 25%, bookmark 10%, water bottle 5%.',
      title: 'Prize wheel',
      sectors: [
        { label: 'try again', share: 60 },
        { label: 'sticker', share: 25 },
        { label: 'bookmark', share: 10, id: 'a' },
        { label: 'water bottle', share: 5, id: 'b' },
      ],
    },
  },
  {
    name: 'spinner of twelve numbers',
    figure: {
      kind: 'spinner',
      description: 'A spinner with twelve equal sectors numbered 1 to 12.',
      title: '',
      sectors: Array.from({ length: 12 }, (_, index) => ({
        label: String(index + 1),
        share: 1,
        tint: index % 2 === 0 ? ('blue' as const) : ('white' as const),
        id: `s${index}`,
      })),
      pointsAt: 7,
    },
  },
  {
    name: 'spinner of two letters repeated',
    figure: {
      kind: 'spinner',
      description: 'A spinner with six equal sectors: A, B, A, C, A, B.',
      title: '',
      sectors: ['A', 'B', 'A', 'C', 'A', 'B'].map((label) => ({ label, share: 1 })),
    },
  },
  {
    name: 'circle-graph plain',
    figure: {
      kind: 'circle-graph',
      description: 'How students come to school: bus 45%, on foot 30%, by car 20%, by bicycle 5%.',
      title: 'The way to school',
      sectors: [
        { label: 'Bus', percent: 45, id: 'a' },
        { label: 'On foot', percent: 30, id: 'b' },
        { label: 'Car', percent: 20, id: 'c' },
        { label: 'Bicycle', percent: 5, id: 'd' },
      ],
    },
  },
  {
    name: 'circle-graph seven sectors, long names',
    figure: {
      kind: 'circle-graph',
      description: 'Uses of a town’s budget in seven parts from 38% to 2%.',
      title: 'Where the town’s money goes',
      sectors: [
        { label: 'Schools', percent: 38, id: 'a' },
        { label: 'Roads and bridges', percent: 22, id: 'b' },
        { label: 'Police and fire', percent: 17, id: 'c' },
        { label: 'Parks and recreation', percent: 11, id: 'd' },
        { label: 'Libraries', percent: 6, id: 'e' },
        { label: 'Trash collection', percent: 4, id: 'f' },
        { label: 'Everything else', percent: 2, id: 'g' },
      ],
    },
  },
  {
    name: 'circle-graph asked for and shown otherwise',
    figure: {
      kind: 'circle-graph',
      description: 'Gases in dry air: nitrogen 78%, oxygen an unknown part, argon and others 1%.',
      title: 'Dry air',
      sectors: [
        { label: 'Nitrogen', percent: 78 },
        { label: 'Oxygen', percent: 21, shown: '?' },
        { label: 'Argon and others', percent: 1, shown: 'about 1%' },
      ],
    },
  },
  {
    name: 'circle-graph two sectors',
    figure: {
      kind: 'circle-graph',
      description: 'Votes for a mascot: 240 students for the owl and 80 for the bear.',
      title: 'Mascot vote',
      sectors: [
        { label: 'Owl', percent: 75, shown: '240 students' },
        { label: 'Bear', percent: 25, shown: '80 students' },
      ],
    },
  },
  {
    name: 'venn two sets of counts',
    figure: {
      kind: 'venn',
      description: 'Of 40 students, 12 play only a sport, 9 only an instrument, 14 both, and 5 neither.',
      title: 'Free time',
      sets: ['Play a sport', 'Play an instrument'],
      all: 'All 40 students',
      regions: [
        { inside: [0], items: ['12'], id: 'a' },
        { inside: [0, 1], items: ['14'], id: 'b' },
        { inside: [1], items: ['?'], id: 'c' },
        { inside: [], items: ['5'], id: 'd' },
      ],
    },
  },
  {
    name: 'venn two sets of words',
    figure: {
      kind: 'venn',
      description:
        'Plant cells have a cell wall, chloroplasts and a large vacuole, animal cells have centrioles, both share four parts.',
      title: 'Two kinds of cell',
      sets: ['Plant cell', 'Animal cell'],
      regions: [
        { inside: [0], items: ['cell wall', 'chloroplasts', 'large central vacuole'] },
        { inside: [0, 1], items: ['nucleus', 'membrane', 'cytoplasm', 'mitochondria'] },
        { inside: [1], items: ['centrioles'] },
      ],
    },
  },
  {
    name: 'venn three sets',
    figure: {
      kind: 'venn',
      description:
        'Whole numbers to 30 by whether they are even, multiples of 3 and multiples of 5, as counts.',
      title: '',
      sets: ['Even numbers', 'Multiples of 3', 'Multiples of 5'],
      regions: [
        { inside: [0], items: ['8'], id: 'a' },
        { inside: [1], items: ['4'], id: 'b' },
        { inside: [2], items: ['2'], id: 'c' },
        { inside: [0, 1], items: ['4'], id: 'd' },
        { inside: [0, 2], items: ['2'], id: 'e' },
        { inside: [1, 2], items: ['1'], id: 'f' },
        { inside: [0, 1, 2], items: ['30'], id: 'g' },
        { inside: [], items: ['8'], id: 'h' },
      ],
    },
  },
  {
    name: 'venn three sets of words',
    figure: {
      kind: 'venn',
      description: 'Animals by whether they fly, swim, and lay eggs.',
      title: 'Animals',
      sets: ['Can fly', 'Can swim', 'Lay eggs'],
      regions: [
        { inside: [0], items: ['bat'] },
        { inside: [1], items: ['dolphin', 'otter'] },
        { inside: [2], items: ['ostrich', 'snake'] },
        { inside: [0, 2], items: ['hawk', 'robin'] },
        { inside: [1, 2], items: ['salmon', 'turtle'] },
        { inside: [0, 1, 2], items: ['duck'] },
      ],
    },
  },
]
