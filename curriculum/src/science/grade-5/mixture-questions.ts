import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Things that happen, and whether a new substance forms: beyond doubt. */
export const happenings: readonly { text: string; isNew: boolean; why: string }[] = [
  { text: 'An iron nail rusts', isNew: true, why: 'rust is brown and crumbles, and iron does not' },
  { text: 'Wood burns to ash', isNew: true, why: 'ash and smoke are nothing like wood' },
  { text: 'Baking soda fizzes in vinegar', isNew: true, why: 'a gas forms that was not there before' },
  { text: 'Chalk fizzes in vinegar', isNew: true, why: 'a gas forms that was not there before' },
  { text: 'Milk turns sour', isNew: true, why: 'there is something sour now that fresh milk does not have' },
  { text: 'A silver spoon turns black', isNew: true, why: 'the black layer is not silver any more' },
  { text: 'A piece of toast burns black', isNew: true, why: 'the black crust is not bread any more' },
  { text: 'A shiny copper roof turns green', isNew: true, why: 'the green layer is not copper any more' },
  { text: 'Salt dissolves in water', isNew: false, why: 'salt and water are both still there' },
  { text: 'Sugar dissolves in tea', isNew: false, why: 'sugar and tea are both still there' },
  { text: 'Ice melts in a glass', isNew: false, why: 'ice and water are the same substance' },
  { text: 'A puddle dries up', isNew: false, why: 'it is still water when it is in the air' },
  { text: 'Sand and gravel are mixed', isNew: false, why: 'sand and gravel are both still there' },
  { text: 'Paper is cut into bits', isNew: false, why: 'each bit is still paper' },
  { text: 'Oil and water are shaken', isNew: false, why: 'they part again, and both are as before' },
  { text: 'Chocolate melts in the sun', isNew: false, why: 'it is still chocolate' },
  { text: 'Iron bits are mixed with sand', isNew: false, why: 'a magnet can still pull out the iron' },
]

