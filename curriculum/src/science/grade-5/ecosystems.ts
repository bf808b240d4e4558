/** Real living things of one place, by the names that stand in the figures. */
export interface Ecosystem {
  /** After “of” and “in”: “a pond”. */
  place: string
  producers: readonly string[]
  /** Who eats what, in reality too. Each eater stands after the eaters that it eats. */
  diets: Readonly<Record<string, readonly string[]>>
  decomposers: readonly string[]
  /** Animals that eat dead animals or wastes: consumers that are often taken for decomposers. */
  scavengers: readonly string[]
}

export const ecosystems: readonly Ecosystem[] = [
  {
    place: 'a pond',
    producers: ['algae', 'duckweed'],
    diets: {
      'water fleas': ['algae'],
      'pond snails': ['algae', 'duckweed'],
      tadpoles: ['algae', 'duckweed'],
      mallards: ['duckweed', 'pond snails'],
      'dragonfly nymphs': ['water fleas', 'tadpoles'],
      bluegills: ['water fleas', 'pond snails', 'dragonfly nymphs'],
      bass: ['bluegills', 'dragonfly nymphs'],
      herons: ['bluegills', 'tadpoles'],
    },
    decomposers: ['water molds', 'pond bacteria'],
    scavengers: ['crayfish', 'catfish'],
  },
  {
    place: 'a prairie',
    producers: ['grass', 'coneflowers'],
    diets: {
      grasshoppers: ['grass', 'coneflowers'],
      'prairie dogs': ['grass'],
      bison: ['grass'],
      'deer mice': ['grass', 'grasshoppers'],
      meadowlarks: ['grasshoppers'],
      'bull snakes': ['deer mice', 'prairie dogs'],
      badgers: ['prairie dogs', 'deer mice'],
      hawks: ['bull snakes', 'deer mice', 'meadowlarks'],
    },
    decomposers: ['mushrooms', 'soil bacteria'],
    scavengers: ['turkey vultures', 'burying beetles'],
  },
  {
    place: 'a kelp forest',
    producers: ['kelp', 'phytoplankton'],
    diets: {
      'sea urchins': ['kelp'],
      abalone: ['kelp'],
      'kelp crabs': ['kelp'],
      mussels: ['phytoplankton'],
      zooplankton: ['phytoplankton'],
      rockfish: ['zooplankton', 'kelp crabs'],
      'sea stars': ['mussels', 'sea urchins'],
      'sea otters': ['sea urchins', 'abalone', 'kelp crabs', 'mussels'],
      'harbor seals': ['rockfish'],
      orcas: ['harbor seals', 'sea otters'],
    },
    decomposers: ['ocean bacteria', 'marine fungi'],
    scavengers: ['hagfish', 'hermit crabs'],
  },
  {
    place: 'a desert',
    producers: ['mesquite trees', 'prickly pears', 'desert grass'],
    diets: {
      'harvester ants': ['desert grass', 'mesquite trees'],
      'kangaroo rats': ['mesquite trees', 'desert grass'],
      jackrabbits: ['prickly pears', 'desert grass'],
      tortoises: ['prickly pears', 'desert grass'],
      'horned lizards': ['harvester ants'],
      rattlesnakes: ['kangaroo rats', 'horned lizards'],
      coyotes: ['jackrabbits', 'kangaroo rats'],
      roadrunners: ['horned lizards', 'rattlesnakes'],
    },
    decomposers: ['desert fungi', 'soil bacteria'],
    scavengers: ['black vultures', 'carrion beetles'],
  },
  {
    place: 'the Arctic tundra',
    producers: ['sedges', 'dwarf willows'],
    diets: {
      lemmings: ['sedges', 'dwarf willows'],
      'Arctic hares': ['dwarf willows', 'sedges'],
      caribou: ['sedges', 'dwarf willows'],
      geese: ['sedges'],
      ermines: ['lemmings'],
      'Arctic foxes': ['lemmings', 'geese', 'Arctic hares'],
      'snowy owls': ['lemmings', 'ermines'],
      wolves: ['caribou', 'Arctic hares'],
    },
    decomposers: ['tundra fungi', 'soil bacteria'],
    scavengers: ['ravens', 'blowfly maggots'],
  },
  {
    place: 'a backyard',
    producers: ['clover', 'oak trees', 'dandelions'],
    diets: {
      aphids: ['clover', 'dandelions'],
      'garden snails': ['clover', 'dandelions'],
      caterpillars: ['oak trees'],
      squirrels: ['oak trees'],
      rabbits: ['clover', 'dandelions'],
      ladybugs: ['aphids'],
      chickadees: ['caterpillars', 'aphids'],
      robins: ['caterpillars', 'garden snails'],
      hawks: ['robins', 'chickadees', 'squirrels'],
      foxes: ['rabbits', 'squirrels', 'robins'],
    },
    decomposers: ['mushrooms', 'soil bacteria', 'molds'],
    scavengers: ['crows', 'yellow jackets'],
  },
  {
    place: 'a forest',
    producers: ['oak trees', 'blueberry bushes'],
    diets: {
      deer: ['oak trees', 'blueberry bushes'],
      caterpillars: ['oak trees'],
      chipmunks: ['oak trees', 'blueberry bushes'],
      'wood mice': ['oak trees', 'blueberry bushes', 'caterpillars'],
      warblers: ['caterpillars'],
      weasels: ['wood mice', 'chipmunks'],
      owls: ['wood mice', 'weasels', 'chipmunks'],
      bobcats: ['deer', 'chipmunks', 'wood mice'],
    },
    decomposers: ['mushrooms', 'soil bacteria', 'bracket fungi'],
    scavengers: ['turkey vultures', 'carrion beetles'],
  },
  {
    place: 'a salt marsh',
    producers: ['cordgrass', 'algae'],
    diets: {
      periwinkles: ['cordgrass'],
      grasshoppers: ['cordgrass'],
      'mud snails': ['algae'],
      'fiddler crabs': ['algae'],
      killifish: ['algae', 'mud snails'],
      sparrows: ['grasshoppers'],
      'blue crabs': ['periwinkles', 'fiddler crabs', 'mud snails'],
      egrets: ['killifish', 'fiddler crabs'],
      raccoons: ['blue crabs', 'fiddler crabs'],
      hawks: ['sparrows'],
    },
    decomposers: ['marsh bacteria', 'marsh fungi'],
    scavengers: ['gulls', 'hermit crabs'],
  },
]

/** Names that are uncountable: “less grass”, not “fewer grass”. */
const masses = [
  'grass',
  'desert grass',
  'kelp',
  'phytoplankton',
  'duckweed',
  'clover',
  'cordgrass',
  'zooplankton',
  'algae',
]

/** “the amount of kelp”, “the number of hawks”. */
export function amountOf(name: string): string {
  return `the ${masses.includes(name) ? 'amount' : 'number'} of ${name}`
}

/** “less kelp”, “fewer hawks”. */
export function lessOf(name: string): string {
  return `${masses.includes(name) ? 'less' : 'fewer'} ${name}`
}
