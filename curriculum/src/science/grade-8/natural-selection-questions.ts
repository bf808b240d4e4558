import type { Level } from '@skills-center/contract/ids'
import { order, sort } from '../../build-placed.ts'
import type { Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ConceptualModel } from '../../skill.ts'
import { listed, sentence } from '../../wording.ts'
import { type ConceptQuestion, conceptModel } from '../concept-questions.ts'

/** Places that favor one of two inherited variants; each is a plain advantage there. */
const fits = [
  {
    place: 'On a snowy plain, foxes hunt hares by sight.',
    who: 'hares',
    good: 'White winter fur',
    poor: 'Brown winter fur',
    because: 'white hares are harder to see on snow',
  },
  {
    place: 'In a desert, a cactus loses water on hot, dry days.',
    who: 'cactus plants',
    good: 'A thick, waxy skin',
    poor: 'A thin skin',
    because: 'a thick, waxy skin keeps more of the water in',
  },
  {
    place: 'In a fast stream, small fish are easily washed away.',
    who: 'fish',
    good: 'A slim body',
    poor: 'A broad, flat body',
    because: 'a slim body is pushed less by the water',
  },
  {
    place: 'On an island, only large, hard seeds are left to eat.',
    who: 'finches',
    good: 'A deep beak',
    poor: 'A thin beak',
    because: 'a deep beak can crack hard seeds',
  },
  {
    place: 'Caterpillars feed on the leaves of a wild bean.',
    who: 'bean plants',
    good: 'Hairy leaves',
    poor: 'Smooth leaves',
    because: 'caterpillars find it hard to eat hairy leaves',
  },
  {
    place: 'In a dry year, the water in the ground sinks far down.',
    who: 'grasses',
    good: 'Long roots',
    poor: 'Short roots',
    because: 'long roots still reach the water',
  },
].map(({ place, who, good, poor, because }): ConceptQuestion => ({
  stem: `${place} Among the ${who}, some have inherited one of two traits: ${good.toLowerCase()} or ${poor.toLowerCase()}. What is most likely to happen over many generations?`,
  right: `${good} becomes more common, since those that have it leave more young`,
  wrong: [
    [
      'need-to-change',
      `${good} becomes more common, since each one grows it when it is needed`,
      'The trait is inherited, so none can grow it just because it is needed. Who lives long enough to have young?',
    ],
    [
      'all-alike',
      'Both traits stay as common as they were, since all belong to one species',
      'Members of one species can have different chances to survive. Which trait helps here?',
    ],
    [
      'goal',
      `${poor} becomes more common, since nature keeps the two in balance`,
      'Nothing keeps the two in balance. Ask which of them helps to survive in this place.',
    ],
  ],
  hints: [
    'First ask: which trait helps to survive in this place?',
    'Those that survive can have young. Which trait do these young inherit?',
  ],
  solution: [
    `${good} helps in this place: ${because}.`,
    'So more of those that have it survive and have young. The young inherit the trait.',
    'With each generation, a larger share of the population has it.',
  ],
}))

/** Individuals with numbers of young, of which the strongest is not the fittest. */
const fittest = [
  {
    who: 'lizard',
    strong: 'The largest one, which wins all fights and has 2 young that survive',
    fit: 'A small, shy one with 9 young that survive',
    fast: 'The fastest runner, with 4 young that survive',
    long: 'The one that lives longest, with 5 young that survive',
  },
  {
    who: 'bird',
    strong: 'The strongest flier, with 1 chick that survives',
    fit: 'A dull brown one with 7 chicks that survive',
    fast: 'The one with the loudest song, with 3 chicks that survive',
    long: 'The oldest one, with 4 chicks that survive',
  },
  {
    who: 'fish',
    strong: 'The largest one, with 20 young that survive',
    fit: 'A small one with 85 young that survive',
    fast: 'The fastest swimmer, with 40 young that survive',
    long: 'The one that lives longest, with 60 young that survive',
  },
].map(({ who, strong, fit, fast, long }): ConceptQuestion => ({
  stem: `A biologist watches every ${who} of a small population for years. Which ${who} has the greatest fitness, as biologists use the word?`,
  right: fit,
  wrong: [
    [
      'strongest',
      strong,
      'In everyday talk, fit means strong. In biology, it is about how many young survive and pass the traits on.',
    ],
    [
      'strongest',
      fast,
      'Being good at one thing can help. But look at what counts in the end: young that survive.',
    ],
    [
      'strongest',
      long,
      'A long life can help to have more young. But which of these has left the most young that survive?',
    ],
  ],
  hints: [
    'In biology, “fitness” does not mean strength.',
    'Ask of each one: how many copies of its traits are there in the next generation?',
  ],
  solution: [
    'Fitness tells how well an individual passes on its traits.',
    'Compare how many young survive. Strength, speed, and a long life count only if they lead to more of them.',
  ],
}))

