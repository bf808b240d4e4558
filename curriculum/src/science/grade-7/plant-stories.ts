import type { Level } from '@skills-center/contract/ids'
import { gap, type GapStory } from '../gap-story.ts'

const easy: readonly GapStory[] = [
  {
    stem: 'Fish and green plants live in a bright tank. Choose the words that fit.',
    parts: [
      'The fish give off ',
      gap('gas of the fish', 'carbon dioxide', [
        ['oxygen', 'gases-swapped', 'Fish take that gas in. Which one do their cells give off?'],
        ['sunlight', 'energy-is-matter', 'Fish do not shine. Which gas is left over when cells use sugar?'],
      ]),
      '. In the light, the plants use it to make ',
      gap('what plants make', 'sugar', [
        ['fish food', 'food-from-soil', 'Plants make food for themselves. What is it?'],
        ['minerals', 'food-from-soil', 'Minerals are in the water already. What do leaves build?'],
      ]),
      ', and give off ',
      gap('gas of the plants', 'oxygen', [
        [
          'more carbon dioxide',
          'gases-swapped',
          'In the light, plants use more of that gas than they give off. What is left over?',
        ],
        [
          'nothing at all',
          'matter-lost',
          'There are bubbles on the leaves. What is left over when sugar is made?',
        ],
      ]),
      ', which the fish need.',
    ],
    hints: [
      'Which gas do you breathe out? Fish give off the same one.',
      'What goes into a leaf in the light, and what comes out?',
    ],
    solution: [
      'Fish give off carbon dioxide. In the light, plants use it to make sugar.',
      'Oxygen is left over, and the fish need it.',
    ],
  },
  {
    stem: 'Potatoes grow under the ground, where it is dark. Choose the words that fit.',
    parts: [
      'The sugar in them was made in the ',
      gap('where sugar was made', 'leaves', [
        ['potatoes', 'food-from-soil', 'It is dark where they grow. Which part is in the light?'],
        ['soil', 'food-from-soil', 'Soil gives water and minerals. Which part of the plant makes sugar?'],
      ]),
      '. It traveled down and was stored as ',
      gap('how it is stored', 'starch', [
        [
          'light',
          'energy-is-matter',
          'Light cannot be stored in a potato. What is built out of many pieces of sugar?',
        ],
        ['oxygen', 'gases-swapped', 'That is a gas. What is built out of many pieces of sugar?'],
      ]),
      '. So the energy in a potato first came from ',
      gap('source of energy', 'the Sun', [
        ['the soil', 'food-from-soil', 'Soil gives water and minerals. What shines on the leaves?'],
        ['the potato itself', 'energy-made', 'Energy is never made. Where did it come from before?'],
      ]),
      '.',
    ],
    hints: [
      'Making sugar takes light. Which part of the plant gets light?',
      'What brings energy to the leaves?',
    ],
    solution: [
      'Leaves made the sugar with the energy of sunlight.',
      'It traveled down and is stored as starch in the potato.',
    ],
  },
  {
    stem: 'A bean seed begins to grow, deep in dark soil. Choose the words that fit.',
    parts: [
      'At first its energy comes from ',
      gap('energy of the seed', 'food stored in the seed', [
        [
          'food in the soil',
          'food-from-soil',
          'Soil gives water and minerals, and these bring no energy. What is a bean full of?',
        ],
        ['light from above', 'energy-is-matter', 'It is dark down there. What is a bean full of?'],
      ]),
      '. To release it, the cells of the seed use up ',
      gap('gas that is used', 'oxygen', [
        ['carbon dioxide', 'gases-swapped', 'That gas is left over. Which one do living cells use?'],
        ['no gas', 'no-respiration-in-plants', 'The seed is alive and grows. Which gas do living cells use?'],
      ]),
      '. As soon as the first leaves are in the light, the plant ',
      gap('what the plant does', 'makes its own sugar', [
        [
          'eats the soil',
          'food-from-soil',
          'Roots take in water and minerals. What can green leaves do in the light?',
        ],
        [
          'needs no more energy',
          'no-respiration-in-plants',
          'It goes on growing. Where does it get energy now?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Why are beans good food for people, too?',
      'What can green leaves do that a seed in the dark cannot?',
    ],
    solution: [
      'A seed lives on the food stored in it, and uses oxygen to release the energy.',
      'Green leaves in the light make new sugar.',
    ],
  },
  {
    stem: 'You sit still and read. Choose the words that fit.',
    parts: [
      'Your cells need energy ',
      gap('when cells need energy', 'even now', [
        ['only when you run', 'energy-made', 'Your heart beats and your brain works. Does that take energy?'],
        [
          'only after a meal',
          'energy-made',
          'Your heart beats all night as well. When do cells need energy?',
        ],
      ]),
      '. They release it from ',
      gap('what energy is in', 'sugar', [
        [
          'air alone',
          'respiration-is-breathing',
          'Air brings a gas that is needed. But what holds the energy?',
        ],
        ['water', 'energy-is-matter', 'Water holds no energy that cells can use. What do you get from food?'],
      ]),
      '. The air that you breathe out holds more ',
      gap('gas breathed out', 'carbon dioxide', [
        ['oxygen', 'gases-swapped', 'Your cells use that gas up. Which one is left over?'],
        ['sugar', 'matter-lost', 'Sugar is no gas. Where do its carbon atoms go?'],
      ]),
      ' than the air that you breathe in.',
    ],
    hints: [
      'What works in your body even when you sit still?',
      'Food is taken apart in cells. Which gas do its carbon atoms end up in?',
    ],
    solution: [
      'Cells need energy all the time, and release it from sugar.',
      'Carbon dioxide is left over, and you breathe it out.',
    ],
  },
  {
    stem: 'A fern stands on a windowsill. Where does it get what it needs to make sugar? Choose the words that fit.',
    parts: [
      'Water gets in through its ',
      gap('where water gets in', 'roots', [
        ['flowers', 'food-from-soil', 'A fern has no flowers. Which part is in the wet soil?'],
        ['green color', 'energy-is-matter', 'The green stuff catches light. Which part is in the wet soil?'],
      ]),
      '. Carbon dioxide gets in through ',
      gap('where carbon dioxide gets in', 'tiny openings in its leaves', [
        ['the tips of its roots', 'food-from-soil', 'That gas is in the air. Which part has air around it?'],
        ['the pot', 'food-from-soil', 'That gas is in the air. Which part of the plant is in the air?'],
      ]),
      '. Light is caught by ',
      gap('what catches light', 'its chloroplasts', [
        [
          'the water in it',
          'energy-is-matter',
          'Water is clear and lets light through. What makes leaves green?',
        ],
        [
          'the soil around it',
          'food-from-soil',
          'Light on soil does not help a leaf. What makes leaves green?',
        ],
      ]),
      '.',
    ],
    hints: [
      'One thing comes from the soil, one from the air, and one from the Sun.',
      'Which part of the plant is where each of them is found?',
    ],
    solution: [
      'Roots take in water, and openings in the leaves let carbon dioxide in.',
      'Green chloroplasts in the cells of the leaf catch the light.',
    ],
  },
  {
    stem: 'A white mushroom grows on a dead log. Choose the words that fit.',
    parts: [
      'It has no green parts, so it cannot ',
      gap('what it cannot do', 'make sugar with light', [
        [
          'use sugar for energy',
          'no-respiration-in-plants',
          'All living cells use sugar for energy. For what is the green stuff needed?',
        ],
        [
          'take in any water',
          'food-from-soil',
          'Green parts do not take in water. For what are they needed?',
        ],
      ]),
      '. It gets its food from ',
      gap('food of the mushroom', 'the dead wood', [
        ['sunlight', 'energy-is-matter', 'It has nothing to catch light with. On what does it grow?'],
        [
          'minerals alone',
          'food-from-soil',
          'Minerals bring no energy. What does the log hold that a tree once made?',
        ],
      ]),
      '. Like you, its cells give off ',
      gap('gas that is given off', 'carbon dioxide', [
        ['oxygen', 'gases-swapped', 'Oxygen is left over when sugar is made with light. Does it do that?'],
        ['no gas', 'no-respiration-in-plants', 'Its cells are alive and use sugar. What is left over?'],
      ]),
      '.',
    ],
    hints: [
      'What is the green stuff in plants good for?',
      'A mushroom must get its food from somewhere else, as you do. What is left over when cells use food?',
    ],
    solution: [
      'Without green parts it cannot make sugar with light.',
      'It takes its food out of the dead wood. Its cells use it and give off carbon dioxide.',
    ],
  },
  {
    stem: 'One leaf of a sunny plant is wrapped in foil for three days. Choose the words that fit.',
    parts: [
      'Under the foil, the leaf makes ',
      gap('sugar under the foil', 'no sugar', [
        ['as much sugar as before', 'one-factor', 'Light does not get through foil. What does light bring?'],
        [
          'more sugar than before',
          'one-factor',
          'Light does not get through foil. Can it help to take light away?',
        ],
      ]),
      ', since it lacks ',
      gap('what is lacking', 'the energy of light', [
        ['food from the soil', 'food-from-soil', 'The roots are as they were. What does foil keep away?'],
        ['the matter in light', 'energy-is-matter', 'Light has no atoms. What does it bring to a leaf?'],
      ]),
      '. Its cells stay alive, for they ',
      gap('why cells stay alive', 'use sugar from other leaves', [
        ['make energy by themselves', 'energy-made', 'Energy is never made. Who can share sugar with them?'],
        [
          'need no energy in the dark',
          'no-respiration-in-plants',
          'Living cells need energy all the time. Who can share sugar with them?',
        ],
      ]),
      '.',
    ],
    hints: [
      'What does foil keep away from the leaf?',
      'The other leaves are in the sun. What can travel from them to this one?',
    ],
    solution: [
      'Without light there is no energy to make sugar with.',
      'The cells go on to respire, with sugar that other leaves have made.',
    ],
  },
  {
    stem: 'A log burns in a campfire and gives off light and heat. Choose the words that fit.',
    parts: [
      'The energy in the wood came from ',
      gap('source of energy', 'sunlight', [
        ['the soil', 'food-from-soil', 'Soil gave water and minerals to the tree. What shone on its leaves?'],
        ['the match', 'energy-made', 'A match only starts the fire. It holds far less energy than the log.'],
      ]),
      '. The tree stored it by ',
      gap('how it was stored', 'photosynthesis', [
        ['respiration', 'gases-swapped', 'Respiration releases energy. Which process stores it in sugar?'],
        [
          'breathing',
          'respiration-is-breathing',
          'Trees have no lungs. Which process stores energy of light in sugar?',
        ],
      ]),
      '. Most carbon atoms of the wood go off into the air as ',
      gap('where carbon goes', 'carbon dioxide', [
        ['pure energy', 'matter-lost', 'Atoms do not turn into energy. In which gas are they now?'],
        [
          'oxygen',
          'gases-swapped',
          'A fire uses oxygen up, and oxygen gas holds no carbon. In which gas are they now?',
        ],
      ]),
      '.',
    ],
    hints: [
      'How did the tree get the energy to build wood?',
      'Carbon atoms are kept. Which gas has carbon in its name?',
    ],
    solution: [
      'The tree stored energy of sunlight by photosynthesis.',
      'In the fire the energy is released, and the carbon goes off as carbon dioxide.',
    ],
  },
]

const usual: readonly GapStory[] = [
  {
    stem: 'A liquid turns from blue to yellow when carbon dioxide gets into it. A water snail is put in a tube of it in the dark, a water plant in another in bright light. Choose the words that fit.',
    parts: [
      'With the snail, the liquid ',
      gap('liquid with the snail', 'turns yellow', [
        ['stays blue', 'gases-swapped', 'A snail is alive. Which gas do its cells give off?'],
        ['turns clear', 'matter-lost', 'Nothing takes the color away. Which gas gets into the liquid?'],
      ]),
      '. With the plant in bright light, it stays ',
      gap('liquid with the plant', 'blue', [
        [
          'blue at first, and soon yellow',
          'gases-swapped',
          'In bright light, does a plant use more carbon dioxide than it gives off, or less?',
        ],
        [
          'the color of the leaves',
          'energy-is-matter',
          'The color of the liquid tells about carbon dioxide. Does it get more or less here?',
        ],
      ]),
      '. If the plant is then put in the dark, the liquid ',
      gap('plant in the dark', 'turns yellow, too', [
        [
          'stays as it is',
          'no-respiration-in-plants',
          'In the dark its cells still need energy. Which gas do they give off?',
        ],
        [
          'gets even bluer',
          'gases-swapped',
          'Less carbon dioxide would make it bluer. Can the plant use it in the dark?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Yellow means more carbon dioxide. Who gives it off, and who uses it up?',
      'Without light, which of the two processes is left in a plant?',
    ],
    solution: [
      'The snail gives off carbon dioxide, so the liquid turns yellow.',
      'In bright light the plant uses up more than it gives off. In the dark it only gives it off.',
    ],
  },
  {
    stem: 'A cyclist climbs a hill. Compare her muscles with those of a friend at rest. Choose the words that fit.',
    parts: [
      'Her muscle cells use ',
      gap('oxygen', 'more oxygen', [
        ['less oxygen', 'gases-swapped', 'They release more energy. Which gas do they need for that?'],
        [
          'no oxygen, only sugar',
          'respiration-is-breathing',
          'Why does she breathe so fast, then? What brings the oxygen to the cells?',
        ],
      ]),
      ' and give off ',
      gap('carbon dioxide', 'more carbon dioxide', [
        ['less carbon dioxide', 'gases-swapped', 'More sugar is taken apart. Where do its carbon atoms go?'],
        [
          'the same carbon dioxide',
          'matter-lost',
          'More sugar is taken apart. So do more or fewer carbon atoms leave?',
        ],
      ]),
      '. The energy of the sugar goes off as ',
      gap('where energy goes', 'motion and heat', [
        ['carbon dioxide', 'energy-is-matter', 'That is matter. In which forms does energy leave her body?'],
        [
          'nothing, it is used up',
          'energy-made',
          'Energy is never gone. She moves, and she is hot. What does that tell?',
        ],
      ]),
      '.',
    ],
    hints: [
      'She breathes faster. What do her muscles need more of?',
      'She moves and gets hot. What has become of the energy in the sugar?',
    ],
    solution: [
      'Her muscles need more energy, so they use more sugar and oxygen.',
      'They give off more carbon dioxide. The energy goes off as motion and heat.',
    ],
  },
  {
    stem: 'In its winter den a bear does not eat for months. It lives on its fat and loses 40 kg. Choose the words that fit.',
    parts: [
      'In its cells the fat reacts with ',
      gap('gas that reacts', 'oxygen', [
        ['carbon dioxide', 'gases-swapped', 'That gas is left over. Which one does the bear breathe in?'],
        [
          'nothing',
          'respiration-is-breathing',
          'Why does a sleeping bear breathe, then? What do cells do with that gas?',
        ],
      ]),
      '. Most of the lost mass left the bear as ',
      gap('how mass left', 'carbon dioxide and water', [
        ['energy', 'matter-lost', 'Atoms do not turn into energy. In which substances did they leave?'],
        ['heat', 'energy-is-matter', 'Heat has no mass. In which substances did the atoms leave?'],
      ]),
      '. The energy of the fat ',
      gap('what energy did', 'kept the body warm and alive', [
        [
          'was made new each day',
          'energy-made',
          'Energy is never made. It was stored in the fat. What was it used for?',
        ],
        [
          'stayed in the den as fat',
          'matter-lost',
          'The fat is gone. What does a living body need energy for?',
        ],
      ]),
      '.',
    ],
    hints: [
      'A sleeping bear still breathes. Why?',
      'Matter has mass, and energy has none. In what does the matter leave with each breath?',
    ],
    solution: [
      'Fat reacts with oxygen in the cells, and carbon dioxide and water are left over.',
      'These take the mass away. The energy keeps the bear warm and alive.',
    ],
  },
  {
    stem: 'A heap of grass and kitchen scraps turns warm inside, and it shrinks. Choose the words that fit.',
    parts: [
      'Tiny living things in the heap ',
      gap('what they do', 'respire', [
        [
          'make sugar from light',
          'gases-swapped',
          'It is dark in the heap. What do living cells do with food?',
        ],
        [
          'turn into heat',
          'matter-lost',
          'Living things do not turn into heat. What do they do with the scraps?',
        ],
      ]),
      '. The heat was before ',
      gap('where the energy was', 'stored in the scraps', [
        ['nowhere, it is new', 'energy-made', 'Energy is never made. What did the plants store once?'],
        [
          'in the cold ground',
          'energy-made',
          'The heap is warmer than the ground. What did the plants store once?',
        ],
      ]),
      '. The heap gets lighter, since many of its carbon atoms leave in ',
      gap('where carbon goes', 'carbon dioxide', [
        ['oxygen', 'gases-swapped', 'Oxygen gas holds no carbon. Which gas does?'],
        ['warmth', 'energy-is-matter', 'Warmth has no atoms. Which gas holds carbon?'],
      ]),
      '.',
    ],
    hints: [
      'What do all living cells do with food?',
      'Plants once stored energy of light. And carbon atoms can leave only in matter.',
    ],
    solution: [
      'Bacteria and fungi take the scraps apart: they respire.',
      'The energy stored in the plants is released as heat, and carbon leaves as carbon dioxide.',
    ],
  },
  {
    stem: 'In winter a maple tree has no leaves. Choose the words that fit.',
    parts: [
      'Photosynthesis in the tree has ',
      gap('photosynthesis in winter', 'nearly stopped', [
        [
          'gone on as in summer',
          'one-factor',
          'Where is most of its green stuff in summer? Is that there in winter?',
        ],
        ['become faster', 'one-factor', 'There are no leaves, and days are short. Can it be faster?'],
      ]),
      '. Respiration ',
      gap('respiration in winter', 'goes on slowly', [
        [
          'has stopped, too',
          'no-respiration-in-plants',
          'The tree is alive. What do living cells need, even in winter?',
        ],
        ['now makes the sugar', 'gases-swapped', 'Respiration takes sugar apart. Which process makes it?'],
      ]),
      '. The cells live on sugar that ',
      gap('where sugar comes from', 'was stored in summer', [
        [
          'roots take from the soil',
          'food-from-soil',
          'Soil holds hardly any sugar. When did the tree make some?',
        ],
        [
          'is made of snow',
          'matter-lost',
          'Snow is water and holds no carbon. When did the tree make sugar?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Which of the two processes needs green leaves, and which goes on in every living cell?',
      'The tree cannot make sugar now. From when could it have some?',
    ],
    solution: [
      'Without leaves there is hardly any photosynthesis.',
      'The cells go on to respire, slowly in the cold, with sugar stored in summer.',
    ],
  },
  {
    stem: 'Follow a carbon atom in a glass of milk back in time. Choose the words that fit.',
    parts: [
      'The cow got the atom from ',
      gap('before the milk', 'grass', [
        [
          'the air it breathed in',
          'respiration-is-breathing',
          'Lungs take in oxygen. In what does a cow take in carbon to build with?',
        ],
        ['sunlight', 'energy-is-matter', 'Light has no atoms. What does a cow eat?'],
      ]),
      '. The grass got it from ',
      gap('before the grass', 'the air', [
        [
          'the soil',
          'food-from-soil',
          'Roots take in water and minerals. Which gas with carbon goes into leaves?',
        ],
        [
          'the cow',
          'matter-lost',
          'We go back in time: the grass was there before it was eaten. What goes into its leaves?',
        ],
      ]),
      ', as part of ',
      gap('as part of', 'carbon dioxide', [
        ['oxygen gas', 'gases-swapped', 'Oxygen gas holds no carbon. Which gas does?'],
        ['water vapor', 'gases-swapped', 'Water is H₂O and holds no carbon. Which gas does?'],
      ]),
      '.',
    ],
    hints: [
      'What does a cow eat, and what does grass build itself from?',
      'Which gas in the air holds carbon?',
    ],
    solution: [
      'The cow ate grass, and the grass took carbon dioxide out of the air.',
      'The atom stayed the same all the way. Only its partners changed.',
    ],
  },
  {
    stem: 'Some leaves have green parts and white parts. After a sunny day one is tested for starch. Choose the words that fit.',
    parts: [
      'Starch is found in ',
      gap('where starch is', 'the green parts only', [
        ['the white parts only', 'one-factor', 'Chloroplasts are green. In which parts can sugar be made?'],
        [
          'all parts alike',
          'food-from-soil',
          'All parts got light, water, and air. What do the white parts lack?',
        ],
      ]),
      '. So to make sugar, a cell needs light and also ',
      gap('what a cell needs', 'chloroplasts', [
        ['soil', 'food-from-soil', 'No part of the leaf touches the soil. What is green in a cell?'],
        ['a thick wall', 'one-factor', 'All plant cells have a wall. What is in the green cells only?'],
      ]),
      '. The white cells get their energy from ',
      gap('energy of white cells', 'sugar of the green cells', [
        [
          'light alone',
          'energy-is-matter',
          'They cannot use light without chloroplasts. Who can share sugar with them?',
        ],
        [
          'nothing, they are dead',
          'no-respiration-in-plants',
          'White parts stay alive for months. Who can share sugar with them?',
        ],
      ]),
      '.',
    ],
    hints: [
      'All parts get the same light, water, and air. In what do they differ?',
      'White cells are alive, too. What can move through the veins of the leaf?',
    ],
    solution: [
      'Only green cells have chloroplasts, so only they make sugar, and starch from it.',
      'White cells live on sugar that comes from the green ones.',
    ],
  },
  {
    stem: 'On a long trip in space, a crew takes along a lit tank of green algae. Choose the words that fit.',
    parts: [
      'The algae take in ',
      gap('gas taken in', 'carbon dioxide from the crew', [
        ['oxygen from the crew', 'gases-swapped', 'The crew uses oxygen up. What do people breathe out?'],
        ['air out of empty space', 'matter-lost', 'There is no air in space. What do people breathe out?'],
      ]),
      ' and give back ',
      gap('gas given back', 'oxygen', [
        [
          'carbon dioxide',
          'gases-swapped',
          'Then the crew could not breathe for long. What is left over when sugar is made?',
        ],
        ['new energy', 'energy-made', 'Energy is never made. Which gas is left over when sugar is made?'],
      ]),
      '. This works only as long as the tank gets ',
      gap('what the tank needs', 'energy as light', [
        ['food from the soil', 'food-from-soil', 'Algae float in water. What do they need to make sugar?'],
        [
          'new carbon atoms each day',
          'matter-lost',
          'The same atoms go around between crew and algae. What does not go around?',
        ],
      ]),
      '.',
    ],
    hints: [
      'What does the crew breathe in, and what does it breathe out?',
      'Atoms go around between crew and algae. What must come in all the time?',
    ],
    solution: [
      'The crew gives off carbon dioxide, and the algae turn it into sugar and oxygen.',
      'Matter goes around, but the energy must come in as light.',
    ],
  },
]

const hard: readonly GapStory[] = [
  {
    stem: 'Plants and tiny soil creatures have lived for years in a glass bottle that was sealed tightly. It stands at a window. Choose the words that fit.',
    parts: [
      'In these years the mass of the bottle with all in it has ',
      gap('mass of the bottle', 'stayed the same', [
        [
          'grown, as the plants grew',
          'matter-lost',
          'The bottle is sealed. Where did the atoms of the new leaves come from?',
        ],
        [
          'shrunk, as food was used up',
          'matter-lost',
          'The bottle is sealed. Where could the atoms of the food have gone?',
        ],
      ]),
      '. Carbon in it ',
      gap('carbon', 'goes around', [
        [
          'is made by the plants',
          'matter-lost',
          'Atoms are never made. How do they get from a dead leaf back to a plant?',
        ],
        [
          'is used up by the creatures',
          'matter-lost',
          'Atoms are not used up. In which gas do the creatures give carbon off?',
        ],
      ]),
      '. Energy ',
      gap('energy', 'comes in as light and leaves as heat', [
        [
          'goes around just as carbon does',
          'energy-is-matter',
          'Then the bottle would not need the window. What comes in all the time?',
        ],
        [
          'is made by the green leaves',
          'energy-made',
          'Energy is never made. In which form does it come to the leaves?',
        ],
      ]),
      '.',
    ],
    hints: [
      'The bottle is sealed. What can get through glass, and what cannot?',
      'Would the plants live on if the bottle stood in a dark closet? What does that tell?',
    ],
    solution: [
      'No atom gets in or out, so the mass stays the same, and carbon goes around.',
      'Energy comes in as light and leaves as heat. It does not go around.',
    ],
  },
  {
    stem: 'In a lake, light gets weaker with depth. At 8 meters, algae make just as much oxygen as they use. Choose the words that fit.',
    parts: [
      'At 3 meters the algae make ',
      gap('oxygen at 3 meters', 'more oxygen than they use', [
        [
          'less oxygen than they use',
          'one-factor',
          'There is more light at 3 meters than at 8. Which of the two processes grows with light?',
        ],
        [
          'as much oxygen as they use',
          'one-factor',
          'That is so at 8 meters. Is the light the same at 3 meters?',
        ],
      ]),
      '. At 12 meters their respiration ',
      gap('respiration at 12 meters', 'goes on', [
        [
          'stops for lack of light',
          'no-respiration-in-plants',
          'Which of the two processes needs light, and which does not?',
        ],
        [
          'turns into photosynthesis',
          'gases-swapped',
          'One of them takes sugar apart, the other builds it. Which one needs light?',
        ],
      ]),
      '. If algae stay there for weeks, their dry mass ',
      gap('dry mass at 12 meters', 'gets less', [
        ['gets more', 'matter-lost', 'They use more sugar than they make. What does that do to their mass?'],
        [
          'stays the same',
          'no-respiration-in-plants',
          'At 8 meters the two balance. What about a darker place?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Which of the two processes changes with the light, and which goes on as before?',
      'Compare sugar made with sugar used, above 8 meters and below.',
    ],
    solution: [
      'Above 8 meters there is more light, so more oxygen is made than used.',
      'Below it, respiration goes on but little sugar is made. So the algae lose mass.',
    ],
  },
  {
    stem: 'Scientists gave one plant water with marked oxygen atoms. A second plant got carbon dioxide with marked oxygen atoms. Only the first gave off marked oxygen gas. Choose the words that fit.',
    parts: [
      'So the oxygen gas comes from ',
      gap('where oxygen gas comes from', 'water', [
        [
          'carbon dioxide',
          'gases-swapped',
          'In the second plant carbon dioxide was marked. Was its oxygen gas marked?',
        ],
        ['the light', 'energy-is-matter', 'Light has no atoms. What was marked in the first plant?'],
      ]),
      '. In the second plant, marked atoms were found in ',
      gap('marked atoms in the second plant', 'sugar', [
        ['no substance at all', 'matter-lost', 'Atoms do not disappear. What is built from carbon dioxide?'],
        [
          'the minerals of the soil',
          'food-from-soil',
          'Carbon dioxide goes into leaves. What is built there?',
        ],
      ]),
      '. If no atoms had been marked, the two plants would have ',
      gap('without marks', 'looked just alike', [
        [
          'made no oxygen',
          'matter-lost',
          'A mark only lets us follow an atom. Does it change what a plant does?',
        ],
        [
          'made different gases',
          'gases-swapped',
          'Both got light, water, and carbon dioxide. Does a mark change what is made?',
        ],
      ]),
      '.',
    ],
    hints: [
      'A mark lets us follow an atom from where it goes in to where it comes out.',
      'Which plant gave off marked gas? And what had been marked there?',
    ],
    solution: [
      'Only marked water led to marked gas, so the oxygen gas comes from water.',
      'The oxygen atoms of carbon dioxide end up in sugar. Marks only make this visible.',
    ],
  },
  {
    stem: 'Twenty wheat seeds grow in the dark on wet paper for a week. They weigh more than before. But when they are dried, they weigh less than dry seeds did. Choose the words that fit.',
    parts: [
      'They weigh more before drying because they ',
      gap('why heavier', 'took in water', [
        ['made sugar', 'one-factor', 'They grew in the dark. Can sugar be made there?'],
        ['ate the paper', 'food-from-soil', 'Seeds do not eat. What was the paper wet with?'],
      ]),
      '. Their dry mass got less because they ',
      gap('why dry mass fell', 'respired stored food', [
        [
          'turned atoms into energy',
          'matter-lost',
          'Atoms do not turn into energy. In which gas did they leave?',
        ],
        [
          'stopped living in the dark',
          'no-respiration-in-plants',
          'They grew for a week, so they were alive. What do living cells do with food?',
        ],
      ]),
      '. The missing carbon is now in ',
      gap('missing carbon', 'carbon dioxide in the air', [
        ['oxygen in the air', 'gases-swapped', 'Oxygen gas holds no carbon. Which gas does?'],
        [
          'the wet paper',
          'food-from-soil',
          'Nothing went from the seeds into the paper. Which gas do living cells give off?',
        ],
      ]),
      '.',
    ],
    hints: [
      'What is taken out by drying?',
      'In the dark, which process goes on and which does not? What leaves the seeds then?',
    ],
    solution: [
      'They took in water, which drying took out again.',
      'In the dark they only used stored food. Its carbon left as carbon dioxide, so the dry mass got less.',
    ],
  },
  {
    stem: 'In a closed greenhouse full of plants, the carbon dioxide is measured all day and night. Choose the words that fit.',
    parts: [
      'From dusk to dawn it ',
      gap('at night', 'rises', [
        ['falls', 'gases-swapped', 'Photosynthesis takes it in, and needs light. What goes on at night?'],
        [
          'stays the same',
          'no-respiration-in-plants',
          'Plants are alive at night. Which gas do their cells give off?',
        ],
      ]),
      '. On a bright morning it ',
      gap('in the morning', 'falls', [
        ['rises', 'gases-swapped', 'In bright light, which of the two processes is faster?'],
        ['stays as at dawn', 'one-factor', 'What changes when light comes? Which process starts?'],
      ]),
      '. By noon, growth is slow although it is bright, since the plants are short of ',
      gap('what is short', 'carbon dioxide', [
        [
          'oxygen',
          'gases-swapped',
          'That gas is left over, so there is plenty. Which one was used up all morning?',
        ],
        ['light', 'one-factor', 'It is bright. What have the plants used up all morning in the closed room?'],
      ]),
      '.',
    ],
    hints: [
      'Which process takes carbon dioxide in, and which gives it off? Which of them needs light?',
      'The room is closed. What happens to a gas that is used up all morning?',
    ],
    solution: [
      'At night only respiration goes on, so carbon dioxide rises. In bright light photosynthesis is faster, so it falls.',
      'By noon little is left, and that holds the plants back.',
    ],
  },
  {
    stem: 'On a very hot, dry day a plant closes the tiny openings of its leaves to save water. Choose the words that fit.',
    parts: [
      'Now its leaves can hardly take in ',
      gap('what cannot get in', 'carbon dioxide', [
        [
          'light',
          'energy-is-matter',
          'Light gets through the clear skin of the leaf. What needs an opening?',
        ],
        ['sugar', 'food-from-soil', 'Leaves make sugar themselves. What do they take from the air for that?'],
      ]),
      '. So they make ',
      gap('sugar', 'less sugar', [
        ['more sugar', 'one-factor', 'The Sun is bright. But what else does a leaf need, and can it get in?'],
        [
          'as much sugar as before',
          'one-factor',
          'One of the things that a leaf needs is short now. What does that do?',
        ],
      ]),
      '. More light would ',
      gap('more light', 'not help', [
        ['help much', 'one-factor', 'Light is not what is short. What holds the leaf back now?'],
        [
          'make up for the lost gas',
          'energy-is-matter',
          'Light brings energy and no atoms. Can it stand in for a gas?',
        ],
      ]),
      '.',
    ],
    hints: [
      'What gets in and out through the openings of a leaf?',
      'What runs short holds the plant back. Which one is that here?',
    ],
    solution: [
      'With closed openings, hardly any carbon dioxide gets in.',
      'So less sugar is made, however bright it is: light is not what is short.',
    ],
  },
  {
    stem: 'Most land plants of Earth grow in the north. Each year the carbon dioxide in northern air goes up and down. Choose the words that fit.',
    parts: [
      'From May to September it falls, since plants there ',
      gap('why it falls', 'take in more than they give off', [
        [
          'give off more than they take in',
          'gases-swapped',
          'It falls, so more goes out of the air than comes in. Where does it go?',
        ],
        [
          'do not respire in summer',
          'no-respiration-in-plants',
          'Living cells respire all year. Which of the two is faster in summer?',
        ],
      ]),
      '. In winter it rises, since respiration and rotting ',
      gap('why it rises', 'go on with little photosynthesis', [
        [
          'start only then',
          'no-respiration-in-plants',
          'They go on in summer, too. What is missing in winter?',
        ],
        ['make new carbon atoms', 'matter-lost', 'Atoms are never made. Where was the carbon in summer?'],
      ]),
      '. In between, the carbon is mostly in ',
      gap('where carbon is in summer', 'leaves and wood', [
        ['oxygen gas', 'gases-swapped', 'Oxygen gas holds no carbon. What do plants build in summer?'],
        ['sunlight', 'energy-is-matter', 'Light has no atoms. What do plants build in summer?'],
      ]),
      '.',
    ],
    hints: [
      'Which process takes carbon dioxide out of the air? In which season is it strong?',
      'Which process goes on all year? And where is the carbon that has left the air?',
    ],
    solution: [
      'In summer, plants take in more carbon dioxide than they give off, and build leaves and wood.',
      'In winter there is little photosynthesis, but respiration and rotting go on. So it rises again.',
    ],
  },
  {
    stem: 'Coal formed from swamp plants that lived 300 million years ago. Now it is burned. Choose the words that fit.',
    parts: [
      'The carbon in the coal was once in ',
      gap('carbon of coal', 'the air of that time', [
        [
          'the rock around it',
          'food-from-soil',
          'Plants do not take carbon out of rock. Which gas did their leaves take in?',
        ],
        [
          'the sunlight of that time',
          'energy-is-matter',
          'Light brings energy and no atoms. Which gas did the leaves take in?',
        ],
      ]),
      '. Its energy came from ',
      gap('energy of coal', 'the sunlight of that time', [
        [
          'the heat inside Earth',
          'energy-made',
          'Deep rock pressed the plants to coal. But which energy had the plants stored?',
        ],
        [
          'the carbon atoms themselves',
          'energy-is-matter',
          'Atoms are matter. What did the plants use to build sugar with?',
        ],
      ]),
      '. When coal burns, the carbon ',
      gap('carbon in the fire', 'goes back into the air', [
        ['is gone for good', 'matter-lost', 'Atoms are kept. In which gas are they after the fire?'],
        [
          'turns into heat',
          'energy-is-matter',
          'Matter does not become heat. In which gas are the atoms after the fire?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Think of the living plants: from where did they get carbon, and from where energy?',
      'Carbon atoms are kept in a fire. Which gas holds them then?',
    ],
    solution: [
      'The plants took carbon dioxide out of the air and stored energy of sunlight.',
      'In the fire the energy is released, and the carbon goes back into the air as carbon dioxide.',
    ],
  },
]

/** More of what happens in plants and animals, with the same kinds of gaps. */
export const morePlantStories: Record<Level, readonly GapStory[]> = { 1: easy, 2: usual, 3: hard }