/** Two things put together: what they are like before, and what is there afterward. */
export const mixings: readonly {
  story: string
  rows: readonly [what: string, looks: string, test: string][]
  testName: string
  isNew: boolean
  clue: string
}[] = [
  {
    story:
      'A little baking soda is stirred into much vinegar. It fizzes. When it is quiet again, the liquid is left to dry.',
    testName: 'In vinegar',
    rows: [
      ['Baking soda, before', 'white powder', 'fizzes'],
      ['Vinegar, before', 'clear liquid', 'no bubbles'],
      ['What is left, afterward', 'white solid', 'no bubbles'],
    ],
    isNew: true,
    clue: 'The white solid that is left does not fizz as baking soda does',
  },
  {
    story: 'Salt is stirred into water. Then the water is left to dry up.',
    testName: 'Under a lens',
    rows: [
      ['Salt, before', 'white grains', 'little boxes'],
      ['Water, before', 'clear liquid', 'clear'],
      ['What is left, afterward', 'white grains', 'little boxes'],
    ],
    isNew: false,
    clue: 'The grains that are left are just like the salt before',
  },
  {
    story: 'Iron filings are mixed with sand. Then a magnet is pulled through the mix.',
    testName: 'With a magnet',
    rows: [
      ['Iron filings, before', 'gray bits', 'pulled'],
      ['Sand, before', 'tan grains', 'not pulled'],
      ['In the mix, afterward', 'gray bits and tan grains', 'only gray bits pulled'],
    ],
    isNew: false,
    clue: 'The gray bits are pulled and the tan grains are not, just as before',
  },
  {
    story: 'Damp steel wool lies in the air for two weeks. Then it is dried.',
    testName: 'When it is bent',
    rows: [
      ['Steel wool, before', 'shiny and gray', 'bends'],
      ['Water, before', 'clear liquid', 'flows'],
      ['On the wool, afterward', 'dull and red-brown', 'crumbles'],
    ],
    isNew: true,
    clue: 'The red-brown stuff crumbles, and steel wool does not',
  },
  {
    story:
      'Plaster powder is stirred into water. An hour later it is dried and crushed, and put into water again.',
    testName: 'Stirred into water',
    rows: [
      ['Plaster powder, before', 'white powder', 'gets hard in an hour'],
      ['Water, before', 'clear liquid', 'stays liquid'],
      ['Crushed powder, afterward', 'white powder', 'stays soft'],
    ],
    isNew: true,
    clue: 'The crushed powder no longer gets hard in water',
  },
  {
    story:
      'Two clear liquids are poured together: Epsom salt in water, and washing soda in water. White flakes appear.',
    testName: 'In water',
    rows: [
      ['Epsom salt, before', 'white grains', 'dissolves'],
      ['Washing soda, before', 'white grains', 'dissolves'],
      ['White flakes, afterward', 'white flakes', 'does not dissolve'],
    ],
    isNew: true,
    clue: 'The white flakes do not dissolve, and both solids before did',
  },
  {
    story: 'Cornstarch is stirred into water. Then the thick mix is left to dry.',
    testName: 'With iodine',
    rows: [
      ['Cornstarch, before', 'fine white powder', 'turns blue-black'],
      ['Water, before', 'clear liquid', 'stays brown'],
      ['What is left, afterward', 'fine white powder', 'turns blue-black'],
    ],
    isNew: false,
    clue: 'The powder that is left is just like the cornstarch before',
  },
  {
    story: 'Cooking oil and water are shaken in a jar. The mix looks cloudy. Then it stands for an hour.',
    testName: 'When it stands',
    rows: [
      ['Oil, before', 'yellow, clear liquid', 'floats on water'],
      ['Water, before', 'clear liquid', 'lies under oil'],
      ['In the jar, afterward', 'two clear layers', 'yellow one on top'],
    ],
    isNew: false,
    clue: 'The two layers are just like the oil and the water before',
  },
  {
    story:
      'A clean copper coin lies in a dish with salt and vinegar for some days. A green crust grows on it.',
    testName: 'When it is scratched',
    rows: [
      ['Copper, before', 'red-brown and shiny', 'stays in one piece'],
      ['Vinegar, before', 'clear liquid', 'flows'],
      ['Crust, afterward', 'green and dull', 'falls off as a powder'],
    ],
    isNew: true,
    clue: 'The green crust is a powder, and neither copper nor vinegar is like that',
  },
  {
    story: 'Sugar is stirred into hot water. Then the water is left to dry up.',
    testName: 'In water',
    rows: [
      ['Sugar, before', 'white grains', 'dissolves'],
      ['Water, before', 'clear liquid', 'mixes'],
      ['What is left, afterward', 'white grains', 'dissolves'],
    ],
    isNew: false,
    clue: 'The grains that are left are just like the sugar before',
  },
  {
    story:
      'A bit of chalk lies in much vinegar. It fizzes until no chalk is left. Then the liquid is left to dry.',
    testName: 'In water',
    rows: [
      ['Chalk, before', 'white solid', 'does not dissolve'],
      ['Vinegar, before', 'clear liquid', 'mixes'],
      ['What is left, afterward', 'white solid', 'dissolves'],
    ],
    isNew: true,
    clue: 'The white solid that is left dissolves in water, and chalk does not',
  },
  {
    story: 'Sand is stirred into water. Then all of it is poured through a filter, and the filter is dried.',
    testName: 'In water',
    rows: [
      ['Sand, before', 'tan grains', 'sinks'],
      ['Water, before', 'clear liquid', 'mixes'],
      ['In the filter, afterward', 'tan grains', 'sinks'],
    ],
    isNew: false,
    clue: 'The grains in the filter are just like the sand before',
  },
  {
    story: 'White glue and clear borax water are stirred together. A lump forms.',
    testName: 'When it is held up',
    rows: [
      ['Glue, before', 'white liquid', 'drips off the spoon'],
      ['Borax water, before', 'clear liquid', 'drips off the spoon'],
      ['Lump, afterward', 'white and soft', 'stretches and bounces'],
    ],
    isNew: true,
    clue: 'The lump stretches and bounces, and neither of the liquids does',
  },
  {
    story: 'Salt and sugar are stirred together dry. Then the mix is spread out under a lens.',
    testName: 'Under a lens',
    rows: [
      ['Salt, before', 'white grains', 'little boxes'],
      ['Sugar, before', 'white grains', 'slanted sides'],
      ['In the mix, afterward', 'white grains', 'boxes and slanted grains'],
    ],
    isNew: false,
    clue: 'Both kinds of grains are in the mix, each with the shape that it had before',
  },
  {
    story: 'Cement powder and water are stirred together. The next day there is a gray block.',
    testName: 'Put into water',
    rows: [
      ['Cement, before', 'gray powder', 'becomes mud'],
      ['Water, before', 'clear liquid', 'mixes'],
      ['Block, afterward', 'gray and solid', 'stays hard'],
    ],
    isNew: true,
    clue: 'The block stays hard in water, and cement powder does not',
  },
  {
    story: 'Epsom salt is stirred into hot water. Then the water is left to dry up.',
    testName: 'In water',
    rows: [
      ['Epsom salt, before', 'clear crystals', 'dissolves'],
      ['Water, before', 'clear liquid', 'mixes'],
      ['What is left, afterward', 'clear crystals', 'dissolves'],
    ],
    isNew: false,
    clue: 'The crystals that are left are just like the Epsom salt before',
  },
]