const basics: readonly ConceptQuestion[] = [
  {
    stem: 'A population of frogs lives in a pond. What is needed so that natural selection can change how common a trait is?',
    right: 'The frogs differ in the trait, and the difference is inherited',
    wrong: [
      [
        'all-alike',
        'All of the frogs have the same form of the trait',
        'If all were alike, which of them could be selected? Think of what must differ.',
      ],
      [
        'need-to-change',
        'The frogs feel that they need to be different',
        'Feeling a need does not change genes. What must be there in the population already?',
      ],
      [
        'acquired-inherited',
        'The frogs get the trait by practice, again and again, while they live',
        'What is learned by practice is not passed on through genes. What must young get from their parents?',
      ],
    ],
    hints: [
      'Selection means that some do better than others.',
      'If all were alike, or if young were not like their parents, could the share of a trait change from one generation to the next?',
    ],
    solution: [
      'Some frogs can do better than others only if they differ.',
      'The next generation is changed only if young get the trait from their parents. So the difference must be inherited.',
    ],
  },
  {
    stem: 'Where do new inherited variants in a population first come from?',
    right: 'From random changes in genes, called mutations',
    wrong: [
      [
        'need-to-change',
        'From the wish of individuals to survive',
        'A wish does not change genes. What does?',
      ],
      [
        'use-disuse',
        'From using a part of the body again and again',
        'Use makes a body part stronger, but it does not change the genes that are passed on.',
      ],
      [
        'environment-makes-trait',
        'From the environment, which gives each one what it needs',
        'The environment affects who survives. It does not hand out the traits that are needed.',
      ],
    ],
    hints: [
      'Inherited traits depend on genes.',
      'What can change a gene: a wish, practice, or a copying error?',
    ],
    solution: [
      'Inherited traits depend on genes.',
      'Genes change at random, as by copying errors. Such mutations happen whether they are of use or not.',
      'Selection then acts on the variants that are there.',
    ],
  },
  {
    stem: 'Over 50 generations, the share of dark mice on a lava field rises from 10% to 90%. What has changed?',
    right: 'The mix of colors in the population',
    wrong: [
      [
        'individual-changes',
        'The color of each mouse during its life',
        'In 50 generations, no mouse of the first one is alive. So what do 10% and 90% describe?',
      ],
      [
        'need-to-change',
        'The wish of the mice to be dark',
        'Percents of dark mice tell how many there are. They do not tell of wishes, and wishes do not change fur.',
      ],
      [
        'goal',
        'The goal of the species, which is to be dark',
        'A species has no goal. What is it that the two percents count?',
      ],
    ],
    hints: [
      'What do the two percents describe: one mouse, or all mice together?',
      'The mice at the end are not the mice of the beginning.',
    ],
    solution: [
      'The percents describe the whole population: 10 of 100 mice, later 90 of 100.',
      'Each mouse keeps its color. But dark mice left more young, so the mix changed over the generations.',
    ],
  },
  {
    stem: 'A lizard loses its tail to a bird and grows a shorter one. Later it has young. What will their tails be like?',
    right: 'As long as the genes of the parents make them',
    wrong: [
      [
        'acquired-inherited',
        'Shorter, since the parent has a short tail now',
        'The loss changed the body of the parent, but not its genes. Which of the two is passed on?',
      ],
      [
        'need-to-change',
        'Longer, to make up for what was lost',
        'Young cannot make up for what their parent lost. What do they get from it?',
      ],
      [
        'use-disuse',
        'Missing, since tails are of no use to them',
        'One accident does not take a trait out of the genes. What do the young inherit?',
      ],
    ],
    hints: ['What is passed on: the body, or the genes?', 'Did the bird change the genes of the lizard?'],
    solution: [
      'The bird changed the body of the lizard, not its genes.',
      'Young inherit genes. So their tails are what these genes make them.',
    ],
  },
]

