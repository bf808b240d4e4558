import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'
import { gap, type GapStory } from '../gap-story.ts'

const easyStories: readonly GapStory[] = [
  {
    stem: 'Water weed in a glass gives off bubbles in the sun. Choose the words that fit.',
    parts: [
      'The bubbles are ',
      gap('gas in the bubbles', 'oxygen', [
        [
          'carbon dioxide',
          'gases-swapped',
          'In the light, the plant takes that gas in. Which one is left over?',
        ],
        [
          'sugar',
          'matter-lost',
          'Sugar stays in the plant, and it is no gas. What is left over when it is made?',
        ],
      ]),
      ', left over from making ',
      gap('what is made', 'sugar', [
        ['water', 'gases-swapped', 'Water goes in. What food does the plant make from it?'],
        ['energy', 'energy-made', 'Energy is never made. It comes in as light. What is built with it?'],
      ]),
      '. In the shade there will be ',
      gap('bubbles in the shade', 'fewer bubbles', [
        ['more bubbles', 'one-factor', 'Light brings the energy. There is less of it in the shade.'],
        [
          'just as many bubbles',
          'one-factor',
          'Light brings the energy. Is there as much of it in the shade?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Which gas do plants give off in the light?',
      'Making sugar needs energy. What brings it, and what if there is less of it?',
    ],
    solution: [
      'In the light the plant makes sugar, and oxygen is left over as bubbles.',
      'With less light it makes less sugar, so there are fewer bubbles.',
    ],
  },
  {
    stem: 'A bean plant stands in the sun. Choose the words that fit.',
    parts: [
      'Its leaves take in ',
      gap('gas taken in', 'carbon dioxide', [
        [
          'oxygen',
          'gases-swapped',
          'In the light, a leaf gives that gas off. Which one does it need to make sugar?',
        ],
        [
          'sugar',
          'food-from-soil',
          'The plant makes sugar itself. Which gas from the air does it need for that?',
        ],
      ]),
      ', and its roots take in ',
      gap('taken in by roots', 'water', [
        ['sugar', 'food-from-soil', 'There is hardly any sugar in soil. The plant makes it in its leaves.'],
        ['light', 'energy-is-matter', 'It is dark under the ground. Where does light reach the plant?'],
      ]),
      '. With the energy of light it makes ',
      gap('what is made', 'sugar', [
        ['minerals', 'food-from-soil', 'Minerals come from the soil. What food does a leaf make?'],
        ['carbon dioxide', 'gases-swapped', 'That goes into the leaf. What comes of it?'],
      ]),
      '.',
    ],
    hints: [
      'What does a leaf need, and what comes of it?',
      'A gas from the air and a liquid from the soil become food, with the energy of light.',
    ],
    solution: [
      'Leaves take in carbon dioxide, and roots take in water.',
      'From these the plant makes sugar, with the energy of light. Oxygen is left over.',
    ],
  },
  {
    stem: 'A runner and a tree both need energy. Choose the words that fit.',
    parts: [
      'The runner’s cells take sugar and ',
      gap('gas that cells use', 'oxygen', [
        ['carbon dioxide', 'gases-swapped', 'The runner breathes that gas out. Which one do the cells use?'],
        ['light', 'energy-is-matter', 'Cells of a runner cannot use light. Which gas does blood bring them?'],
      ]),
      ' to release energy. Left over are water and ',
      gap('gas that is left over', 'carbon dioxide', [
        ['oxygen', 'gases-swapped', 'Cells use that gas up. Which one does the runner breathe out?'],
        ['sugar', 'matter-lost', 'The sugar is taken apart. Which gas holds its carbon atoms now?'],
      ]),
      '. The cells of the tree do ',
      gap('what the tree does', 'the same, day and night', [
        [
          'nothing like that',
          'no-respiration-in-plants',
          'A tree grows and keeps alive. That takes energy, too.',
        ],
        [
          'the same, at night only',
          'no-respiration-in-plants',
          'Cells need energy all the time. Why should they stop by day?',
        ],
      ]),
      '.',
    ],
    hints: ['Which gas do you breathe in, and which out?', 'All living cells need energy, all the time.'],
    solution: [
      'Cells use sugar and oxygen to release energy. Carbon dioxide and water are left over.',
      'That is cellular respiration. Plant cells do it day and night, too.',
    ],
  },
  {
    stem: 'Where do matter and energy come from? Choose the words that fit.',
    parts: [
      'The energy stored in an apple’s sugar came from ',
      gap('source of energy', 'the Sun', [
        ['the soil', 'food-from-soil', 'Soil gives water and minerals. What shines on the leaves?'],
        ['the water', 'energy-is-matter', 'Water brings atoms. What brings energy to the leaves?'],
      ]),
      '. Its carbon atoms came from ',
      gap('source of carbon', 'the air', [
        ['the soil', 'food-from-soil', 'Which gas with carbon in it do leaves take in?'],
        ['sunlight', 'energy-is-matter', 'Light is energy. It brings no atoms.'],
      ]),
      '. When you eat it, your cells ',
      gap('what cells do', 'release the energy', [
        ['make new energy', 'energy-made', 'Energy is never made. It was stored in the sugar before.'],
        [
          'turn atoms into energy',
          'matter-lost',
          'The atoms are still there afterward, in carbon dioxide and water.',
        ],
      ]),
      '.',
    ],
    hints: ['Light brings energy, but no atoms.', 'Which gas of the air has carbon in its name?'],
    solution: [
      'Energy of sunlight was stored in the sugar.',
      'Its carbon came from carbon dioxide in the air.',
      'Cells release the energy, and the atoms leave as carbon dioxide and water.',
    ],
  },
]

const usualStories: readonly GapStory[] = [
  {
    stem: 'A mouse eats a grain of wheat. Choose the words that fit.',
    parts: [
      'The mouse’s body breaks the starch down to ',
      gap('what starch becomes', 'sugar', [
        [
          'carbon dioxide at once',
          'respiration-is-breathing',
          'That comes later, in the cells. First starch is broken into smaller pieces of food.',
        ],
        [
          'pure energy',
          'matter-lost',
          'Atoms do not turn into energy. What are the building blocks of starch?',
        ],
      ]),
      '. In its cells some of this reacts with ',
      gap('gas that reacts', 'oxygen', [
        ['carbon dioxide', 'gases-swapped', 'That gas is left over. Which one does the mouse breathe in?'],
        ['light', 'energy-is-matter', 'It is dark in a mouse. Which gas does its blood carry to the cells?'],
      ]),
      '. Other parts of the food ',
      gap('other parts', 'become part of its body', [
        ['disappear for good', 'matter-lost', 'Atoms are kept. What does a growing mouse build?'],
        [
          'become new energy',
          'energy-made',
          'Energy is never made. What does a growing mouse build with atoms?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Food is used in two ways: to release energy and to grow.',
      'Large molecules are taken apart. Some pieces react with a gas, others are built in.',
    ],
    solution: [
      'Starch is broken down to sugar.',
      'In cells some sugar reacts with oxygen and releases energy.',
      'Other atoms of the food are put together in new ways, to build the body.',
    ],
  },
  {
    stem: 'A sealed jar holds a water plant and stands in the dark. Choose the words that fit.',
    parts: [
      'In the dark the plant ',
      gap('what the plant does', 'respires only', [
        [
          'makes sugar only',
          'no-respiration-in-plants',
          'Without light it cannot make sugar. But what keeps its cells alive?',
        ],
        [
          'does neither',
          'no-respiration-in-plants',
          'The plant is alive, so its cells need energy. How do they get it?',
        ],
      ]),
      '. So the oxygen in the jar gets ',
      gap('oxygen', 'less', [
        ['more', 'gases-swapped', 'Oxygen is made in the light. What does respiration do with it?'],
        [
          'neither less nor more',
          'no-respiration-in-plants',
          'Living cells use a gas all the time. Which one?',
        ],
      ]),
      ', and the carbon dioxide gets ',
      gap('carbon dioxide', 'more', [
        ['less', 'gases-swapped', 'It gets less in the light. What does respiration give off?'],
        [
          'neither less nor more',
          'no-respiration-in-plants',
          'Living cells give off a gas all the time. Which one?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Which of the two needs light: photosynthesis or respiration?',
      'Respiration uses sugar and one gas, and gives off another. Think of your own breath.',
    ],
    solution: [
      'Without light there is no photosynthesis, but respiration goes on.',
      'It uses oxygen up and gives off carbon dioxide.',
    ],
  },
  {
    stem: 'Carbon atoms go around. Choose the words that fit.',
    parts: [
      'A carbon atom in the air enters a leaf as ',
      gap('into the leaf', 'carbon dioxide', [
        ['sugar', 'gases-swapped', 'Sugar is made inside the leaf. Which gas goes in?'],
        ['oxygen', 'gases-swapped', 'Oxygen holds no carbon. Which gas does?'],
      ]),
      '. There it becomes part of ',
      gap('in the leaf', 'sugar', [
        ['light', 'energy-is-matter', 'Light has no atoms. What is made of carbon, hydrogen, and oxygen?'],
        ['oxygen gas', 'gases-swapped', 'Oxygen gas holds no carbon. What else is made?'],
      ]),
      '. A rabbit eats the leaf. In its cells the sugar is taken apart, and the atom leaves the rabbit as ',
      gap('out of the rabbit', 'carbon dioxide', [
        [
          'energy',
          'matter-lost',
          'An atom does not turn into energy. Which gas with carbon does the rabbit breathe out?',
        ],
        ['oxygen', 'gases-swapped', 'Animals take that gas in. Which gas with carbon do they breathe out?'],
      ]),
      '.',
    ],
    hints: [
      'Carbon atoms stay carbon atoms. Only their partners change.',
      'Which gas holds carbon: O₂ or CO₂?',
    ],
    solution: [
      'The atom enters the leaf in carbon dioxide.',
      'Photosynthesis builds it into sugar.',
      'Respiration in the rabbit puts it back into carbon dioxide.',
    ],
  },
  {
    stem: 'Compare the two processes. Choose the words that fit.',
    parts: [
      'Photosynthesis ',
      gap('energy in photosynthesis', 'stores energy in sugar', [
        ['releases energy from sugar', 'gases-swapped', 'Sugar is made here. Does it gain or lose energy?'],
        ['makes energy out of nothing', 'energy-made', 'Energy is never made. It came in as light.'],
      ]),
      '. Respiration ',
      gap('energy in respiration', 'releases energy from sugar', [
        ['stores energy in sugar', 'gases-swapped', 'Sugar is taken apart here. What happens to its energy?'],
        [
          'is moving air in and out',
          'respiration-is-breathing',
          'That is breathing. What happens inside the cells?',
        ],
      ]),
      '. It takes place in ',
      gap('where respiration takes place', 'plants and animals', [
        [
          'animals only',
          'no-respiration-in-plants',
          'Plant cells need energy, too. Where do they get it at night?',
        ],
        [
          'plants only',
          'respiration-is-breathing',
          'Your own cells need energy from sugar. How do they get it?',
        ],
      ]),
      '.',
    ],
    hints: [
      'In one of them sugar is built, in the other it is taken apart.',
      'Building up sugar takes energy. Taking it apart gives energy back.',
    ],
    solution: [
      'Photosynthesis builds sugar and stores energy of light in it.',
      'Respiration takes sugar apart and releases its energy, in plants and animals alike.',
    ],
  },
]

const hardStories: readonly GapStory[] = [
  {
    stem: 'Farmers store grain in cool, dry, dark halls. Choose the words that fit.',
    parts: [
      'The grains are alive, so they ',
      gap('what grains do', 'respire slowly', [
        [
          'make sugar slowly',
          'no-respiration-in-plants',
          'That needs light and green parts. How do living grains get energy?',
        ],
        [
          'need no energy',
          'no-respiration-in-plants',
          'All living cells need some energy. How do grains get it?',
        ],
      ]),
      '. Over months their dry mass gets ',
      gap('dry mass', 'slightly less', [
        [
          'slightly more',
          'matter-lost',
          'Nothing is built in the dark. What happens to the sugar that they use?',
        ],
        [
          'neither less nor more',
          'no-respiration-in-plants',
          'They use some of their stored sugar. Where do its atoms go?',
        ],
      ]),
      ', since carbon leaves them in ',
      gap('carbon leaves in', 'carbon dioxide', [
        ['oxygen', 'gases-swapped', 'Oxygen gas holds no carbon. Which gas does?'],
        ['heat', 'matter-lost', 'Heat is energy and holds no atoms. Which gas holds carbon?'],
      ]),
      '.',
    ],
    hints: [
      'What do all living cells do, day and night?',
      'When sugar is used, where do its carbon atoms go? What does that do to the mass?',
    ],
    solution: [
      'Living grains respire, though slowly in the cold.',
      'Their stored sugar turns to carbon dioxide and water, which go into the air.',
      'So the grains lose a little dry mass.',
    ],
  },
  {
    stem: 'A tree grew from a seed to a trunk of 500 kg. The soil in its tub lost less than 1 kg. Choose the words that fit.',
    parts: [
      'Most of the dry wood is made from ',
      gap('where wood comes from', 'carbon dioxide and water', [
        ['soil', 'food-from-soil', 'The soil lost less than 1 kg. Can 500 kg have come from it?'],
        ['sunlight', 'energy-is-matter', 'Light has no mass to add. What else goes into a leaf?'],
      ]),
      '. The small loss of soil is mostly ',
      gap('what the soil lost', 'minerals', [
        ['sugar', 'food-from-soil', 'The tree makes its sugar itself. What dissolves in soil water?'],
        [
          'oxygen',
          'gases-swapped',
          'Oxygen comes out of leaves. What do roots take from soil besides water?',
        ],
      ]),
      '. Its mass in dry wood is less than that of all the sugar it made, since ',
      gap('where sugar went', 'it respired some of it', [
        ['some turned into light', 'energy-is-matter', 'Trees do not shine. How do their cells get energy?'],
        ['some atoms were used up', 'matter-lost', 'Atoms are not used up. In what do they leave the tree?'],
      ]),
      '.',
    ],
    hints: [
      'Compare the two masses. Can the soil have made the tree?',
      'A tree takes in a gas and a liquid. And its cells need energy all its life.',
    ],
    solution: [
      'The soil lost far too little to make the wood. It comes from carbon dioxide and water.',
      'Minerals from the soil make up a small part.',
      'Some sugar was used in respiration and left as carbon dioxide and water.',
    ],
  },
  {
    stem: 'At dawn, a plant takes in no carbon dioxide and gives none off. Choose the words that fit.',
    parts: [
      'At that moment photosynthesis and respiration are ',
      gap('comparison at dawn', 'equally fast', [
        [
          'both stopped',
          'no-respiration-in-plants',
          'The plant is alive, so it respires. What must balance that?',
        ],
        [
          'both at their fastest',
          'one-factor',
          'At dawn there is little light. Is photosynthesis fast then?',
        ],
      ]),
      '. At noon it takes in carbon dioxide, since photosynthesis is ',
      gap('comparison at noon', 'faster than respiration', [
        ['slower than respiration', 'gases-swapped', 'Which of the two uses carbon dioxide up?'],
        ['the only one at work', 'no-respiration-in-plants', 'Cells need energy at noon, too. Both go on.'],
      ]),
      '. At midnight it ',
      gap('gas at midnight', 'gives off carbon dioxide', [
        ['takes in carbon dioxide', 'gases-swapped', 'That needs light. What does respiration give off?'],
        ['gives off oxygen', 'gases-swapped', 'Oxygen is made in the light. What does respiration give off?'],
      ]),
      '.',
    ],
    hints: [
      'One process takes carbon dioxide in, the other gives it off. What if they balance?',
      'Respiration goes on all the time. Photosynthesis grows with the light.',
    ],
    solution: [
      'What respiration gives off, photosynthesis takes in again: they are equally fast.',
      'At noon photosynthesis is faster. At midnight only respiration is left.',
    ],
  },
  {
    stem: 'A greenhouse has bright light, but little fresh air. Adding light does not help. Choose the words that fit.',
    parts: [
      'Most likely the plants lack ',
      gap('what is lacking', 'carbon dioxide', [
        ['light', 'one-factor', 'More light did not help. What else do leaves need from the air?'],
        ['sugar', 'food-from-soil', 'Plants make sugar themselves. What do they need for that from the air?'],
      ]),
      '. With fresh air, the plants would make ',
      gap('sugar', 'more sugar', [
        ['less sugar', 'one-factor', 'Fresh air brings what was short. What does that do?'],
        ['as much sugar as before', 'one-factor', 'What was short is there again. So is it still held back?'],
      ]),
      ' and give off ',
      gap('oxygen', 'more oxygen', [
        [
          'less oxygen',
          'gases-swapped',
          'Oxygen is left over whenever sugar is made. And there is more sugar.',
        ],
        ['no oxygen', 'gases-swapped', 'Oxygen is left over whenever sugar is made.'],
      ]),
      '.',
    ],
    hints: [
      'What do leaves take out of the air? Can it run short in a closed room?',
      'What runs short holds the plant back. When it is there again, all goes faster.',
    ],
    solution: [
      'In a closed room the plants use the carbon dioxide up.',
      'Then more light does not help. Fresh air brings more of it.',
      'So more sugar is made, and more oxygen is left over.',
    ],
  },
]

export const plantStories: Record<Level, readonly GapStory[]> = {
  1: easyStories,
  2: usualStories,
  3: hardStories,
}

const basics: readonly ConceptQuestion[] = [
  {
    stem: 'What is the food of a bean plant?',
    right: 'The sugar that it makes in its leaves',
    wrong: [
      [
        'food-from-soil',
        'The soil that its roots take in',
        'Roots take in water and minerals. These bring no energy to live on.',
      ],
      [
        'food-from-soil',
        'The fertilizer that a gardener gives',
        'Fertilizer holds minerals. They help to grow, but they bring no energy.',
      ],
      [
        'energy-is-matter',
        'The light that falls on its leaves',
        'Light brings energy, but nothing to build with. What is made with it?',
      ],
    ],
    hints: ['Food gives energy and stuff to build with.', 'What does a leaf make with the energy of light?'],
    solution: [
      'In the light, leaves make sugar from carbon dioxide and water.',
      'The sugar gives energy and atoms to grow. It is the plant’s food.',
    ],
  },
  {
    stem: 'Why are plants so important for the air?',
    right: 'In the light they take in carbon dioxide and give off oxygen',
    wrong: [
      [
        'gases-swapped',
        'In the light they take in oxygen and give off carbon dioxide',
        'You have the gases the wrong way round. Which one is left over when sugar is made?',
      ],
      [
        'matter-lost',
        'They turn carbon dioxide into nothing',
        'Atoms do not disappear. Where do the carbon atoms go?',
      ],
      [
        'gases-swapped',
        'They give off nitrogen, which animals need to breathe',
        'Nitrogen is most of the air, but cells use another gas.',
      ],
    ],
    hints: ['Which gas do animals need?', 'What is left over when a leaf makes sugar?'],
    solution: [
      'To make sugar, plants take in carbon dioxide.',
      'Oxygen is left over and goes into the air. Animals and plants need it.',
    ],
  },
  {
    stem: 'When does a rose bush carry out cellular respiration?',
    right: 'Day and night',
    wrong: [
      [
        'no-respiration-in-plants',
        'Only at night',
        'Its cells need energy by day, too. Why should they stop then?',
      ],
      [
        'no-respiration-in-plants',
        'Only by day',
        'Its cells live at night, too. How do they get energy then?',
      ],
      [
        'no-respiration-in-plants',
        'Never, since only animals do',
        'Plant cells need energy to live. Where do they get it from?',
      ],
    ],
    hints: ['When do living cells need energy?', 'Which of the two needs light: making sugar or using it?'],
    solution: [
      'Living cells need energy all the time.',
      'They release it from sugar by respiration, so it goes on day and night.',
    ],
  },
  {
    stem: 'What is the job of light in photosynthesis?',
    right: 'It brings the energy',
    wrong: [
      [
        'energy-is-matter',
        'It becomes a part of the sugar',
        'Sugar is made of atoms, and light has none. What does it bring?',
      ],
      [
        'energy-is-matter',
        'It turns into oxygen',
        'Oxygen is made of atoms that were there before. Light has none.',
      ],
      [
        'one-factor',
        'It warms the water until it boils',
        'A leaf never gets so hot. What can light give to a leaf?',
      ],
    ],
    hints: [
      'Sugar holds more energy than carbon dioxide and water. Where does that come from?',
      'Does light bring atoms or energy?',
    ],
    solution: [
      'Carbon dioxide and water bring all the atoms.',
      'Light brings the energy that is stored in the sugar.',
    ],
  },
  {
    stem: 'What is the difference between breathing and cellular respiration?',
    right: 'Breathing moves air, respiration is in the cells',
    wrong: [
      [
        'respiration-is-breathing',
        'There is none, they are two words for the same thing',
        'Lungs move air. But where is sugar taken apart?',
      ],
      [
        'respiration-is-breathing',
        'Breathing is for animals, and respiration for plants',
        'Cells of animals need energy from sugar, too.',
      ],
      [
        'energy-made',
        'Breathing makes energy, and respiration uses it up',
        'Energy is neither made nor used up. What happens to the energy of sugar in cells?',
      ],
    ],
    hints: ['Where does each of them take place?', 'One is done by the lungs, the other inside every cell.'],
    solution: [
      'Breathing brings oxygen into the lungs and carbon dioxide out.',
      'Respiration takes place in cells: sugar and oxygen react, and energy is released.',
    ],
  },
  {
    stem: 'Which part of a plant makes most of its sugar?',
    right: 'The green leaves',
    wrong: [
      ['food-from-soil', 'The roots', 'Roots take in water and minerals. It is dark where they are.'],
      ['food-from-soil', 'The flowers', 'Flowers make seeds. Most of them are not green.'],
      [
        'food-from-soil',
        'The bark of the trunk',
        'Bark protects. Which part is green and spread out in the light?',
      ],
    ],
    hints: [
      'Making sugar takes light. Which part catches most of it?',
      'The green stuff in cells catches light. Where is most of it?',
    ],
    solution: [
      'Leaves are green and spread out in the light.',
      'Their cells have many chloroplasts, where sugar is made.',
    ],
  },
]

const usual: readonly ConceptQuestion[] = [
  {
    stem: '{name} says: “My sunflower gained 2 kg. That mass must have come out of the soil.” What is the best answer?',
    right: 'No, most came from air and water',
    wrong: [
      [
        'food-from-soil',
        'True, since roots eat soil',
        'Then the pot would be nearly empty. What goes in through the leaves?',
      ],
      [
        'energy-is-matter',
        'No, it came from the sunlight itself',
        'Light brings energy but no mass. What brings atoms?',
      ],
      [
        'matter-lost',
        'No, plants make mass out of nothing',
        'Every atom has to come from somewhere. What does a plant take in?',
      ],
    ],
    hints: [
      'Does the pot of a big plant get empty?',
      'What does a plant take in through its leaves and roots?',
    ],
    solution: [
      'The soil hardly gets less.',
      'Plants build themselves from carbon dioxide out of the air and from water. Minerals from the soil are a small part.',
    ],
  },
  {
    stem: 'A plant is kept in the dark for four days. A test then finds no starch in its leaves. Why?',
    right: 'It made no new sugar and used up what it had',
    wrong: [
      [
        'no-respiration-in-plants',
        'Starch needs light to stay in the leaves',
        'Something used it up. What do living cells do in the dark?',
      ],
      [
        'food-from-soil',
        'Its roots sent the starch back into the soil',
        'Food does not go into the soil. What do living cells do with it?',
      ],
      [
        'gases-swapped',
        'It turned the starch into oxygen',
        'Oxygen is left over when sugar is made. Here sugar was used.',
      ],
    ],
    hints: [
      'Starch is stored sugar. What makes it more, and what makes it less?',
      'Without light there is no photosynthesis. Does respiration stop, too?',
    ],
    solution: [
      'Without light, no new sugar was made.',
      'But the cells went on to respire. They used the stored starch up.',
    ],
  },
  {
    stem: 'In the light, a snail and a water plant live in a sealed jar for weeks. Why does the snail not run out of oxygen?',
    right: 'In the light, the plant makes new oxygen gas',
    wrong: [
      [
        'no-respiration-in-plants',
        'The plant uses no oxygen itself',
        'It does use some. But in the light, which is more: what it uses or what it makes?',
      ],
      [
        'respiration-is-breathing',
        'Snails need no oxygen in water',
        'They do. Where does it come from in the sealed jar?',
      ],
      [
        'matter-lost',
        'Oxygen is made out of nothing as it is needed',
        'Every atom comes from somewhere. What does the snail give off?',
      ],
    ],
    hints: [
      'Which gas does the snail use, and which does it give off?',
      'And what does the plant do with these two in the light?',
    ],
    solution: [
      'The snail gives off carbon dioxide.',
      'In the light, the plant uses it with water to make sugar. Oxygen is left over for the snail.',
    ],
  },
  {
    stem: 'Which statement about energy is right?',
    right: 'Plants store energy of light in sugar',
    wrong: [
      [
        'energy-made',
        'Plants make energy in their leaves',
        'Energy is never made. In which form does it come to the leaf?',
      ],
      [
        'energy-made',
        'Animals use energy up until it is gone',
        'Energy is not gone. It goes off as motion and heat.',
      ],
      [
        'energy-is-matter',
        'Sugar turns into energy, atom by atom',
        'The atoms are still there in carbon dioxide and water. Only the energy is released.',
      ],
    ],
    hints: [
      'Energy changes its form but is neither made nor lost.',
      'What comes into the leaf with energy, and what leaves it with energy?',
    ],
    solution: [
      'Light brings energy to the leaf.',
      'It is stored in sugar. So plants change the form of energy and make none.',
    ],
  },
  {
    stem: 'Bread dough with yeast rises in the warmth. What makes the bubbles in it?',
    right: 'Carbon dioxide from the yeast',
    wrong: [
      [
        'gases-swapped',
        'Oxygen that the yeast has made',
        'Yeast makes no sugar from light. What is left over when it uses sugar?',
      ],
      [
        'matter-lost',
        'Energy that has become a gas',
        'Energy is not made of atoms. Which gas holds the carbon of the sugar?',
      ],
      [
        'respiration-is-breathing',
        'Air that the yeast breathes out',
        'Yeast has no lungs. What do its cells do with sugar?',
      ],
    ],
    hints: [
      'Yeast cells live on sugar. What is left over when sugar is taken apart?',
      'Where do the carbon atoms of the sugar go?',
    ],
    solution: [
      'Yeast cells take sugar apart to release energy.',
      'Carbon dioxide is left over. It makes the bubbles.',
    ],
  },
  {
    stem: 'Why do you breathe faster when you run?',
    right: 'Your muscle cells use more sugar and oxygen',
    wrong: [
      [
        'energy-made',
        'Air turns into energy in the lungs',
        'Air is matter. Where is the energy stored that your muscles use?',
      ],
      [
        'respiration-is-breathing',
        'Respiration stops while the muscles move',
        'Muscles need more energy when they move. So what do their cells do?',
      ],
      [
        'gases-swapped',
        'Your muscle cells need more carbon dioxide',
        'That gas is left over. Which one do they need?',
      ],
    ],
    hints: [
      'What do muscles need more of when you run?',
      'To release energy from sugar, cells need a gas. Which one?',
    ],
    solution: [
      'Muscles at work need more energy.',
      'Their cells release it from sugar, and need oxygen for that. So you breathe faster.',
    ],
  },
]

const hard: readonly ConceptQuestion[] = [
  {
    stem: '{name} puts water plants in light and collects the gas. Which test would show that it is oxygen?',
    right: 'A glowing splint bursts into flame in it',
    wrong: [
      [
        'gases-swapped',
        'A burning splint goes out when put in it',
        'That happens in carbon dioxide. Oxygen makes things burn better.',
      ],
      ['gases-swapped', 'It turns limewater milky', 'That is the test for carbon dioxide.'],
      [
        'energy-is-matter',
        'It gives off light in the dark',
        'Gases from plants do not shine. What does oxygen do to a fire?',
      ],
    ],
    hints: ['What does oxygen do to a fire?', 'Two of these are tests for the other gas.'],
    solution: [
      'Things burn better in oxygen than in air.',
      'So a splint that only glows bursts into flame in it.',
    ],
  },
  {
    stem: 'Two sealed plants stand side by side, one in light and one in the dark. Which result shows photosynthesis best?',
    right: 'Carbon dioxide falls only in the light',
    wrong: [
      [
        'no-respiration-in-plants',
        'Carbon dioxide rises only in the dark',
        'That shows respiration. Which change goes with making sugar?',
      ],
      [
        'gases-swapped',
        'Oxygen falls only in the light',
        'In the light, oxygen should get more. What should get less?',
      ],
      [
        'one-factor',
        'Both plants get warmer in the light',
        'Stones get warmer in light as well. Which gas does a leaf use?',
      ],
    ],
    hints: [
      'What does a leaf use up in photosynthesis?',
      'A result that comes only with light tells about photosynthesis. But it must be the right gas, going the right way.',
    ],
    solution: [
      'Photosynthesis uses carbon dioxide up and needs light.',
      'So carbon dioxide should fall in the light, but not in the dark.',
    ],
  },
  {
    stem: 'Scientists gave a plant carbon dioxide with marked carbon atoms. Where would they expect to find the marked atoms first?',
    right: 'In the sugar of the leaves',
    wrong: [
      ['gases-swapped', 'In the oxygen that the leaves give off', 'Oxygen gas is O₂. Does it hold carbon?'],
      [
        'food-from-soil',
        'In the minerals of the soil',
        'The atoms go into the leaf from the air. What is built there?',
      ],
      [
        'matter-lost',
        'Nowhere, since they are turned into energy',
        'Atoms stay atoms. What holds carbon in the leaf?',
      ],
    ],
    hints: [
      'What do leaves build from carbon dioxide?',
      'Look for what holds carbon: CO₂, O₂, H₂O, or C₆H₁₂O₆?',
    ],
    solution: [
      'Leaves build the carbon of carbon dioxide into sugar.',
      'Later the atoms can be found in other parts, and in carbon dioxide that the plant respires.',
    ],
  },
  {
    stem: 'A forest takes in more carbon dioxide than it gives off. What must be true?',
    right: 'The forest stores more and more carbon',
    wrong: [
      [
        'matter-lost',
        'Carbon atoms disappear in the forest',
        'Atoms are kept. Where can they be, if not in the air?',
      ],
      [
        'no-respiration-in-plants',
        'The trees there do not respire',
        'All living cells respire. Compare how much goes in and out.',
      ],
      [
        'gases-swapped',
        'The carbon leaves the forest as oxygen',
        'Oxygen gas holds no carbon. Where does the carbon stay?',
      ],
    ],
    hints: ['More carbon goes in than comes out. Where is the rest?', 'What is wood made of?'],
    solution: [
      'Carbon atoms are neither lost nor made.',
      'If more goes in than comes out, the rest stays: in wood, leaves, and soil.',
    ],
  },
  {
    stem: 'In which way are photosynthesis and respiration opposite?',
    right: 'What one takes in as matter, the other gives off',
    wrong: [
      [
        'no-respiration-in-plants',
        'One is found in plants, the other in animals only',
        'Plants respire, too. Compare what goes in and what comes out.',
      ],
      [
        'energy-made',
        'One makes energy, and the other destroys it',
        'Energy is neither made nor destroyed. One stores it, and what does the other do?',
      ],
      [
        'matter-lost',
        'One makes atoms, and the other destroys them',
        'Atoms are kept in both. They are put together in new ways.',
      ],
    ],
    hints: [
      'Write down what goes in and what comes out of each.',
      'Carbon dioxide, water, sugar, oxygen: on which side does each stand?',
    ],
    solution: [
      'Photosynthesis takes in carbon dioxide and water, and makes sugar and oxygen.',
      'Respiration takes sugar and oxygen, and gives off carbon dioxide and water.',
    ],
  },
  {
    stem: 'A plant in bright light is given more and more carbon dioxide. Its growth speeds up, but then levels off. What is the best explanation?',
    right: 'Something else, such as light, runs short',
    wrong: [
      [
        'one-factor',
        'Carbon dioxide had nothing to do with it',
        'At first more of it did help. So what changed later?',
      ],
      [
        'gases-swapped',
        'It now takes in oxygen in place of it',
        'To make sugar it still needs carbon dioxide. What else does it need?',
      ],
      [
        'matter-lost',
        'It has used up all carbon atoms',
        'It is given more and more of them. What else could be short?',
      ],
    ],
    hints: [
      'What does photosynthesis need besides carbon dioxide?',
      'What is short holds the plant back. What if carbon dioxide is no longer short?',
    ],
    solution: [
      'At first carbon dioxide was short, so more of it helped.',
      'Then there was enough, and something else became short.',
    ],
  },
]

export const photosynthesisQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: basics,
  2: usual,
  3: hard,
}
