import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** How living things make offspring, and whether these can differ. Each is a plain fact of that species. */
const asexual = [
  {
    story: 'A strawberry plant sends out a runner, and a new plant grows at its end.',
    child: 'the new plant',
    parent: 'the strawberry plant',
  },
  {
    story: 'A hydra grows a bud on its side. The bud drops off and lives on its own.',
    child: 'the young hydra',
    parent: 'the hydra',
  },
  {
    story: 'A gardener cuts off a piece of a potato with a bud on it. It grows into a new potato plant.',
    child: 'the new plant',
    parent: 'the old potato plant',
  },
  {
    story: 'A bacterium copies its DNA and splits into two cells.',
    child: 'each new cell',
    parent: 'the bacterium',
  },
  {
    story: 'A leaf drops off a jade plant, takes root and becomes a plant of its own.',
    child: 'the new plant',
    parent: 'the jade plant',
  },
  {
    story: 'A yeast cell grows a small bud that breaks off as a new cell.',
    child: 'the new cell',
    parent: 'the yeast cell',
  },
] as const

const copies = asexual.map(({ story, child, parent }): ConceptQuestion => ({
  stem: `${story} How do the genes of ${child} compare with those of ${parent}?`,
  right: 'The same: all are copied from one parent',
  wrong: [
    [
      'asexual-varies',
      'Half the same: half come from each parent',
      'That is so where two parents each give half. How many parents are there here?',
    ],
    [
      'asexual-varies',
      'A new mix, as in any offspring',
      'A new mix needs alleles from two parents. Where would new ones come from here?',
    ],
    [
      'acquired-inherited',
      'Like those of others that live in the same place',
      'A place can change how it grows. It does not choose which genes were passed on.',
    ],
  ],
  hints: [
    'Count the parents. Where do all the genes come from?',
    'New mixes of genes come from two parents. Are there two parents here?',
  ],
  solution: [
    'This is asexual reproduction: there is only one parent.',
    `All genes of ${child} are copies of the genes of ${parent}.`,
    'So apart from rare copying errors their genes are the same.',
  ],
}))

/** Offspring of two parents, in animals and in plants. */
const sexual = [
  {
    story:
      'A bee carries pollen from one apple tree to a flower of another. A seed forms, with a tiny plant in it.',
    child: 'the tiny plant',
  },
  { story: 'A hen lays an egg after mating with a rooster. A chick hatches.', child: 'the chick' },
  {
    story:
      'Wind carries pollen from one pine tree to a cone of another. A seed forms, with a tiny tree in it.',
    child: 'the tiny tree',
  },
  {
    story: 'A female salmon lays eggs, and a male releases sperm over them. A young salmon hatches.',
    child: 'the young salmon',
  },
].map(({ story, child }): ConceptQuestion => ({
  stem: `${story} Where do the genes of ${child} come from?`,
  right: 'Half from each of the two parents',
  wrong: [
    [
      'one-parent-only',
      'All from the female parent',
      'The egg brings only half of the genes. What does the male cell bring?',
    ],
    [
      'one-parent-only',
      'All from the male parent',
      'The male cell brings only half of the genes. What does the egg bring?',
    ],
    [
      'gives-both',
      'All of both parents, so twice as many',
      'Then the number would double each time. An egg and a male cell each carry half.',
    ],
  ],
  hints: [
    'How many parents take part?',
    'An egg carries one allele of each pair. So does the male cell that joins it.',
  ],
  solution: [
    'Two parents take part, so this is sexual reproduction.',
    'Each of them gives one allele of each pair.',
    `So ${child} has half of its genes from each, in a mix of its own.`,
  ],
}))

/** A trait with two forms, and the allele letters. */
const pairs = [
  { who: 'pea plant', many: 'pea plants', strong: 'purple flowers', weak: 'white flowers', letter: 'P' },
  { who: 'guinea pig', many: 'guinea pigs', strong: 'black fur', weak: 'brown fur', letter: 'B' },
  { who: 'tomato plant', many: 'tomato plants', strong: 'red fruit', weak: 'yellow fruit', letter: 'R' },
  { who: 'cat', many: 'cats', strong: 'short hair', weak: 'long hair', letter: 'H' },
  { who: 'pea plant', many: 'pea plants', strong: 'tall stems', weak: 'short stems', letter: 'T' },
  { who: 'fruit fly', many: 'fruit flies', strong: 'full wings', weak: 'tiny wings', letter: 'F' },
] as const