/** A story, and how natural selection explains it, in parts. */
interface Case {
  /** What is to be explained. */
  story: string
  /** “the beetles” */
  them: string
  right: string
  need: string
  use: string
  made: string
  why: string
}
const cases: readonly Case[] = [
  {
    story: 'A new spray kills most beetles in a field. Ten years later, the same spray hardly works there.',
    them: 'the beetles',
    right: 'A few beetles could resist from the start, and they left the most young',
    need: 'The beetles became resistant because they had to survive',
    use: 'Each beetle got used to the spray and passed this new strength on to its young',
    made: 'The spray gave the beetles the genes that they needed',
    why: 'Before the spray was used, a few beetles happened to have a trait that let them resist it.',
  },
  {
    story:
      'A medicine kills most bacteria of an infection. Years later, many infections are caused by bacteria that the medicine does not kill.',
    them: 'the bacteria',
    right: 'Some bacteria could resist by chance, and these were left to multiply',
    need: 'The bacteria learned that they must become resistant in order to stay alive',
    use: 'Each of the bacteria got stronger by fighting the medicine',
    made: 'The medicine made the bacteria change in just the right way',
    why: 'By chance mutations, some bacteria could resist the medicine already.',
  },
  {
    story:
      'When soot turned tree bark black, dark moths became common. Before that, nearly all moths were light.',
    them: 'the moths',
    right: 'Birds caught fewer of the dark moths, so these left more young',
    need: 'The moths turned dark so that birds would no longer see them on the bark',
    use: 'Soot colored the moths, and their young were born dark',
    made: 'The black bark caused dark genes to appear in the moths',
    why: 'A few dark moths were there already. On black bark, birds overlooked them.',
  },
  {
    story:
      'In a long drought, only large, hard seeds are left on an island. A few years later, the finches have deeper beaks on average.',
    them: 'the finches',
    right: 'Finches born with deep beaks found more food and left more young',
    need: 'The finches grew deeper beaks because they needed them',
    use: 'Cracking hard seeds made their beaks deeper, and the young inherited that',
    made: 'The drought gave the finches genes for deep beaks',
    why: 'Even before the drought, some finches had deeper beaks than others.',
  },
  {
    story: 'Fish in dark caves have tiny eyes that do not see. Their relatives in rivers see well.',
    them: 'the fish',
    right: 'In the dark, fish with small eyes left as many young as others, or more',
    need: 'The fish gave up their eyes, since they did not need them',
    use: 'Eyes that were not used got weak, and the young inherited these weak eyes',
    made: 'Darkness changed the genes for eyes in each of the fish',
    why: 'Large eyes cost energy and can be hurt. In the dark they are of no help.',
  },
  {
    story: 'Where poachers shot elephants for their tusks, many elephants today are born without tusks.',
    them: 'the elephants',
    right: 'Elephants born without tusks were shot less often and left more young',
    need: 'The elephants stopped growing tusks in order to be safe',
    use: 'Parents lost their tusks to poachers, so the young were born without them',
    made: 'The danger made the genes for tusks disappear in each elephant',
    why: 'A few elephants have always been born without tusks.',
  },
  {
    story:
      'A lawn is mowed low each week. After many years, most dandelions there have very short flower stems.',
    them: 'the dandelions',
    right: 'Plants with short stems kept their flowers and made more seeds',
    need: 'The plants noticed the mower and stayed short so that it would miss them',
    use: 'Plants were cut short, and their seeds inherited the short stems',
    made: 'Mowing changed the genes of each plant to make it short',
    why: 'Some plants had inherited short stems, which the mower does not reach.',
  },
  {
    story: 'On an island where cats arrived, most lizards now have long legs. Before, most had short legs.',
    them: 'the lizards',
    right: 'Long-legged lizards got away more often and left more young',
    need: 'The lizards grew long legs because they had to run away from the cats',
    use: 'Running stretched their legs, and the young inherited that',
    made: 'The cats caused genes for long legs to appear',
    why: 'Among the lizards there had always been some with longer legs.',
  },
]