/** A claim that a new substance formed, with facts that are evidence for it and facts that are not. */
export const claims: readonly {
  story: string
  right: readonly string[]
  wrong: readonly { text: string; misconception: string; feedback: string }[]
}[] = [
  {
    story: 'stirs baking soda into cold vinegar',
    right: [
      'Bubbles of a gas keep coming up',
      'What is left after drying does not fizz in fresh vinegar',
      'The gas that comes up puts out a flame',
    ],
    wrong: [
      {
        text: 'The powder can no longer be seen',
        misconception: 'mixing-is-new',
        feedback: 'Salt in water can no longer be seen either, and yet it is only mixed in.',
      },
      {
        text: 'The cup is fuller than before',
        misconception: 'wrong-property',
        feedback:
          'The cup gets fuller whatever you put into it. So that tells nothing about a new substance.',
      },
      {
        text: 'The liquid is in motion while one stirs',
        misconception: 'wrong-property',
        feedback: 'Any liquid moves when it is stirred. So that tells nothing about a new substance.',
      },
    ],
  },
  {
    story: 'pours two clear liquids together',
    right: [
      'White flakes appear at once',
      'The flakes do not dissolve, even in much water',
      'The flakes stay on a filter, and nothing did before',
    ],
    wrong: [
      {
        text: 'There is more liquid in the glass',
        misconception: 'wrong-property',
        feedback: 'Two liquids in one glass are more than one, new substance or not.',
      },
      {
        text: 'The two liquids are in one glass now',
        misconception: 'mixing-is-new',
        feedback: 'To be in one glass is just to be mixed. Has anything new appeared?',
      },
    ],
  },
  {
    story: 'leaves damp steel wool in a jar for two weeks',
    right: [
      'It is red-brown now',
      'It crumbles when it is touched',
      'A magnet pulls the brown bits only weakly',
    ],
    wrong: [
      {
        text: 'It is still wet',
        misconception: 'mixing-is-new',
        feedback: 'Wet steel wool is steel wool mixed with water. That alone is no new substance.',
      },
      {
        text: 'It has the shape of the jar',
        misconception: 'wrong-property',
        feedback: 'You can press steel wool into any shape. It stays steel wool.',
      },
    ],
  },
  {
    story: 'stirs plaster powder into water',
    right: [
      'It becomes hard, even under water',
      'It gets warm by itself and then hard',
      'Crushed and mixed again, it does not get hard',
    ],
    wrong: [
      {
        text: 'It is white, as the powder was',
        misconception: 'looks-decide',
        feedback:
          'That is a property that has not changed. Evidence for a new substance is a property that has.',
      },
      {
        text: 'It takes on the shape of the cup',
        misconception: 'wrong-property',
        feedback: 'Any runny mix does that. It tells nothing about a new substance.',
      },
    ],
  },
  {
    story: 'mixes white glue and clear borax water',
    right: [
      'The mix no longer flows as both did before',
      'It can be stretched and bounces',
      'Stirred into water, it does not become glue again',
    ],
    wrong: [
      {
        text: 'It has the color of the glue',
        misconception: 'looks-decide',
        feedback:
          'That is a property that has not changed. Evidence for a new substance is a property that has.',
      },
      {
        text: 'The bowl is heavier than with glue alone',
        misconception: 'wrong-property',
        feedback: 'The bowl gets heavier whatever is added to it.',
      },
    ],
  },
]

/** What takes a mixture apart, by which property, and mixtures that it fits. */
export const tools: readonly { tool: string; property: string; mixtures: readonly string[] }[] = [
  {
    tool: 'A magnet',
    property: 'a magnet pulls one part and not the other',
    mixtures: ['Iron filings and sand', 'Iron nails and wood chips', 'Iron filings and salt'],
  },
  {
    tool: 'A sieve with small holes',
    property: 'the pieces differ in size',
    mixtures: ['Gravel and dry sand', 'Beans and flour', 'Pebbles and dry soil'],
  },
  {
    tool: 'A paper filter',
    property: 'the solid does not dissolve and stays in the paper',
    mixtures: ['Sand and water', 'Chalk dust and water', 'Coffee grounds and coffee'],
  },
  {
    tool: 'Letting the water dry up',
    property: 'water goes into the air and the dissolved solid does not',
    mixtures: ['Salt dissolved in water', 'Sugar dissolved in water'],
  },
  {
    tool: 'Letting it stand and pouring off the top',
    property: 'they do not mix, and one floats on the other',
    mixtures: ['Oil and water'],
  },
]