const looks = pairs.map(({ who, many, strong, weak, letter }): ConceptQuestion => {
  const [big, small] = [letter, letter.toLowerCase()]
  return {
    stem: `In ${many}, the allele ${big} for ${strong} is dominant over ${small} for ${weak}. What can be said about the alleles of a ${who} with ${strong}?`,
    right: `They are ${big}${big} or ${big}${small}`,
    wrong: [
      [
        'phenotype-is-genotype',
        `They must be ${big}${big}`,
        `One ${big} is enough to show ${strong}. So what may the second allele be?`,
      ],
      [
        'phenotype-is-genotype',
        `They must be ${big}${small}`,
        `It can be ${big}${small}. But would ${big}${big} look any different?`,
      ],
      [
        'hidden-is-lost',
        `They are ${big}${small} or ${small}${small}`,
        `With ${small}${small} there is no allele for ${strong}. What would be seen then?`,
      ],
    ],
    hints: [
      'A dominant allele shows even when there is only one of it.',
      `Go through ${big}${big}, ${big}${small}, and ${small}${small}. Which of these show ${strong}?`,
    ],
    solution: [
      `Both ${big}${big} and ${big}${small} have at least one ${big}, so both show ${strong}.`,
      `Only ${small}${small} shows ${weak}.`,
      'What one sees (the phenotype) does not always tell which alleles are there (the genotype).',
    ],
  }
})

const skips = pairs.slice(0, 5).map(({ who, many, strong, weak, letter }): ConceptQuestion => {
  const [big, small] = [letter, letter.toLowerCase()]
  return {
    stem: `In ${many}, the allele ${big} for ${strong} is dominant over ${small} for ${weak}. Two ${many} with ${strong} have offspring, and some of these have ${weak}. What explains that best?`,
    right: `Both parents carry ${small} without showing it`,
    wrong: [
      [
        'hidden-is-lost',
        `In some of the offspring ${big} has turned into ${small}`,
        'Alleles are passed on as they are. Which allele can a parent have without showing it?',
      ],
      [
        'blends',
        'The traits of the parents have mixed and become weaker',
        'Alleles do not mix like paint. Each one is passed on whole, and may stay hidden.',
      ],
      [
        'one-parent-only',
        `Only one of the parents carries ${small}`,
        `A ${who} with ${weak} has ${small}${small}. From how many parents do these two alleles come?`,
      ],
    ],
    hints: [
      `Which two alleles must a ${who} with ${weak} have?`,
      'One of the two alleles comes from each parent.',
    ],
    solution: [
      `Offspring with ${weak} have ${small}${small}, and one ${small} came from each parent.`,
      `Both parents show ${strong}, so each has ${big}, too: both are ${big}${small}.`,
      'A recessive allele can stay hidden and be passed on.',
    ],
  }
})

const common = [
  {
    stem: 'In people, having six fingers on a hand can be due to a dominant allele. Yet nearly everybody has five. What does that show?',
    right: 'A dominant allele can be rare',
    not: 'Six fingers must become common in time',
    also: 'The dominant allele has become the weaker one',
  },
  {
    stem: 'A fish population has few striped fish, though the allele for stripes is dominant. What does that show?',
    right: 'A dominant allele can be rare',
    not: 'Stripes must become common in time',
    also: 'The dominant allele has become the weaker one',
  },
  {
    stem: 'On an island nearly all mice are white, though white is recessive there. What does that show?',
    right: 'A recessive allele can be common',
    not: 'The white mice must soon die out',
    also: 'The recessive allele has become the stronger one',
  },
  {
    stem: 'In a field of wild flowers most are blue, though blue is recessive. What does that show?',
    right: 'A recessive allele can be common',
    not: 'Blue flowers must become rare in time',
    also: 'The recessive allele has become the stronger one',
  },
].map(({ stem, right, not, also }): ConceptQuestion => ({
  stem,
  right,
  wrong: [
    [
      'dominant-more-common',
      not,
      'Being dominant does not make an allele spread. It only tells what is seen when both alleles meet in one living thing.',
    ],
    [
      'dominant-more-common',
      also,
      'Dominant does not mean strong or frequent. It tells what is seen when two different alleles meet.',
    ],
    [
      'blends',
      'Both alleles have mixed into a new one',
      'Alleles stay what they are when they meet. How many there are of each in a population is another matter.',
    ],
  ],
  hints: [
    'What does dominant mean? Does it say how many have the allele?',
    'Dominant tells what shows when two different alleles meet. How frequent an allele is depends on the population.',
  ],
  solution: [
    'Dominant means: it shows even with only one copy.',
    'It does not say how many living things have the allele.',
    'So a dominant allele can be rare, and a recessive one can be common.',
  ],
}))