const explained = cases.map(({ story, them, right, need, use, made, why }): ConceptQuestion => ({
  stem: `${story} Which explanation fits natural selection?`,
  right,
  wrong: [
    [
      'need-to-change',
      need,
      `Can ${them} change what they inherited because they need to? Look for an explanation in which some simply happen to do better.`,
    ],
    [
      'use-disuse',
      use,
      'What happens to a body during life is not passed on through genes. Which explanation needs only inherited differences?',
    ],
    [
      'environment-makes-trait',
      made,
      'The surroundings do not make the very variant that helps. They affect which of the variants already there do well.',
    ],
  ],
  hints: [
    'A good explanation has three parts: some differed from the start, they did better, and their young were like them.',
    'Leave out each explanation in which individuals change on purpose, or pass on what happened to their bodies.',
  ],
  solution: [
    why,
    `These left more young, and the young inherited the trait. So with each generation, it became more common among ${them}.`,
    'No individual had to change, and no one planned it.',
  ],
}))

/** What is wrong with three common explanations, by what they overlook. */
const flaws = {
  need: 'No living thing can change an inherited trait because it needs to',
  use: 'What happens to a body during life does not change the genes it passes on',
  made: 'The surroundings do not make the variant that helps; they affect who does well',
} as const

const mistaken = cases.flatMap(({ story, them, right, why, ...texts }): ConceptQuestion[] =>
  (['need', 'use', 'made'] as const).map((kind) => ({
    stem: `${story} {name} says, “${texts[kind]}.” What is wrong with this explanation?`,
    right: flaws[kind],
    wrong: [
      [
        kind === 'need' ? 'need-to-change' : kind === 'use' ? 'use-disuse' : 'environment-makes-trait',
        'Nothing is wrong: this is how natural selection works in any population of living things',
        `Natural selection needs differences that are inherited and already there. Does {name} speak of any among ${them}?`,
      ],
      [
        'strongest',
        'It leaves out that only the strongest of them can do this',
        'Strength is not the point. Could even the strongest change what is in its genes like that?',
      ],
      [
        'goal',
        'It leaves out that the species had planned to get better for a very long time',
        'A species cannot plan. Look for what {name} thinks about how the trait came about.',
      ],
    ],
    hints: [
      'Ask where the trait comes from in this explanation. Was it there before, in some of them?',
      'Traits are passed on through genes. Can a need, a habit, or the surroundings bring about just the gene that helps?',
    ],
    solution: [
      `${flaws[kind]}.`,
      `${why} A better explanation: ${right.charAt(0).toLowerCase()}${right.slice(1)}.`,
      'Their young inherited the trait, so it became more common.',
    ],
  })),
)