export const propertyQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    {
      stem: 'Two jars without labels hold salt and sugar. What is a safe and good way to find out which is which?',
      right: 'Compare the shape of the grains with a lens',
      wrong: [
        [
          'looks-decide',
          'Look at the color of both from far away',
          'Both are white, so the color cannot tell them apart. Which property differs?',
        ],
        [
          'wrong-property',
          'Taste a little bit from each of the two',
          'That would tell in a kitchen. But never taste a substance without a label: it might be harmful.',
        ],
        [
          'size-is-property',
          'Weigh both jars and compare the weights',
          'The weight tells how much is in each jar, and not what it is.',
        ],
      ],
      hints: [
        'Which properties of salt and sugar are different?',
        'Some ways are not safe. Some tell only how much there is.',
      ],
      solution: [
        'Grains of salt look like little boxes, and grains of sugar have slanted sides. A lens shows that.',
        'Color is the same, weight tells only how much there is, and tasting is not safe.',
      ],
    },
    {
      stem: 'Here are four facts about an iron nail. Which one is a property of iron itself, so that it is true of any piece of iron?',
      right: 'A magnet pulls it',
      wrong: [
        [
          'size-is-property',
          'It is 5 cm long',
          'Another piece of iron may be longer. So that tells about this nail only.',
        ],
        [
          'size-is-property',
          'It weighs 3 g',
          'A larger piece of iron weighs more. So that tells about this nail only.',
        ],
        [
          'size-is-property',
          'It has a sharp tip',
          'An iron ball has no tip. So that tells about this nail only.',
        ],
      ],
      hints: [
        'Think of an iron pan, or an iron gate. What is true of them, too?',
        'Length, weight, and shape can differ from piece to piece.',
      ],
      solution: [
        'Every piece of iron is pulled by a magnet, large or small.',
        'Length, weight, and shape belong to this one nail.',
      ],
    },
    {
      stem: '{name} finds that a magnet does not pull a can, and says: “So the can is not made of metal.” What is the best reply?',
      right: 'Wrong: most metals are not magnetic',
      wrong: [
        [
          'metals-magnetic',
          'Right: a magnet pulls every metal',
          'Try a copper wire or a piece of aluminum foil: both are metal, and a magnet does not pull them.',
        ],
        [
          'metals-magnetic',
          'Right: a magnet pulls all shiny things',
          'A glass is shiny, and a magnet does not pull it. Shine is another property.',
        ],
        [
          'size-is-property',
          'Wrong: the can is just too large',
          'A magnet clings to a huge iron door. So it is not the size that decides.',
        ],
      ],
      hints: [
        'Think of a copper wire or of aluminum foil. Do they stick to a magnet?',
        'Which metals does a magnet pull?',
      ],
      solution: [
        'A magnet pulls iron and only a few other metals.',
        'Copper, aluminum, silver, and gold are metals that it does not pull. The can may be aluminum.',
      ],
    },
    {
      stem: 'Why does a steel pan often have a wooden handle?',
      right: 'Wood lets heat through only slowly',
      wrong: [
        [
          'wrong-property',
          'Wood is not pulled by a magnet',
          'That is true, but it does not help you to hold a hot pan. Which property does?',
        ],
        [
          'wrong-property',
          'Wood does not let light through',
          'That is true, but it does not help you to hold a hot pan. Which property does?',
        ],
        [
          'wrong-property',
          'Wood makes cold that cools the pan',
          'Wood cannot make cold. It has about the temperature of the air around it.',
        ],
      ],
      hints: [
        'What would happen to your hand with a steel handle?',
        'Which property of wood keeps your hand safe?',
      ],
      solution: [
        'Steel lets heat through quickly, so a steel handle could get hot.',
        'Wood lets heat through only slowly. That is why the handle stays cool enough.',
      ],
    },
    {
      stem: 'Nuts, raisins, and seeds are stirred together. Why is this a mixture and not a new substance?',
      right: 'Each part is still what it was',
      wrong: [
        [
          'wrong-property',
          'Each part has another color',
          'A mixture can have parts of one color, too, such as salt and sugar. What has happened to each part?',
        ],
        [
          'mixing-is-new',
          'All parts became one thing',
          'You can still pick out a raisin, and it is a raisin. So did the parts become one thing?',
        ],
        [
          'wrong-property',
          'It can be eaten with a spoon',
          'That does not decide. Many new substances can be eaten: a cake, for instance.',
        ],
      ],
      hints: [
        'Pick a raisin out of the mix. Is it different from before?',
        'In a mixture, parts are together. Do they change?',
      ],
      solution: [
        'You can pick the parts out again, and they have the same properties as before.',
        'Nothing new has formed. So it is a mixture.',
      ],
    },
    {
      stem: 'Sugar is stirred into water until it can no longer be seen. Has a new substance formed?',
      right: 'No, sugar and water are mixed',
      wrong: [
        [
          'mixing-is-new',
          'Yes, as the sugar looks different',
          'You cannot see the sugar, but the water is sweet. And when the water dries up, there is sugar again.',
        ],
        [
          'mixing-is-new',
          'Yes, as sweet water is one thing',
          'It looks like one thing. But let the water dry up: what is left?',
        ],
        [
          'unseen-is-gone',
          'No, as the sugar is simply gone',
          'It is true that nothing new has formed. But is the sugar gone? How does the water taste?',
        ],
      ],
      hints: [
        'What would be left if all the water dried up?',
        'Does that have the same properties as the sugar before?',
      ],
      solution: [
        'The sugar is spread out in the water, in particles too small to see.',
        'When the water dries up, the same sugar is back. So it was a mixture.',
      ],
    },
    {
      stem: 'Why are wires for electric lamps made of copper inside and covered with plastic?',
      right: 'Copper lets electricity through, and plastic does not',
      wrong: [
        [
          'wrong-property',
          'Copper is shiny, and plastic can have any color',
          'The copper cannot even be seen in there. Which property does a wire need?',
        ],
        [
          'metals-magnetic',
          'Copper is pulled by a magnet, and plastic is not',
          'Magnets pull neither of them. Which property does a wire need?',
        ],
        [
          'wrong-property',
          'Plastic lets electricity through, and copper does not',
          'That is the wrong way round. What would happen if you touched the wire?',
        ],
      ],
      hints: ['What has to travel through the wire?', 'What must not get to your fingers?'],
      solution: [
        'Copper lets electricity through, so the lamp can glow.',
        'Plastic does not, so it keeps us safe.',
      ],
    },
    {
      stem: '{name} has two white powders that look just the same, and says: “So it is the same stuff.” What should {name} do?',
      right: 'Do more tests with both',
      wrong: [
        [
          'looks-decide',
          'Go by the looks of both',
          'Salt, sugar, and baking soda are all white. Looks alone cannot tell which is which.',
        ],
        ['size-is-property', 'Compare the amounts', 'How much there is says nothing about what it is.'],
        ['mixing-is-new', 'Mix them and wait', 'Once they are mixed, you cannot test each by itself.'],
      ],
      hints: [
        'Which white powders do you know? Are they all the same stuff?',
        'What could you drop on a powder to learn more?',
      ],
      solution: [
        'Many powders look alike. So one property is not enough.',
        'What happens in water, in vinegar, or with iodine can tell them apart.',
      ],
    },
  ],
  2: [
    {
      stem: 'A white powder fizzes in vinegar. {name} says: “Then it must be baking soda.” What is wrong with that?',
      right: 'Other powders fizz as well, so test more',
      wrong: [
        [
          'one-property',
          'Nothing, as baking soda fizzes in vinegar',
          'Baking soda does fizz. But so does chalk dust. So can one test be enough?',
        ],
        [
          'looks-decide',
          'It should be seen from its color what it is',
          'Many powders are white. Color tells even less than the fizzing does.',
        ],
        [
          'wrong-property',
          'Baking soda does not fizz in vinegar at all',
          'It does fizz. But is it the only powder that does?',
        ],
      ],
      hints: [
        'Does chalk fizz in vinegar?',
        'If two powders pass one test, what is needed to tell them apart?',
      ],
      solution: [
        'Chalk dust fizzes in vinegar, too. So fizzing leaves more than one answer.',
        'Another test helps: baking soda dissolves in water, and chalk does not.',
      ],
    },
    {
      stem: 'A long copper wire is cut in two. Which fact is still true of each half?',
      right: 'It lets electricity through',
      wrong: [
        [
          'size-is-property',
          'It weighs as much as before',
          'Each half has less matter than the whole wire. So it weighs less.',
        ],
        [
          'size-is-property',
          'It is as long as before',
          'Cutting made it shorter. Which property does not depend on length?',
        ],
        [
          'metals-magnetic',
          'It is pulled by a magnet',
          'Copper is a metal, but a magnet does not pull it, neither before nor after.',
        ],
      ],
      hints: [
        'Which facts tell about copper, and which about the whole wire?',
        'Would a tiny bit of copper still have this property?',
      ],
      solution: [
        'Weight and length belong to the piece, and they change when it is cut.',
        'Letting electricity through is a property of copper. Any piece has it.',
      ],
    },
    {
      stem: 'Bubbles can have many causes. Where do bubbles show that a new substance forms?',
      right: 'When chalk is put into cold vinegar',
      wrong: [
        [
          'one-sign-proves',
          'When a pot of water boils on a stove',
          'Those bubbles are water as a gas. It is the same substance.',
        ],
        [
          'one-sign-proves',
          'When air is blown into milk with a straw',
          'Those bubbles are the air that was blown in. Nothing new has formed.',
        ],
        [
          'one-sign-proves',
          'When a bottle of soda water is opened',
          'That gas was in the soda all the time. It only comes out.',
        ],
      ],
      hints: [
        'Ask each time: what are the bubbles made of? Was it there before?',
        'In which case was there no gas before, and none was blown in?',
      ],
      solution: [
        'Neither chalk nor cold vinegar holds such a gas. It forms when they meet, and the chalk gets used up.',
        'In the other cases the bubbles are something that was there already.',
      ],
    },
    {
      stem: 'Salt water dries up, and a white crust is left. Which fact shows best that the salt did not become another substance?',
      right: 'The crust passes all tests that the salt passed before',
      wrong: [
        [
          'looks-decide',
          'The crust is white, and the salt was white as well',
          'Many substances are white. One property alike is not enough.',
        ],
        [
          'wrong-property',
          'The crust was found at the bottom of the same dish',
          'Where it lies tells nothing about what it is.',
        ],
        [
          'size-is-property',
          'The crust is not as heavy as the salt water was',
          'That shows that water has left. It says nothing about what the crust is.',
        ],
      ],
      hints: [
        'What do you compare to find out if two things are the same substance?',
        'Is one property alike enough?',
      ],
      solution: [
        'The same substance has the same properties in every test.',
        'So if shape of grains, dissolving, and all else are as before, the crust is salt.',
      ],
    },
    {
      stem: 'Which mixture could you take apart with a magnet?',
      right: 'Iron filings and sand',
      wrong: [
        ['metals-magnetic', 'Copper filings and sand', 'Copper is a metal, but a magnet does not pull it.'],
        [
          'metals-magnetic',
          'Bits of aluminum foil and sawdust',
          'Aluminum is a metal, but a magnet does not pull it.',
        ],
        ['wrong-property', 'Salt and sugar', 'A magnet pulls neither of them. So it cannot take them apart.'],
      ],
      hints: ['The magnet must pull one part and not the other.', 'Which metals does a magnet pull?'],
      solution: [
        'A magnet pulls iron and leaves the sand.',
        'It does not pull copper or aluminum, although they are metals.',
      ],
    },
    {
      stem: 'An iron nail lies in damp grass and gets a red-brown crust. Has a new substance formed?',
      right: 'Yes, the crust has other properties than iron',
      wrong: [
        [
          'new-is-mixing',
          'No, the crust is just soil that stuck to the nail',
          'Wipe the nail clean: the crust stays, and nails in clean damp air get it, too. What is it made from?',
        ],
        [
          'new-is-mixing',
          'No, the crust is only iron mixed with some water',
          'Iron and water can be parted by drying. But a dried crust does not become shiny iron again.',
        ],
        [
          'one-sign-proves',
          'Yes, since anything that gets wet becomes new',
          'A wet stone dries, and it is the same stone. What about the crust is different?',
        ],
      ],
      hints: [
        'Compare the crust with iron: its color, and what happens when you bend it.',
        'Can you get the shiny iron back by drying it?',
      ],
      solution: [
        'Iron is gray and shiny and bends. The crust is red-brown and crumbles.',
        'Other properties mean another substance: rust has formed from iron, air, and water.',
      ],
    },
    {
      stem: 'Hot soup is poured into a steel cup and into a foam cup. The steel cup gets hot outside at once, and the foam cup does not. Which property explains it?',
      right: 'How fast heat goes through each material',
      wrong: [
        [
          'wrong-property',
          'Whether each material is pulled by a magnet',
          'Magnets have nothing to do with heat. What goes from the soup to your hand?',
        ],
        [
          'size-is-property',
          'How much each of the empty cups weighs',
          'A heavy wooden cup does not get hot at once. So it is not the weight.',
        ],
        [
          'wrong-property',
          'Whether each material dissolves in soup',
          'Neither of them dissolves in soup. What goes from the soup to your hand?',
        ],
      ],
      hints: [
        'What moves from the soup to the outside of the cup?',
        'Which material lets it through quickly?',
      ],
      solution: [
        'Heat goes from the soup through the cup to your hand.',
        'Steel lets heat through quickly, and foam very slowly. That is a property of each material.',
      ],
    },
    {
      stem: 'Salt and sand are mixed. Water and a paper filter can take them apart. Which property makes it work?',
      right: 'Salt dissolves in water, and sand does not',
      wrong: [
        [
          'size-is-property',
          'There is more sand than salt in the mixture',
          'It works with any amounts. What does water do to salt that it does not do to sand?',
        ],
        [
          'looks-decide',
          'Salt is white, and sand is tan or brown',
          'A filter does not see colors. What can go through the paper?',
        ],
        [
          'wrong-property',
          'Sand dissolves in water, and salt does not',
          'That is the wrong way round. Which of them can no longer be seen in water?',
        ],
      ],
      hints: ['What happens to each of them in water?', 'What goes through a filter, and what stays in it?'],
      solution: [
        'In water the salt dissolves. Its particles go through the paper with the water.',
        'Sand does not dissolve, and its grains stay in the filter.',
      ],
    },
  ],
  3: [
    {
      stem: 'Red and yellow paint are mixed, and the mix is orange. With a strong lens one sees red and yellow specks side by side. What follows?',
      right: 'No new substance: both paints are still there',
      wrong: [
        [
          'one-sign-proves',
          'A new substance: the color is a different one',
          'A new color can be a sign. But what does the lens show about the two paints?',
        ],
        [
          'mixing-is-new',
          'A new substance: the paints cannot be parted',
          'That it is hard to part them does not decide. The specks are still red and yellow.',
        ],
        [
          'one-sign-proves',
          'No new substance: a color is never evidence',
          'A change of color can be evidence, as with rust. But here the lens shows why the color changed.',
        ],
      ],
      hints: [
        'What does the lens show about the two paints?',
        'A new color is one sign. Is there a better explanation for it here?',
      ],
      solution: [
        'The specks of both paints are there, each with its old color. From afar they look orange together.',
        'So the change of color comes from mixing, and no new substance has formed.',
      ],
    },
    {
      stem: 'A solid is stirred into water, and the water gets ice-cold. Later the water dries up, and the same solid is left, with the same properties. What is the best claim?',
      right: 'The solid had only dissolved in the water',
      wrong: [
        [
          'one-sign-proves',
          'A new substance had formed, as it got cold',
          'A change of temperature can come with dissolving, too. What do the properties at the end tell?',
        ],
        [
          'unseen-is-gone',
          'The solid had gone and was made anew',
          'It could not be seen, but it was in the water all the time.',
        ],
        [
          'mixing-is-new',
          'The water had become a new substance',
          'The water went into the air, and the solid is as before. So what was it all along?',
        ],
      ],
      hints: [
        'Which fact is stronger: that it got cold, or what is left at the end?',
        'Compare the properties before and at the end.',
      ],
      solution: [
        'The solid at the end has the same properties as before, so it is the same substance.',
        'It only dissolved. That it got cold is a sign that fits both cases, so it does not decide.',
      ],
    },
    {
      stem: '{name} wants to find out whether more salt or more baking soda can dissolve in water. Which plan is a fair test?',
      right: 'Same water, same warmth, add each until some stays',
      wrong: [
        [
          'unfair-test',
          'Warm water for salt, cold water for baking soda',
          'If more salt dissolves, it may be the warm water. Then you could not tell what made the difference.',
        ],
        [
          'unfair-test',
          'A cup of water for salt, a pot for baking soda',
          'In more water, more can dissolve. Then you could not tell what made the difference.',
        ],
        [
          'unfair-test',
          'One spoon of each, and see if it is still there',
          'One spoon of each may dissolve completely. Then you would not know which can dissolve more.',
        ],
      ],
      hints: [
        'Only one thing should differ between the two cups. Which one?',
        'How will you know that no more can dissolve?',
      ],
      solution: [
        'Only the powder may differ. The amount of water and its temperature must be the same.',
        'Add more until some stays at the bottom. Then you know how much can dissolve.',
      ],
    },
    {
      stem: 'A powder dissolves in water, does not fizz in vinegar, and stays brown with iodine. Salt and sugar both do the same. What can {name} say?',
      right: 'It may be either, so another test is needed',
      wrong: [
        [
          'stops-at-first',
          'It is salt, since salt fits all three of the tests',
          'Salt fits. But look on: does something else fit as well?',
        ],
        [
          'one-property',
          'It is sugar, since sugar dissolves in any water',
          'Sugar fits. But so does salt. What could tell them apart?',
        ],
        [
          'mixing-is-new',
          'It is a mixture of the two, since both do fit',
          'It could be, but it need not be. What do you know for sure?',
        ],
      ],
      hints: [
        'Which of the known powders fit all of the results?',
        'If more than one fits, what is missing?',
      ],
      solution: [
        'Both salt and sugar fit all three results. So these tests cannot tell them apart.',
        'A test in which they differ is needed: grains under a lens, or gentle heating by a grown-up.',
      ],
    },
    {
      stem: 'Vinegar and baking soda make a gas. A burning match goes out in it. In air, a match burns on. What does this show?',
      right: 'The gas is not air: it has another property',
      wrong: [
        [
          'looks-decide',
          'The gas is air, since neither can be seen',
          'Both are clear. But they do different things to a flame. So can they be the same?',
        ],
        [
          'wrong-property',
          'The gas is wet, and water puts the flame out',
          'The gas is not liquid water. What does the test tell about gas and air?',
        ],
        [
          'new-is-mixing',
          'The gas was in the vinegar, since vinegar is strong',
          'Vinegar alone gives off no such gas. It forms only when both meet.',
        ],
      ],
      hints: [
        'Compare: what does the flame do in the gas? What does it do in air?',
        'If one property differs, can it be the same substance?',
      ],
      solution: [
        'In air a match burns on, and in this gas it goes out. So it has another property than air.',
        'A different property shows that it is another substance. It formed when the two were mixed.',
      ],
    },
    {
      stem: 'Cornstarch and a little water make a goo that feels hard when you hit it and flows when you do not. Dried, it is a white powder that iodine turns blue-black, as before. What follows?',
      right: 'No new substance: the dry powder is as before',
      wrong: [
        [
          'one-sign-proves',
          'A new substance: the goo feels strange and new',
          'The goo is surprising. But what is left when the water is gone?',
        ],
        [
          'mixing-is-new',
          'A new substance: powder and water became one',
          'If they had become one substance, could drying bring back the powder?',
        ],
        [
          'wrong-property',
          'No new substance: goo is neither solid nor liquid',
          'That it is hard to name does not decide. Compare the powder before and afterward.',
        ],
      ],
      hints: [
        'Compare the powder before with the dried powder.',
        'A mixture can behave in new ways while its parts stay what they are.',
      ],
      solution: [
        'The dried powder looks the same, and iodine turns it blue-black as before. So it is cornstarch.',
        'The goo was a mixture of cornstarch and water.',
      ],
    },
    {
      stem: 'To find out what a lump is made of, {name} notes four facts about it. Which of them helps least?',
      right: 'It weighs 270 g',
      wrong: [
        [
          'wrong-property',
          'A magnet does not pull it',
          'That helps: now you know that it is not iron. Which fact could be true of a lump of any material?',
        ],
        [
          'wrong-property',
          'It lets electricity through',
          'That helps: nearly all materials like that are metals. Which fact could be true of a lump of any material?',
        ],
        [
          'wrong-property',
          'It has a silver-gray shine',
          'That helps: it rules out copper and gold. Which fact could be true of a lump of any material?',
        ],
      ],
      hints: [
        'For each fact ask: which materials does it rule out?',
        'Could there be a lump of wood, of iron, and of glass with this property?',
      ],
      solution: [
        'A lump of 270 g can be made of any material. It only has to be large enough.',
        'The other three facts are properties of the material, and each rules some materials out.',
      ],
    },
    {
      stem: 'Two clear liquids are mixed. The mix is clear as well. {name} says: “Nothing can be seen, so no new substance can have formed.” What is the best reply?',
      right: 'Test its properties: not every change can be seen',
      wrong: [
        [
          'looks-decide',
          'Right: a new substance always looks different',
          'Some new substances are clear and look like water. So looks alone do not decide.',
        ],
        [
          'mixing-is-new',
          'Wrong: whatever is mixed becomes a new substance',
          'Salt and water are mixed and stay salt and water. So mixing alone does not decide.',
        ],
        [
          'one-sign-proves',
          'Wrong: without bubbles it must have become warm',
          'It might have or not. And warmth alone would not prove it. How could you find out more?',
        ],
      ],
      hints: ['Are there properties that you cannot see?', 'What would you compare to find out for sure?'],
      solution: [
        'A new substance can be as clear as water. Then the looks do not show it.',
        'Other properties may: what is left when it dries, or what it does with vinegar or iodine.',
      ],
    },
  ],
}