const memory = [
  {
    stem: 'In guinea pigs, black (B) is dominant over brown (b). Two Bb guinea pigs have had three black young in a row. What is the chance that the next one is brown?',
    right: 'One in four, as for each one before',
    others: [
      ['chance-has-memory', 'Certain, since one in four must be brown'],
      ['chance-has-memory', 'Less than one in four, since they make black ones'],
      ['expects-half', 'One in two, since it is black or brown'],
    ],
  },
  {
    stem: 'In pea plants, purple flowers (P) are dominant over white (p). Two Pp plants are crossed, and the first four seeds all grow into plants with white flowers. What is the chance of white flowers for the next seed?',
    right: 'One in four, as for each one before',
    others: [
      ['chance-has-memory', 'Zero, since the white ones are used up'],
      ['chance-has-memory', 'More than one in four, since white runs in them'],
      ['expects-half', 'One in two, since it is purple or white'],
    ],
  },
  {
    stem: 'In cats, short hair (H) is dominant over long hair (h). Two cats with the alleles Hh and hh have had two short-haired kittens. What is the chance that the next kitten has long hair?',
    right: 'One in two, as for each one before',
    others: [
      ['chance-has-memory', 'Certain, since long hair is due now'],
      ['always-three-to-one', 'One in four, since long hair is recessive'],
      ['dominant-more-common', 'Zero, since short hair is dominant'],
    ],
  },
] as const

const chances = memory.map(({ stem, right, others }): ConceptQuestion => ({
  stem,
  right,
  wrong: others.map(([misconception, text]) => [
    misconception,
    text,
    misconception === 'chance-has-memory'
      ? 'Alleles are drawn anew each time. Do the ones that are born already change what the parents can give?'
      : 'Make the Punnett square of these two parents. How many of the four boxes show that trait?',
  ]),
  hints: [
    'Do the parents’ alleles change with each young one?',
    'Make the Punnett square. It holds for each offspring by itself.',
  ],
  solution: [
    'For each offspring, each parent passes on one of its two alleles by chance.',
    'What happened before does not change these alleles.',
    `So the chance is the same each time: ${right.split(',')[0]?.toLowerCase()}, as in the Punnett square.`,
  ],
}))

/** Changes that a body meets in its life: what the young are like, and the three ways of thinking that they inherit them. */
const acquired = [
  {
    stem: 'A pea plant from a line of tall plants is trimmed each week, so it stays short. Its seeds are sown in good soil. How tall will the young plants grow?',
    right: 'Tall, as if it had not been trimmed',
    same: 'Short, like the trimmed plant',
    half: 'Halfway between short and tall',
    time: 'Shorter, the longer it was trimmed',
  },
  {
    stem: 'A runner trains for years and gets strong legs. What does this change in the genes that the runner’s children get?',
    right: 'Nothing: those genes stay as they were',
    same: 'They now make strong legs',
    half: 'They make legs half as strong as the runner’s',
    time: 'More and more, the longer the training lasts',
  },
  {
    stem: 'A hen loses a toe in an accident. What will the feet of her chicks be like?',
    right: 'They will have all their toes',
    same: 'They will lack that toe, too',
    half: 'That toe will be half as long',
    time: 'They will lack it if she lost it early in life',
  },
  {
    stem: 'A flamingo’s food lacks the pigment that turns feathers pink, so its feathers are white. Its chicks grow up on food with that pigment. What color will they be as adults?',
    right: 'As pink as other flamingos',
    same: 'White, like the parent',
    half: 'Halfway between white and pink',
    time: 'Paler, the longer the parent was white',
  },
].map(({ stem, right, same, half, time }): ConceptQuestion => ({
  stem,
  right,
  wrong: [
    [
      'acquired-inherited',
      same,
      'That change came about during life. Did it change the genes in the egg and sperm cells, or in the seeds?',
    ],
    [
      'acquired-inherited',
      half,
      'What happened to the parent’s body is not passed on, not even by half. What is passed on is genes.',
    ],
    [
      'acquired-inherited',
      time,
      'However long it lasts or lasted, such a change does not reach the genes that are passed on.',
    ],
  ],
  hints: ['What is passed on to offspring: the body, or genes?', 'Ask whether the genes have changed.'],
  solution: [
    'Offspring get genes from their parents.',
    'Training, food or an injury changes a body, but not the genes that it passes on.',
    'So the change is not inherited.',
  ],
}))