const harder: readonly ConceptQuestion[] = [
  {
    stem: 'All plants of a rare species are grown from cuttings of one plant. They have the same genes. A new disease arrives that can kill this plant. What is most likely?',
    right: 'The disease could kill nearly all of them, since none is known to differ',
    wrong: [
      [
        'need-to-change',
        'The plants will become resistant, since they must',
        'A need does not make a new variant. Are there differences that could be selected?',
      ],
      [
        'goal',
        'Selection will save the species, since nature always finds a way out of danger',
        'Selection has no aim to save anyone. Many species have died out. What does it need to work on?',
      ],
      [
        'strongest',
        'The strongest plants will live and pass on their strength',
        'If some grow larger, it is because of their place. With the same genes, is there anything better to pass on?',
      ],
    ],
    hints: ['What does selection need to work on?', 'Do these plants have inherited differences?'],
    solution: [
      'Selection needs inherited variation: some must be able to do better than others.',
      'Here all have the same genes. If one can be killed by the disease, most likely all can.',
    ],
  },
  {
    stem: 'Male guppies with bright spots get more mates, but are also caught more often by large fish. One pool has many large fish, and another has none. What do you expect after many generations?',
    right: 'Brighter males in the pool without large fish',
    wrong: [
      [
        'best-everywhere',
        'Equally bright males in both pools, since females prefer them',
        'Females may prefer them in both pools. But what else differs between the pools?',
      ],
      [
        'goal',
        'Brighter males in the pool with large fish, to frighten these',
        'Bright males are caught more often. How does that change how many young they leave?',
      ],
      [
        'strongest',
        'Larger and stronger males in both pools, as only these survive',
        'The text says nothing of strength. Which trait changes the number of young in each pool?',
      ],
    ],
    hints: [
      'Bright spots have a good side and a bad side. Which of the two is there in each pool?',
      'Without large fish, only the good side is left.',
    ],
    solution: [
      'With large fish, bright males get more mates but die sooner.',
      'Without large fish, there is only the good side: bright males leave more young.',
      'So males are likely to become brighter in that pool. One trait can help in one place and harm in another.',
    ],
  },
  {
    stem: '{name} says, “In time, natural selection will make every species larger, faster, and smarter.” What is the best answer?',
    right: 'Not so: in some places, being small or slow helps more',
    wrong: [
      [
        'goal',
        'True: each generation must be better than the one before',
        'Better at what? Selection does not look ahead. It depends on who leaves more young at that time and place.',
      ],
      [
        'strongest',
        'True: the larger, faster, and smarter always win',
        'A large body needs more food. Can you think of a place where a small one leaves more young?',
      ],
      [
        'need-to-change',
        'Not so: a species becomes larger only if it wants to',
        'A species cannot want anything. Ask what does decide which traits become common.',
      ],
    ],
    hints: [
      'Does selection have a goal?',
      'Think of an island with little food. Who would do better there: large animals, or small ones?',
    ],
    solution: [
      'Selection has no direction of its own. Traits that lead to more young become more common.',
      'Where food is rare, a small body can help. A snail is slow, and there are very many snails.',
    ],
  },
  {
    stem: 'Scientists think that a few bacteria could resist a medicine before they ever met it. Which finding would support this best?',
    right: 'Some bacteria frozen long before the medicine was made can resist it',
    wrong: [
      [
        'environment-makes-trait',
        'After the medicine is used for some years, more of the bacteria can resist it',
        'That would be so in either case. Which finding tells what was there before the medicine?',
      ],
      [
        'beyond-data',
        'Bacteria that resist the medicine grow fast',
        'How fast they grow does not tell when the trait came up.',
      ],
      [
        'count-not-share',
        'The number of all bacteria rises when no medicine is used',
        'The claim is about some that could resist. Does a count of all bacteria tell of them?',
      ],
    ],
    hints: [
      'The claim is about the time before the medicine.',
      'Look for a finding in which the bacteria cannot have met the medicine.',
    ],
    solution: [
      'Frozen bacteria from before the medicine cannot have changed because of it.',
      'If some of them can resist it, then the variant was there already. Selection only made it common later.',
    ],
  },
  {
    stem: 'On dark rock, dark mice had become common. Then pale dust covers the rock for good. What will most likely happen over many generations?',
    right: 'Light mice become more common again, if some are left',
    wrong: [
      [
        'goal',
        'Dark mice stay common, since they have won for good',
        'No variant wins for good. Which mice are easier to see now?',
      ],
      [
        'individual-changes',
        'Each dark mouse turns light after some time',
        'A mouse keeps the color that it inherited. What can change from one generation to the next?',
      ],
      [
        'best-everywhere',
        'Dark mice become even more common, since dark fur is better',
        'Dark fur was better on dark rock. Is it better on pale dust?',
      ],
    ],
    hints: [
      'Which mice are hard to see after the change?',
      'Selection depends on the conditions of the time. It keeps no memory of what was good before.',
    ],
    solution: [
      'On pale dust, dark mice are easy to see and are caught more often.',
      'If some light mice are left, they now leave more young. So their share grows again.',
      'If no light mice are left, there is nothing to select until a new variant comes up.',
    ],
  },
  {
    stem: 'Birds of one kind inherit either short wings or long wings. Many short-winged and few long-winged birds are found dead after a storm. What else must be known to tell which wings helped in the storm?',
    right: 'How many of each kind there were before the storm',
    wrong: [
      [
        'count-not-share',
        'Nothing else: more short-winged birds died, so long wings helped',
        'If there were many more short-winged birds to begin with, more of them would die even at equal chances.',
      ],
      [
        'strongest',
        'Which kind is stronger',
        'Strength might explain a result. But first, what numbers are needed to find the chances?',
      ],
      [
        'goal',
        'Which kind the storm was meant to remove',
        'A storm has no aim. Which numbers are needed to compare the chances of both kinds?',
      ],
    ],
    hints: [
      'To compare chances, you need parts of a whole.',
      'If 90 of 100 birds had short wings, how many dead birds with short wings would you expect even by pure chance?',
    ],
    solution: [
      'A chance is a part: those that died out of all of that kind.',
      'The dead were counted. The whole of each kind, before the storm, is missing.',
    ],
  },
  {
    stem: 'Which result would speak against the idea that birds cause the change in a moth population on black bark?',
    right: 'Dark and light moths are caught equally often there',
    wrong: [
      [
        'other-variant',
        'Light moths are caught more often there than dark moths',
        'That is what the idea expects: light moths are easy to see on black bark.',
      ],
      [
        'beyond-data',
        'Birds also eat other insects',
        'This does not tell how often they catch each kind of moth.',
      ],
      [
        'all-alike',
        'Dark and light moths belong to one species',
        'The idea is about two variants of one species. So this fits it well.',
      ],
    ],
    hints: [
      'What does the idea say about which moths are caught?',
      'A result speaks against an idea if the idea leads you to expect something else.',
    ],
    solution: [
      'The idea says that birds catch light moths more often on black bark.',
      'If both kinds are caught equally often, birds cannot be what changes the shares.',
    ],
  },
  {
    stem: 'A drought kills many finches with small beaks. The next year brings rain, and small, soft seeds are plentiful. Finches with small beaks eat these faster. What is most likely in the years after?',
    right: 'Small beaks become more common again',
    wrong: [
      [
        'goal',
        'Beaks go on getting deeper, since that is the way of evolution',
        'Evolution has no way that it must keep to. Which beaks help to feed in wet years?',
      ],
      [
        'need-to-change',
        'Each finch shrinks its beak to fit the seeds',
        'A grown beak does not change to fit the food. Which finches leave more young now?',
      ],
      [
        'best-everywhere',
        'Nothing changes, since deep beaks are the better ones',
        'Deep beaks were better for hard seeds. What food is there now?',
      ],
    ],
    hints: [
      'Ask which beaks help in the new conditions.',
      'Which finches now find more food and leave more young?',
    ],
    solution: [
      'Selection depends on the conditions of the time.',
      'With soft seeds, finches with small beaks feed faster and leave more young. So small beaks become more common again.',
    ],
  },
]

const bank: Record<Level, readonly ConceptQuestion[]> = {
  1: [...fits, ...fittest, ...basics],
  2: [...explained, ...mistaken],
  3: harder,
}

const inherited = 'Can be inherited'
const acquired = 'Got during life'
/** Traits, each beyond doubt. */
const traitCards: readonly { text: string; isInherited: boolean }[] = [
  { text: 'the striped shell of a snail', isInherited: true },
  { text: 'the shape of a finch’s beak', isInherited: true },
  { text: 'the thick fur of a polar bear', isInherited: true },
  { text: 'the long neck of a giraffe', isInherited: true },
  { text: 'the webbed feet of a duck', isInherited: true },
  { text: 'the thorns of a rose', isInherited: true },
  { text: 'the spots of a ladybug', isInherited: true },
  { text: 'the number of petals of a lily', isInherited: true },
  { text: 'a scar on the fin of a whale', isInherited: false },
  { text: 'a trick that a dog has learned', isInherited: false },
  { text: 'a broken horn of a goat', isInherited: false },
  { text: 'the strong muscles that a racehorse got by training', isInherited: false },
  { text: 'the cut branches of a pruned tree', isInherited: false },
  { text: 'a tag on the ear of a cow', isInherited: false },
  { text: 'the bent trunk of a tree in steady wind', isInherited: false },
  { text: 'dust on the wings of a moth', isInherited: false },
]