/** Conceptual questions on inheritance: one parent or two, alleles and looks, dominance and frequency, chance. */
export const inheritanceQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    ...copies,
    ...sexual,
    ...acquired,
    {
      stem: 'Two cats have a litter of five kittens. Why do the kittens not all look alike?',
      right: 'Each got its own mix of its parents’ alleles',
      wrong: [
        [
          'one-parent-only',
          'Some got all genes from the mother, others from the father',
          'Each kitten gets half of its genes from each parent. Which half is a matter of chance.',
        ],
        [
          'asexual-varies',
          'They got the same alleles but grew differently',
          'Growing conditions matter a little. But the alleles of kittens in a litter differ, too. Why?',
        ],
        [
          'acquired-inherited',
          'The mother ate different food for each of them',
          'Food does not choose alleles. What decides which allele of a pair is passed on?',
        ],
      ],
      hints: [
        'How many parents are there? What does each of them pass on?',
        'Each parent passes on one allele of each pair, by chance.',
      ],
      solution: [
        'There are two parents, so this is sexual reproduction.',
        'From each pair of alleles, each parent passes on one by chance.',
        'So each kitten gets its own mix.',
      ],
    },
    {
      stem: 'How many alleles of a gene does a pea plant get from each of its two parents?',
      right: 'One from each parent',
      wrong: [
        [
          'gives-both',
          'Two from each parent',
          'Then the offspring would have four. A plant has two alleles of a gene.',
        ],
        [
          'one-parent-only',
          'Two from one parent, none from the other',
          'Both parents take part. How do two alleles come from two parents?',
        ],
        [
          'hidden-is-lost',
          'Only the dominant one of each',
          'A recessive allele is passed on just as often. How many alleles go into an egg or a pollen cell?',
        ],
      ],
      hints: [
        'A plant has two alleles of the gene. It has two parents.',
        'Look at the edges of a Punnett square: how many letters stand over one column?',
      ],
      solution: [
        'A pea plant has two alleles of each gene.',
        'Egg and pollen cells carry one allele each.',
        'So one allele comes from each parent.',
      ],
    },
  ],
  2: [
    ...looks,
    ...chances,
    {
      stem: 'A red snapdragon and a white one have only pink offspring. Two of the pink ones are crossed and have many offspring. Which colors do these have?',
      right: 'Red, pink, and white',
      wrong: [
        [
          'blends',
          'Only pink',
          'The alleles for red and white are still there, unmixed. Which pairs can two pink plants give?',
        ],
        [
          'blends',
          'Pink and paler pink',
          'Alleles do not thin out. Each pink plant has one allele for red and one for white.',
        ],
        [
          'hidden-is-lost',
          'Only red and white',
          'Some offspring get one allele of each kind. What color are these?',
        ],
      ],
      hints: [
        'A pink plant has one allele for red (R) and one for white (W).',
        'Make the Punnett square for RW and RW. Which pairs come up?',
      ],
      solution: [
        'Pink plants are RW: with one allele of each kind, the color is in between.',
        'RW crossed with RW gives RR, RW, RW, and WW.',
        'So there are red, pink, and white plants. The alleles were never mixed.',
      ],
    },
    {
      stem: 'On a banana farm, all plants were grown from pieces of one plant. A new disease kills nearly all of them. Why so many?',
      right: 'They all have the same genes',
      wrong: [
        [
          'asexual-varies',
          'Each had a new mix of genes',
          'New mixes come from two parents. These plants were all grown from pieces of one.',
        ],
        [
          'dominant-more-common',
          'They had only dominant alleles',
          'Whether alleles are dominant is not the point. Do the plants differ from each other?',
        ],
        [
          'acquired-inherited',
          'They had grown used to good soil',
          'Soil does not explain why nearly all were hit alike. Where did their genes come from?',
        ],
      ],
      hints: [
        'How many parents do these plants have?',
        'If one plant cannot resist the disease, what about plants with the same genes?',
      ],
      solution: [
        'All the plants were grown from pieces of one plant, so this is asexual reproduction.',
        'Their genes are copies, so they all lack what would resist the disease.',
        'Where there is variation, some plants may survive.',
      ],
    },
    {
      stem: 'An aphid can have young without a mate in summer, and with a mate in fall. When do its young differ more in their genes?',
      right: 'In fall, since two parents mix their alleles',
      wrong: [
        [
          'asexual-varies',
          'In summer, since there are more young',
          'More young are not more variety. Where do the genes of the summer young come from?',
        ],
        [
          'asexual-varies',
          'In both, since all young differ',
          'With a single parent, the genes are copied. Can the copies differ much?',
        ],
        [
          'acquired-inherited',
          'In summer, since it is warmer then',
          'Warmth does not mix alleles. What does?',
        ],
      ],
      hints: [
        'In which season do two parents take part?',
        'With one parent genes are copied. With two, alleles are mixed anew.',
      ],
      solution: [
        'Without a mate, the young get copies of one parent’s genes.',
        'With a mate, each young one gets a mix of alleles from two parents.',
        'So the young of fall differ more.',
      ],
    },
  ],
  3: [
    ...skips,
    ...common,
    {
      stem: '{name} says: “A Bb guinea pig passes on B more often, because B is dominant.” What do you say?',
      right: 'B and b are passed on equally often',
      wrong: [
        [
          'dominant-more-common',
          'Right: dominant alleles win more often',
          'Dominance has to do with what shows, not with what is passed on. What is the chance of each of two alleles?',
        ],
        [
          'gives-both',
          'Both are passed on each time',
          'An egg or sperm cell carries one allele of the gene, not two.',
        ],
        [
          'hidden-is-lost',
          'Only B is passed on, b stays hidden',
          'A hidden allele is passed on, too. That is how it can show up later.',
        ],
      ],
      hints: [
        'What does dominant mean: what is passed on, or what shows?',
        'Each egg or sperm cell gets one allele of the pair, by chance.',
      ],
      solution: [
        'Dominant tells which allele shows in a Bb animal.',
        'Which of the two alleles is passed on is a matter of chance, like a coin toss.',
        'So each is passed on about half of the time.',
      ],
    },
    {
      stem: 'A Punnett square shows that 1 of 4 boxes is rr. {name} grows 4 seeds of that cross, and none of the plants is rr. What does that show?',
      right: 'Nothing is wrong: 1 in 4 is only a chance',
      wrong: [
        [
          'chance-has-memory',
          'The Punnett square must be wrong',
          'Four seeds are very few. Would you call a coin wrong that falls on heads twice in a row?',
        ],
        [
          'chance-has-memory',
          'The next seed must be rr',
          'The next seed knows nothing of the others. What is its chance?',
        ],
        [
          'hidden-is-lost',
          'The r allele has been lost',
          'A plant that is not rr may still carry r. What pairs can the others be?',
        ],
      ],
      hints: [
        'Does a chance of 1 in 4 tell what happens in each group of four?',
        'Think of four coin tosses. Are there always two heads?',
      ],
      solution: [
        'The square gives the chance for each seed: 1 in 4.',
        'In a group of only four, none or two or more can come up by chance.',
        'Among hundreds of seeds, close to a quarter would be rr.',
      ],
    },
    {
      stem: 'Why can sexual reproduction help a population to survive when its surroundings change?',
      right: 'Offspring differ, so some may suit the change',
      wrong: [
        [
          'asexual-varies',
          'Offspring are copies of the best parent',
          'Copies come from asexual reproduction. What does a mix of alleles from two parents lead to?',
        ],
        [
          'acquired-inherited',
          'Parents change their genes to suit it',
          'Parents cannot change their genes on purpose. Where do differences between offspring come from?',
        ],
        [
          'dominant-more-common',
          'Dominant alleles take over and are stronger',
          'Dominant alleles are not stronger or better. What matters is that offspring differ.',
        ],
      ],
      hints: [
        'What is different about offspring of two parents and copies of one?',
        'If all are alike, a change that harms one harms all.',
      ],
      solution: [
        'Two parents give each young one its own mix of alleles.',
        'So the offspring differ from each other.',
        'When the surroundings change, some of them may do better than others.',
      ],
    },
    {
      stem: 'In guinea pigs, black (B) is dominant over brown (b). A brown one (bb) has 16 young with one mate, and all of them are black. What does that tell about the mate?',
      right: 'It is most likely BB',
      wrong: [
        [
          'phenotype-is-genotype',
          'It is most likely Bb',
          'A Bb parent would give b to about half of the young. How many of the 16 are brown?',
        ],
        [
          'hidden-is-lost',
          'It is most likely bb',
          'Two bb parents have no B to give. Where would black fur come from?',
        ],
        [
          'phenotype-is-genotype',
          'Nothing: black can be BB or Bb',
          'By its looks one cannot tell. But what would half of the young look like if it were Bb?',
        ],
      ],
      hints: [
        'What would the young of bb and Bb look like?',
        'With Bb, about half of the young would be brown. How likely is it that none of 16 is?',
      ],
      solution: [
        'All young get b from the brown parent, so they are black only if the other parent gives B.',
        'A Bb parent gives b about half of the time. For 16 in a row to get B would be very unlikely.',
        'So the other parent is most likely BB.',
      ],
    },
  ],
}