function sortTraits(random: Random): Item {
  const of = (isInherited: boolean) =>
    random.sample(
      traitCards.filter((card) => card.isInherited === isInherited),
      3,
    )
  const cards = [...of(true), ...of(false)]
  const textsOf = (isInherited: boolean) =>
    listed(cards.filter((card) => card.isInherited === isInherited).map(({ text }) => text))
  return {
    stem: 'Natural selection acts on traits that are passed on through genes. Sort the cards.',
    ...sort(random, {
      categories: [inherited, acquired],
      cards: cards.map(({ text, isInherited }) => ({
        text,
        category: isInherited ? inherited : acquired,
        slips: [
          isInherited
            ? {
                category: acquired,
                misconception: 'environment-makes-trait',
                feedback: `Look again at “${text}”. Do young get it from their parents even if nothing special happens to them?`,
              }
            : {
                category: inherited,
                misconception: 'acquired-inherited',
                feedback: `Look again at “${text}”. Something happened to this one body. Are the genes in its egg or sperm cells changed by it?`,
              },
        ],
      })),
      slip: {
        misconception: 'acquired-inherited',
        feedback: 'Ask of each card: would the young have it, too?',
      },
    }),
    hints: [
      'Ask of each card: would its young have this, too, just because the parent has it?',
      'Scars, training, and learning change one body. They do not change genes.',
    ],
    solution: [
      `These depend on genes and can be inherited: ${textsOf(true)}.`,
      `These came about during one life and are not passed on through genes: ${textsOf(false)}.`,
    ],
  }
}

/** Stories of selection, in steps. */
const histories = [
  {
    intro: 'Beetles in a field became resistant to a spray.',
    steps: [
      'By chance, a few beetles inherit a gene that lets them resist the spray',
      'The field is sprayed, and most other beetles die',
      'The beetles that are left have young, which inherit the gene',
      'Most beetles of the field can resist the spray',
    ],
  },
  {
    intro: 'Mice on a lava field became dark.',
    steps: [
      'A mutation gives a few mice dark fur',
      'Owls catch light mice on the dark rock more often than dark ones',
      'Dark mice that are left have young with dark fur',
      'Nearly all mice on the rock are dark',
    ],
  },
  {
    intro: 'Finches on an island came to have deeper beaks.',
    steps: [
      'Some finches hatch with deeper beaks than others',
      'A drought leaves only hard seeds, which thin beaks cannot crack',
      'Survivors with deep beaks have chicks with deep beaks',
      'The average beak of the finches is deeper than before',
    ],
  },
  {
    intro: 'Bacteria became resistant to a medicine.',
    steps: [
      'A random mutation lets one of the bacteria resist a medicine',
      'The medicine is used, and nearly all of the other bacteria die',
      'The one that is left divides again and again and passes on the gene',
      'Most of the bacteria can resist the medicine',
    ],
  },
  {
    intro: 'Plants on a hillside came to have hairy leaves.',
    steps: [
      'Some plants inherit leaves with more hairs than others',
      'Caterpillars eat the smooth plants and leave most hairy ones alone',
      'The hairy plants make seeds, which grow into hairy plants',
      'Most plants of the hillside are hairy',
    ],
  },
  {
    intro: 'Crabs on a beach came to have thicker shells.',
    steps: [
      'Some crabs inherit thicker shells than others',
      'A new kind of bird cracks and eats those with thin shells',
      'Thick-shelled crabs that are left have thick-shelled young',
      'Thick shells are common on the beach',
    ],
  },
] as const

function orderSteps(random: Random): Item {
  const { intro, steps } = random.pick(histories)
  const [varies, selects, inherits, result] = steps
  return {
    stem: `${intro} Put the steps in order.`,
    ...order(random, {
      options: [...steps],
      first: 'first',
      last: 'last',
      wrong: [
        {
          before: [selects, varies],
          misconception: 'environment-makes-trait',
          feedback:
            'You put the danger before the variation, as if it had made the trait. It can only pick among those that differ already.',
        },
        {
          before: [result, inherits],
          misconception: 'individual-changes',
          feedback:
            'A trait becomes common because it is passed on. So what must happen before most of the population has it?',
        },
        {
          before: [inherits, selects],
          misconception: 'all-reproduce',
          feedback:
            'The step with the young speaks of those that are left. So what must have come before it?',
        },
        {
          before: [result, selects],
          misconception: 'need-to-change',
          feedback:
            'The trait does not become common before anything has happened to the others. What comes in between?',
        },
      ],
    }),
    hints: [
      'What must be there first, so that some can do better than others?',
      'The chain goes: they differ, some do better, these have young like themselves. What is the result?',
    ],
    solution: [
      'First there is inherited variation. It comes by chance, not because it is needed.',
      'Then some survive more often than others, and they pass their trait on to their young.',
      'So the trait becomes more common in the population.',
    ],
  }
}

const good = 'Fits natural selection'
const bad = 'Does not fit'

/** Sort what people say about one story: whose thinking fits, and whose does not. */
function sortExplanations(random: Random): Item {
  const { story, them, right, need, use, made, why } = random.pick(cases)
  const who = person(random)
  const pool: { text: string; misconception: string; isRight: boolean; ask: string }[] = [
    {
      text: right,
      misconception: 'need-to-change',
      isRight: true,
      ask: 'Does it speak of differences that were there, and of who left more young?',
    },
    {
      text: sentence(why.replace(/\.$/, '')).replace(/\. .*$/, ''),
      misconception: 'all-alike',
      isRight: true,
      ask: 'Is it about how things were, without any plan or need?',
    },
    {
      text: 'The young of the survivors inherited the trait',
      misconception: 'all-alike',
      isRight: true,
      ask: 'Selection changes a population only if traits are passed on. Does this say so?',
    },
    {
      text: need,
      misconception: 'need-to-change',
      isRight: false,
      ask: `Can ${them} change an inherited trait because they need to?`,
    },
    {
      text: use,
      misconception: 'use-disuse',
      isRight: false,
      ask: 'Is a change of the body during life passed on through genes?',
    },
    {
      text: made,
      misconception: 'environment-makes-trait',
      isRight: false,
      ask: 'Do the surroundings make the very genes that help?',
    },
    {
      text: 'It was the aim of the species to get better',
      misconception: 'goal',
      isRight: false,
      ask: 'Can a species have an aim?',
    },
  ]
  const rights = pool.filter(({ isRight }) => isRight)
  const wrongs = random.sample(
    pool.filter(({ isRight }) => !isRight),
    3,
  )
  const cards = [...rights, ...wrongs]
  return {
    stem: `${story} ${who} collects what classmates say about this. Sort the cards.`,
    ...sort(random, {
      categories: [good, bad],
      cards: cards.map(({ text, misconception, isRight, ask }) => ({
        text,
        category: isRight ? good : bad,
        slips: [
          { category: isRight ? bad : good, misconception, feedback: `Look again at “${text}”. ${ask}` },
        ],
      })),
      slip: { misconception: 'need-to-change', feedback: 'Ask of each card who changes in it, and why.' },
    }),
    hints: [
      'Look for three things that belong together: some differ, some do better, and young are like their parents.',
      'A card does not fit if someone changes on purpose, passes on what happened to a body, or follows an aim.',
    ],
    solution: [
      `These fit together: ${rights.map(({ text }) => `“${text}.”`).join(' ')}`,
      `These do not fit: ${wrongs.map(({ text }) => `“${text}.”`).join(' ')}`,
      'Selection works on differences that are inherited and already there. It needs no wish, no training, and no aim.',
    ],
  }
}

const questions = conceptModel({ id: 'selection-ideas', thinking: 'classify', seconds: 45, questions: bank })

/** What selection is and is not: sorted (levels 1 and 3), put in order (level 2), or asked. */
export const selectionIdeas: ConceptualModel = {
  ...questions,
  make(random, level) {
    if (random.chance(0.6)) return questions.make(random, level)
    if (level === 1) return sortTraits(random)
    return level === 2 ? orderSteps(random) : sortExplanations(random)
  },
}
